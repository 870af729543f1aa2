import { execFileSync } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { applyChanges, buildIndexInSlices, type Index } from '../server/catalogue/search/catalogue-index.ts'
import type { Changes, Entry } from '../server/catalogue/search/entry.ts'
import { search } from '../server/catalogue/search/search.ts'
import { suggest } from '../server/catalogue/search/suggest.ts'
import { generateEntries } from './search-catalogue.ts'
import { makeQueries, queryKinds } from './search-queries.ts'

type Spread = { p50: number; p95: number; p99: number; worst: number }
export type SearchFigures = {
  products: number
  words: number
  buildMs: number
  buildLongestMs: number
  rssMb: number
  heapMb: number
  arraysMb: number
  queries: Record<string, Spread>
  changes: Record<string, Spread>
}

const pageSize = 24
const sampleSize = 2_000
const queriesOfAKind = 500

export async function measureSearch(products: number): Promise<SearchFigures> {
  const sample: Entry[] = []
  const { index, turns } = await build(products, sample)
  const memory = measureMemory()
  const queries = measureQueries(index, sample)
  const changes = measureChanges(index, sample)
  const buildMs = turns.reduce((sum, turn) => sum + turn, 0)
  const built = { buildMs, buildLongestMs: Math.max(...turns) }
  return { products, words: index.vocabulary.words.length, ...built, ...memory, queries, changes }
}

/** Times only what the index does with a batch, not what it takes to make one up. */
async function build(products: number, sample: Entry[]): Promise<{ index: Index; turns: number[] }> {
  const turns: number[] = []
  async function* batches() {
    let batch: Entry[] = []
    for (const entry of generateEntries(products, 1)) {
      if (sample.length < sampleSize) sample.push(entry)
      if (batch.push(entry) < batchSize) continue
      yield batch
      batch = []
      await setImmediate()
    }
    yield batch
  }
  const index = await buildIndexInSlices(timeTurns(batches(), turns))
  return { index, turns }
}

const batchSize = 200
async function* timeTurns(batches: AsyncIterable<Entry[]>, turns: number[]) {
  for await (const batch of batches) {
    const start = performance.now()
    yield batch
    turns.push(performance.now() - start)
  }
}

function measureMemory() {
  for (let i = 0; i < 3; i++) globalThis.gc?.()
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  return { rssMb: rss / 1e6, heapMb: heapUsed / 1e6, arraysMb: arrayBuffers / 1e6 }
}

function measureQueries(index: Index, sample: Entry[]): Record<string, Spread> {
  const queries = makeQueries(sample, queriesOfAKind, 3)
  const kinds = queryKinds.map(
    (kind) => [kind, queries[kind].map((request) => () => search(index, request, pageSize))] as const,
  )
  const typed = queries['one word'].map(
    ({ searchField }) =>
      () =>
        suggest(index, searchField.slice(0, 4)),
  )
  const letters = queries['one letter, best match'].map(
    ({ searchField }) =>
      () =>
        suggest(index, searchField),
  )
  const all = [...kinds, ['suggestions, four letters', typed] as const, ['suggestions, one letter', letters] as const]
  const asked = kinds.slice(0, 8).flatMap(([, runs]) => runs)
  const mix = ['the mix asked for (first eight)', asked.sort((a, b) => orderOf(a) - orderOf(b))] as const
  for (const [, runs] of all) measure(runs.slice(0, 100))
  return Object.fromEntries([...all, mix].map(([kind, runs]) => [kind, measure(runs)]))
}

const places = new WeakMap<object, number>()
function orderOf(run: object): number {
  const place = places.get(run) ?? Math.random()
  places.set(run, place)
  return place
}

function measure(runs: (() => unknown)[]): Spread {
  const times = runs.map((run) => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) }
}

function measureChanges(index: Index, sample: Entry[]): Record<string, Spread> {
  const fresh = [...generateEntries(2_000, 99)]
  const rewritten = sample.map((entry, i) => ({ ...(fresh[i % fresh.length] ?? entry), uuid: entry.uuid }))
  const repriced = sample.map((entry) => ({ ...entry, pricePence: entry.pricePence + 100 }))
  const change = (changed: Entry[]) => ({ changed, removed: [] })
  const remove = (entries: Entry[]) => ({ changed: [], removed: entries.map((entry) => entry.uuid) })
  const kinds: [string, Changes[]][] = [
    ['1 product, new price', repriced.slice(0, 100).map((entry) => change([entry]))],
    ['1 product, all new', rewritten.slice(100, 200).map((entry) => change([entry]))],
    ['200 products, new prices', slice(repriced).map(change)],
    ['200 products, all new', slice(rewritten).map(change)],
    ['200 products added', slice(fresh).map(change)],
    ['200 products removed', slice(sample).map(remove)],
  ]
  return Object.fromEntries(
    kinds.map(([kind, changes]) => [kind, measure(changes.map((each) => () => applyChanges(index, each)))]),
  )
}

const slice = (entries: Entry[]) =>
  Array.from({ length: Math.floor(entries.length / 200) }, (_, i) => entries.slice(i * 200, i * 200 + 200))

function print(figures: SearchFigures) {
  const { products, words, buildMs, buildLongestMs, rssMb, heapMb, arraysMb } = figures
  console.log(`\n## ${products.toLocaleString('en-GB')} products, ${words.toLocaleString('en-GB')} words\n`)
  console.log(`Built in ${buildMs.toFixed(0)} ms, ${buildLongestMs.toFixed(1)} ms at most at a time.`)
  console.log(
    `Memory: ${rssMb.toFixed(0)} MB in all, of which heap ${heapMb.toFixed(0)}, arrays ${arraysMb.toFixed(0)}.\n`,
  )
  console.log('| ms | p50 | p95 | p99 | worst |\n|---|--:|--:|--:|--:|')
  for (const [kind, spread] of Object.entries({ ...figures.queries, ...figures.changes })) {
    const { p50, p95, p99, worst } = spread
    console.log(`| ${kind} | ${[p50, p95, p99, worst].map((ms) => ms.toFixed(3)).join(' | ')} |`)
  }
}

const [, program, ...sizes] = process.argv
if (program === fileURLToPath(import.meta.url)) {
  if (sizes.length === 1) print(await measureSearch(Number(sizes[0])))
  else {
    for (const size of sizes.length > 0 ? sizes : ['1000', '10000', '100000']) {
      execFileSync(process.execPath, ['--expose-gc', program, size], { stdio: 'inherit' })
    }
  }
}
