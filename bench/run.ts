import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { type CachedAnswersRow, measureCachedAnswers } from './http/cached-answers.ts'
import { judge } from './shop/goals.ts'
import { measureShop, type ShopFigures } from './shop/measure-shop.ts'
import { writeTable } from './table.ts'

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000, 10_000, 100_000]

/** How many others wanted the machine: what is measured beside much other work is measured too high. */
const load = loadavg()[0] ?? 0
const cached = await say('cached answers beside nginx and bare Node', () => measureCachedAnswers())
const shops: ShopFigures[] = []
// Written after each size, so that what was measured is not lost with what was not.
for (const size of sizes) {
  shops.push(await say(`a shop of ${count(size)} products`, () => measureShop(size)))
  await writeFile(join(import.meta.dirname, 'results.md'), writeReport(cached, shops))
}
console.log(writeReport(cached, shops))

async function say<Figures>(what: string, measure: () => Promise<Figures>): Promise<Figures> {
  console.log(`Measuring ${what} …`)
  return measure()
}

function writeReport(answers: CachedAnswersRow[], figures: ShopFigures[]): string {
  return `# Results

\`npm run bench\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, load ${load.toFixed(1)} when it began.
The load comes from a process of its own on the same cores, so rates are worth only as ratios within one run; CPU time (the
server's whole process tree) is what contention disturbs least. The catalogue is made up, with a fixed seed.

## What it has to reach

${writeTable(judge(answers, figures))}

## Cached answers, 32 connections

The shop's own pages in its cache, beside servers that send the very same bytes: bare Node with three headers and with all of
the shop's, and nginx. Each figure is the middle of three runs.

${writeTable(answers.map(showCached))}
${figures.map(writeShop).join('')}`
}

function showCached(row: CachedAnswersRow) {
  return {
    answer: `${row.sample}, ${row.encoding}, ${(row.sent / 1000).toFixed(1)} kB`,
    server: row.server,
    'answers/s': row.perSecond.toFixed(0),
    'of bare Node, rate / CPU': showRatios(row.ofBareNode),
    'of nginx, rate / CPU': showRatios(row.ofNginx),
    'p50 ms': row.p50.toFixed(2),
    'p99 ms': row.p99.toFixed(2),
    'CPU ms': row.cpuMsPerAnswer.toFixed(4),
  }
}

function showRatios(ratios: CachedAnswersRow['ofNginx']): string {
  return ratios ? `${ratios.rate.toFixed(2)} / ${ratios.cpu.toFixed(2)}` : 'not there'
}

function writeShop({ products, start, memoryMb, answers, edits }: ShopFigures): string {
  const seen = edits.seenMs.toSorted((a, b) => a - b)
  return `
## ${count(products)} products

The first start is ready after ${showStart(start.first)}, one after it with nothing changed since after ${showStart(start.again)}.
Memory ${memoryMb.searched.toFixed(0)} MB after the searches, with the cache empty; ${memoryMb.flooded.toFixed(0)} MB after thousands of different pages, with the cache full.
${edits.edits} edits while both of two processes were searched: shown by both after ${seen[Math.floor(seen.length / 2)]?.toFixed(0)} ms (median), ${seen.at(-1)?.toFixed(0)} ms (longest).
The longest request meanwhile took ${edits.longestRequestMs.toFixed(0)} ms, ${edits.usualRequestMs.toFixed(0)} ms without edits.

${writeTable(answers.map(showAnswers))}
`
}

function showStart({ readyMs, memoryMb }: ShopFigures['start']['first']): string {
  return `${(readyMs / 1000).toFixed(2)} s with ${memoryMb.toFixed(0)} MB`
}

function showAnswers({ kind, connections, cache, ...row }: ShopFigures['answers'][number]) {
  return {
    asked: kind,
    cache,
    connections,
    'answers/s': row.perSecond.toFixed(0),
    'p50 ms': row.p50.toFixed(2),
    'p95 ms': row.p95.toFixed(2),
    'p99 ms': row.p99.toFixed(2),
    'CPU ms': row.cpuMsPerAnswer.toFixed(3),
    failures: row.failures,
  }
}

function count(products: number): string {
  return products.toLocaleString('en-GB')
}
