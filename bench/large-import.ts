import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ImportView } from '../contract/staff/import.ts'
import { writeCsvLine } from '../server/platform/csv.ts'
import { readLoad } from './cached-report.ts'
import { openBenchDatabase } from './shop/bench-database.ts'
import { openBackOffice } from './shop/open-back-office.ts'
import { startShop } from './shop/shop-process.ts'
import { watchRequests } from './shop/watch-requests.ts'
import { writeTable } from './table.ts'

/** Measures how long other requests wait while a large file is imported: `npm run bench:large-import`, or `-- 20000` rows. */
const rows = Number(process.argv[2] ?? 100_000)
const products = 10_000
const load = readLoad()
const database = await openBenchDatabase(products)
const shop = await startShop(database)
const base = `http://localhost:${shop.port}`
const cookie = await openBackOffice(shop)
const watch = await watchRequests([shop])
try {
  const figures: Record<string, string>[] = []
  const time = async (step: string, work: () => Promise<unknown>) => {
    const began = performance.now()
    const longest = await watch.during(work)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const row = {
      step,
      s: seconds,
      'longest request meanwhile, ms': longest.toFixed(0),
      'memory, MB': shop.memoryMb().toFixed(0),
    }
    console.log(row)
    figures.push(row)
  }
  await time('idle', () => pause(5_000))
  let uuid = ''
  await time('read the file', async () => {
    uuid = await upload(writeRows(rows))
  })
  await time('dry run', () => check(uuid))
  await time('apply', () => runStep(uuid, 'apply', { leaveWrong: false }))
  let product = ''
  await time('shown to shoppers', async () => {
    product = await findWhenAllAreShown()
  })
  await time('undo', () => runStep(uuid, 'undo', {}))
  await time('hidden from shoppers', () => untilGone(product))
  await writeFile(join(import.meta.dirname, 'large-import-results.md'), writeReport(figures))
} finally {
  watch.stop()
  await shop.stop()
  await database.stop()
}

function writeRows(amount: number): string {
  const lines = Array.from({ length: amount }, (_, i) => [
    `Imported chair ${i}`,
    String(100 + (i % 900)),
    'Imported',
    `Group ${i % 20}`,
    `IMP-${i}`,
    String(40 + (i % 60)),
    'published',
  ])
  return [['Name', 'Price', 'Category', 'Sub-category', 'Product code', 'Width (cm)', 'Status'], ...lines]
    .map(writeCsvLine)
    .join('')
}

async function upload(body: string): Promise<string> {
  const answer = await ask<{ uuid: string }>('/api/staff/imports/file?name=large.csv', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body,
  })
  return answer.uuid
}

async function check(uuid: string): Promise<void> {
  const { columns } = await ask<ImportView>(`/api/staff/imports/${uuid}`)
  const matching = columns.map(({ column }) => column)
  const { counts } = await runStep(uuid, 'check', { supplier: 'Large', matching, makeNew: true })
  if (counts?.new !== rows) throw new Error(`The dry run found ${JSON.stringify(counts)}.`)
}

async function runStep(uuid: string, step: 'check' | 'apply' | 'undo', asked: object): Promise<ImportView> {
  await ask(`/api/staff/imports/${uuid}/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uuid, ...asked }),
  })
  for (;;) {
    const view = await ask<ImportView>(`/api/staff/imports/${uuid}`)
    if (view.task?.state === 'failed') throw new Error(JSON.stringify(view.task))
    if (view.task?.state === 'done') return view
    await pause(250)
  }
}

async function findWhenAllAreShown(): Promise<string> {
  for (;;) {
    const { total, products } = await ask<{ total: number; products: { uuid: string }[] }>('/api/search/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ searchField: 'imported chair' }),
    })
    if (total === rows) return products[0]?.uuid ?? ''
    await pause(50)
  }
}

async function untilGone(uuid: string): Promise<void> {
  while ((await fetch(`${base}/api/product/${uuid}`)).status !== 404) await pause(50)
}

async function ask<Answer>(
  path: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Answer> {
  const answer = await fetch(base + path, { ...init, headers: { ...init.headers, cookie, origin: base } })
  const body = await answer.json()
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(body)}`)
  return body as Answer
}

function writeReport(figures: Record<string, string>[]): string {
  return `# An import of many rows

\`npm run bench:large-import\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, load ${load.toFixed(1)} when it began.
A shop of ${products.toLocaleString('en-GB')} products and a file of ${rows.toLocaleString('en-GB')} rows, each a new product. Another process repeats a short request. The goal for the longest
request is 50 ms.

${writeTable(figures)}
`
}
