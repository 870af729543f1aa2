import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import pino from 'pino'
import type { Sql } from 'postgres'
import { ask } from '../../server/catalogue/search/ask.ts'
import {
  addInitial,
  applyInSteps,
  createIndex,
  finishInitial,
  type Index,
} from '../../server/catalogue/search/catalogue-index.ts'
import type { Entry } from '../../server/catalogue/search/entry.ts'
import { searchUnderstood } from '../../server/catalogue/search/search-understood.ts'
import { suggest } from '../../server/catalogue/search/suggest.ts'
import { readNewer } from '../../server/catalogue/search-tables/read-tables.ts'
import { beginWriting, endWriting, writeChanges } from '../../server/catalogue/search-tables/write-tables.ts'
import { migrateDatabase, openDatabase } from '../../server/platform/database.ts'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/start.ts'
import { fileInTables, openFiled } from '../file-in-tables.ts'
import { generateEntries } from '../search-catalogue.ts'
import { makeQueries, queryKinds } from '../search-queries.ts'
import { spreadOf } from '../spread.ts'
import { writeTable } from '../table.ts'

/** `npm run bench:tables`, or `-- 1000000`: compares an index in memory with one whose words and cards are in PostgreSQL. */
type Answer = 'memory' | 'postgres'
type Spread = Record<'ms' | 'first' | 'p50' | 'p95' | 'worst', string>
type Question = (index: Index) => unknown

const pageSize = 24
const sampleSize = 2_000
const queriesOfAKind = 200
const edits = 50

const [, program = '', size = '', answer = ''] = process.argv
if (answer) await measure(Number(size), answer as Answer)
else if (program === fileURLToPath(import.meta.url)) {
  for (const products of size ? [size] : ['10000', '100000']) {
    for (const each of ['memory', 'postgres']) {
      execFileSync(process.execPath, ['--expose-gc', program, products, each], { stdio: 'inherit' })
    }
  }
}

async function measure(products: number, kind: Answer) {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-tables-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: pino({ level: 'warn' }), durable: false })
  await migrateDatabase(postgres.connection)
  const { sql, close } = await openDatabase(postgres.connection)
  try {
    const before = readMemory()
    const opened = kind === 'memory' ? openMemory(products) : await openTables(sql, products)
    const bytes = (readMemory() - before) / products
    const sample = [...generateEntries(Math.min(products, sampleSize), 1)]
    console.log(`\n## ${products.toLocaleString('en-GB')} products, ${kind}\n`)
    const [writtenMs, startedMs] = [Math.round(opened.writeMs), Math.round(opened.startMs)]
    console.log(writeTable([{ writtenMs, startedMs, 'bytes a product': Math.round(bytes) }]), '\n')
    const times = await measureQuestions(opened.index, sample)
    times.push(spread('1 product, all new', await measureEdits(sql, opened.index, sample)))
    console.log(writeTable(times))
  } finally {
    await close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function openMemory(products: number) {
  const index = createIndex()
  const start = performance.now()
  for (const entry of generateEntries(products, 1)) for (const _step of addInitial(index, [entry]));
  for (const _step of finishInitial(index));
  return { index, writeMs: 0, startMs: performance.now() - start }
}

async function openTables(sql: Sql, products: number) {
  let start = performance.now()
  await fileInTables(sql, generateEntries(products, 1))
  const writeMs = performance.now() - start
  start = performance.now()
  return { index: await openFiled(sql), writeMs, startMs: performance.now() - start }
}

function readMemory(): number {
  for (let i = 0; i < 3; i++) globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** The first run fetches everything; later runs fetch only what is not cached. */
async function measureQuestions(index: Index, sample: Entry[]): Promise<Spread[]> {
  const queries = makeQueries(sample, queriesOfAKind, 3)
  const kinds: [string, Question[]][] = queryKinds.map((kind) => [
    kind,
    queries[kind].map((request) => (whole: Index) => searchUnderstood(whole, request, pageSize)),
  ])
  const texts = queries['one word'].map(({ searchField }) => searchField.slice(0, 4))
  kinds.push(['suggestions, four letters', texts.map((text) => (whole: Index) => suggest(whole, text))])
  const rows: Spread[] = []
  for (const [kind, questions] of kinds) {
    const times: number[] = []
    for (const question of questions) {
      const start = performance.now()
      await ask(index, question)
      times.push(performance.now() - start)
    }
    rows.push(spread(kind, times))
  }
  return rows
}

function spread(ms: string, times: number[]): Spread {
  const at = spreadOf(times)
  const [first, p50, p95, worst] = [times[0] ?? 0, at(0.5), at(0.95), at(1)].map((each) => each.toFixed(2))
  return { ms, first: first ?? '', p50: p50 ?? '', p95: p95 ?? '', worst: worst ?? '' }
}

async function measureEdits(sql: Sql, index: Index, sample: Entry[]): Promise<number[]> {
  const db = drizzle(sql, { casing: 'snake_case' })
  const times: number[] = []
  for (const [i, entry] of [...generateEntries(edits, 99)].entries()) {
    const changes = { changed: [{ ...entry, uuid: sample[i]?.uuid ?? entry.uuid }], removed: [] }
    const start = performance.now()
    if (index.source) {
      await db.transaction(async (tx) => {
        const writing = beginWriting(tx, i + 1)
        await writeChanges(writing, changes)
        await endWriting(writing, 'bench')
      })
      await readNewer(db, index)
    } else for (const _step of applyInSteps(index, changes));
    times.push(performance.now() - start)
  }
  return times
}
