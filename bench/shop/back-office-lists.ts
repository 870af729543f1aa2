import { failed } from '../../contract/errors.ts'
import { openStaffClient } from '../../tests/support/staff-client.ts'
import { writeTable } from '../table.ts'
import { openBenchDatabase } from './bench-database.ts'

const questions: [string, Record<string, string>][] = [
  ['as it opens', {}],
  ['page 150', { page: '150' }],
  ['one word', { q: 'sofa' }],
  ['three words', { q: 'sofa oak fern' }],
  ['part of a code', { q: 'x-12' }],
  ['by price', { sort: '-price' }],
  ['by last change', { sort: '-updated' }],
  ['a category', { category: '1' }],
  ['on sale, by price', { only: 'on-sale', sort: 'price' }],
  ['without a picture', { only: 'no-picture' }],
  ['all at once', { q: 'sofa', category: '1', only: 'on-sale,no-picture,no-price', sort: '-price' }],
]

/** How long the back office waits for its list of products, from the call to its checked answer. */
const count = Number(process.argv[2] ?? 10_000)
const warmUp = 20
const database = await openBenchDatabase(count)
try {
  console.log(writeTable(await measureLists()))
} finally {
  await database.stop()
}

async function measureLists() {
  const client = openStaffClient({ db: database.db })
  const rows: Record<string, string | number>[] = []
  for (const [question, input] of questions) {
    const times: number[] = []
    let found = Number.NaN
    for (let round = 0; round < warmUp + 60; round++) {
      const started = performance.now()
      const answer = await client.products(input)
      if (round >= warmUp) times.push(performance.now() - started)
      if (!failed(answer)) found = answer.total
    }
    times.sort((a, b) => a - b)
    const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1)
    rows.push({ question, found, 'best ms': at(0), 'p50 ms': at(0.5), 'p95 ms': at(0.95) })
  }
  return rows
}
