import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { failed } from '../../contract/errors.ts'
import { buildIndex } from '../../server/catalogue/search/catalogue-index.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { readLoad } from '../cached-report.ts'
import { generateEntries } from '../search-catalogue.ts'
import { openBenchDatabase } from '../shop/bench-database.ts'
import { spreadOf } from '../spread.ts'
import { writeTable } from '../table.ts'
import { amounts, fillRecords } from './fill-records.ts'
import { questions, type StaffClient } from './questions.ts'

/** Measures how long the back office waits for its lists, from the call to the validated answer. */
const products = Number(process.argv[2] ?? 10_000)
const [goalMs, warmUp, rounds] = [50, 10, 40]
const load = readLoad()
const database = await openBenchDatabase(products)
try {
  await fillRecords(database.sql)
  const index = buildIndex([...generateEntries(products, 1)])
  const rows = await measureLists(openStaffClient({ db: database.db, readIndex: () => index }))
  await writeFile(join(import.meta.dirname, 'results.md'), writeReport(rows))
  console.log(writeTable(rows))
} finally {
  await database.stop()
}

async function measureLists(client: StaffClient) {
  const rows: Record<string, string | number>[] = []
  for (const [list, question, ask] of questions) {
    const times: number[] = []
    for (let round = 0; round < warmUp + rounds; round++) {
      const started = performance.now()
      const answer = await ask(client)
      if (round >= warmUp) times.push(performance.now() - started)
      if (failed(answer)) throw new Error(`${list}, ${question}: ${answer.problem.reason}`)
    }
    const at = spreadOf(times)
    const [best, p50, p95] = [at(0), at(0.5), at(0.95)]
    const figures = { 'best ms': best.toFixed(1), 'p50 ms': p50.toFixed(1), 'p95 ms': p95.toFixed(1) }
    rows.push({ list, question, ...figures, [`≤ ${goalMs} ms`]: p95 <= goalMs ? 'yes' : 'no' })
  }
  return rows
}

function writeReport(rows: Record<string, string | number>[]): string {
  const count = (amount: number) => amount.toLocaleString('en-GB')
  return `# The lists of the back office

\`npm run bench:lists\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, load ${load.toFixed(1)} when it began.
A shop of ${count(products)} products, ${count(amounts.enquiries)} enquiries, ${count(amounts.visits)} visits, ${count(amounts.entries)} history entries, ${count(amounts.redirects)} redirects and ${count(amounts.searches)}
searches. From the call to its checked answer, in the process of the shop, one call after another; the goal is kept
where 95 of 100 calls are answered in it.

${writeTable(rows)}
`
}
