import { execFileSync } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  addInitial,
  applyChanges,
  createIndex,
  finishInitial,
  type Index,
} from '../server/catalogue/search/catalogue-index.ts'
import type { Changes, Entry } from '../server/catalogue/search/entry.ts'
import { searchUnderstood } from '../server/catalogue/search/search-understood.ts'
import { suggest } from '../server/catalogue/search/suggest.ts'
import { createRandom, generateEntries } from './search-catalogue.ts'
import { makeQueries, queryKinds } from './search-queries.ts'
import { spreadOf } from './spread.ts'

/** Milliseconds. `cpu` is the mean of the whole process, its garbage collector's threads included. */
type Spread = { cpu: number; p50: number; p95: number; p99: number; worst: number }
type SearchFigures = {
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
/** The batch size in which the shop reads products from the database. */
const batchSize = 500
const sampleSize = 2_000
const queriesOfAKind = 500

async function measureSearch(products: number): Promise<SearchFigures> {
  const sample: Entry[] = []
  const index = createIndex()
  const turns = await timeTurns(index, makeBatches(products, sample))
  const buildMs = turns.reduce((sum, turn) => sum + turn, 0)
  const built = { buildMs, buildLongestMs: Math.max(...turns) }
  const memory = measureMemory()
  const queries = measureQueries(index, sample)
  const changes = measureChanges(index, sample)
  return { products, words: index.vocabulary.words.length, ...built, ...memory, queries, changes }
}

function* makeBatches(products: number, sample: Entry[]) {
  let batch: Entry[] = []
  for (const entry of generateEntries(products, 1)) {
    if (sample.length < sampleSize) sample.push(entry)
    if (batch.push(entry) < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Builds the index in steps as a first start does, and times each step without generating the products. */
async function timeTurns(index: Index, batches: Iterable<Entry[]>): Promise<number[]> {
  const turns: number[] = []
  const time = async (steps: Iterable<void>) => {
    let start = performance.now()
    for (const _step of steps) {
      turns.push(performance.now() - start)
      await setImmediate()
      start = performance.now()
    }
    turns.push(performance.now() - start)
  }
  for (const batch of batches) await time(addInitial(index, batch))
  await time(finishInitial(index))
  return turns
}

function measureMemory() {
  for (let i = 0; i < 3; i++) globalThis.gc?.()
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  return { rssMb: rss / 1e6, heapMb: heapUsed / 1e6, arraysMb: arrayBuffers / 1e6 }
}

type Run = () => unknown

function measureQueries(index: Index, sample: Entry[]): Record<string, Spread> {
  const queries = makeQueries(sample, queriesOfAKind, 3)
  const runs = new Map<string, Run[]>()
  for (const kind of queryKinds)
    runs.set(
      kind,
      queries[kind].map((request) => () => searchUnderstood(index, request, pageSize)),
    )
  const texts = queries['one word'].map((request) => request.searchField)
  runs.set(
    'suggestions, four letters',
    texts.map((text) => () => suggest(index, text.slice(0, 4))),
  )
  runs.set(
    'suggestions, one letter',
    texts.map((text) => () => suggest(index, text.slice(0, 1))),
  )
  runs.set(
    'suggestions, three letters of a second word',
    queries['three words'].map(({ searchField }) => {
      const [first = '', second = ''] = searchField.split(' ')
      return () => suggest(index, `${first} ${second.slice(0, 3)}`)
    }),
  )
  runs.set('the first eight, mixed', shuffle(queryKinds.slice(0, 8).flatMap((kind) => runs.get(kind) ?? [])))
  for (const kindRuns of runs.values()) measure(kindRuns.slice(0, 100))
  return Object.fromEntries([...runs].map(([kind, some]) => [kind, measure(some)]))
}

function shuffle(runs: Run[]): Run[] {
  const random = createRandom(11)
  const placed = runs.map((run) => ({ run, place: random() }))
  return placed.sort((a, b) => a.place - b.place).map(({ run }) => run)
}

function measure(runs: Run[]): Spread {
  const before = process.cpuUsage()
  const times = runs.map((run) => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  const { user, system } = process.cpuUsage(before)
  const at = spreadOf(times)
  return { cpu: (user + system) / 1000 / runs.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) }
}

function measureChanges(index: Index, sample: Entry[]): Record<string, Spread> {
  const fresh = [...generateEntries(2 * sampleSize, 99)]
  const rewritten = sample.map((entry, i) => ({ ...(fresh[i] ?? entry), uuid: entry.uuid }))
  const repriced = sample.map((entry) => ({ ...entry, pricePence: entry.pricePence + 100 }))
  const change = (changed: Entry[]): Changes => ({ changed, removed: [] })
  const remove = (entries: Entry[]): Changes => ({ changed: [], removed: entries.map((entry) => entry.uuid) })
  const kinds: [string, Changes[]][] = [
    ['1 product, new price', repriced.slice(0, 100).map((entry) => change([entry]))],
    ['1 product, all new', rewritten.slice(100, 200).map((entry) => change([entry]))],
    ['200 products, new prices', slice(repriced).map(change)],
    ['200 products, all new', slice(rewritten).map(change)],
    ['200 products added', slice(fresh.slice(sampleSize)).map(change)],
    ['200 products removed', slice(sample).map(remove)],
  ]
  const runs = ([kind, changes]: [string, Changes[]]) =>
    [kind, measure(changes.map((each) => () => applyChanges(index, each)))] as const
  return Object.fromEntries(kinds.map(runs))
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
  console.log('| ms | cpu | p50 | p95 | p99 | worst |\n|---|--:|--:|--:|--:|--:|')
  for (const [kind, { cpu, p50, p95, p99, worst }] of Object.entries({ ...figures.queries, ...figures.changes })) {
    console.log(`| ${kind} | ${[cpu, p50, p95, p99, worst].map((ms) => ms.toFixed(3)).join(' | ')} |`)
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
