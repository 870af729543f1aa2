import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { readLoad, renewCached, writeCached } from './cached-report.ts'
import { type CachedAnswersRow, measureCachedAnswers } from './http/cached-answers.ts'
import { judge } from './shop/goals.ts'
import { measureShop, type ShopFigures } from './shop/measure-shop.ts'
import { spreadOf } from './spread.ts'
import { writeTable } from './table.ts'

const growth = `
## Growth

\`npm run bench:growth\` measures how costs grow with the catalogue: [growth-results.md](growth-results.md).

![Growth curves](growth/curves.svg)
`

const file = join(import.meta.dirname, 'results.md')
const asked = process.argv.slice(2)
/** The load average: on a busy machine, measured times are too high. */
const load = readLoad()
const cached = await say('cached answers beside nginx and bare Node', () => measureCachedAnswers())
// `npm run bench -- cached` measures only cached answers.
if (asked[0] === 'cached') await writeFile(file, renewCached(await readFile(file, 'utf8'), cached, load))
else await measureShops(asked.length > 0 ? asked.map(Number) : [1_000, 10_000, 100_000])
console.log(await readFile(file, 'utf8'))

/** Writes the report after each size, so that a later failure does not lose the figures before it. */
async function measureShops(sizes: number[]): Promise<void> {
  const shops: ShopFigures[] = []
  for (const size of sizes) {
    shops.push(await say(`a shop of ${count(size)} products`, () => measureShop(size)))
    await writeFile(file, writeReport(cached, shops))
  }
}

async function say<Figures>(what: string, measure: () => Promise<Figures>): Promise<Figures> {
  console.log(`Measuring ${what} …`)
  return measure()
}

function writeReport(answers: CachedAnswersRow[], figures: ShopFigures[]): string {
  return `# Results

\`npm run bench\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, load ${load.toFixed(1)} when it began.
The load comes from a separate process on the same cores, so rates are only comparable within one run. Contention affects CPU
time (of the server's whole process tree) least. The catalogue is generated with a fixed seed.

## Goals

${writeTable(judge(answers, figures))}

${writeCached(answers, load)}${figures.map(writeShop).join('')}${growth}`
}

function writeShop({ products, start, memoryMb, answers, edits }: ShopFigures): string {
  const seen = spreadOf(edits.seenMs)
  return `
## ${count(products)} products

The first start is ready after ${showStart(start.first)}; a second one without changes after ${showStart(start.again)}.
Memory ${memoryMb.searched.toFixed(0)} MB after the searches, with an empty cache; ${memoryMb.flooded.toFixed(0)} MB after thousands of different pages, with a full cache; ${memoryMb.rested.toFixed(0)} MB half a minute later.
${edits.edits} edits during searches in two processes: shown by both after ${seen(0.5).toFixed(0)} ms (median), ${seen(1).toFixed(0)} ms (longest).
The longest request during the edits took ${edits.longestRequestMs.toFixed(0)} ms, ${edits.usualRequestMs.toFixed(0)} ms without edits.

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
