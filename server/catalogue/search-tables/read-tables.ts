import { setImmediate } from 'node:timers/promises'
import { and, asc, gt, gte, lt, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { takeSteps } from '../../platform/in-parts.ts'
import { finishInitial, type Index } from '../search/catalogue-index.ts'
import {
  type CountedWord,
  countWords,
  type FactsWithTexts,
  fileRows,
  putRows,
  type SlottedFacts,
} from '../search/lean-index.ts'
import { searchProducts, searchState, searchWords } from '../tables.ts'

const rowsOfPage = 2_000
const wordsOfPage = 20_000
const { term, word, frequency, headings } = searchWords
const wordColumns = { term, word, frequency, headings }

/** Reads all products into an empty index that answers no questions yet. */
export async function readTables(db: Db, index: Index): Promise<void> {
  await inOneMoment(db, async (tx, version) => {
    for await (const words of pageWords(tx)) countWords(index, words)
    for await (const rows of pageRows(tx)) {
      fileRows(index, rows)
      await setImmediate()
    }
    setVersion(index, version)
  })
  await takeSteps(finishInitial(index))
}

/** Brings an index up to date with the tables. */
export async function readNewer(db: Db, index: Index): Promise<void> {
  const newer = await readSince(db, index.source?.version ?? -1)
  await takeSteps(putRows(index, newer.rows))
  // No await between the last slice and here: an edit of one slice is seen whole.
  countNewer(index, newer)
}

export type Newer = { version: number; words: CountedWord[]; rows: SlottedFacts[] }

/** Reads the rows that are newer than a content version. */
export const readSince = (db: Db, since: number): Promise<Newer> =>
  inOneMoment(db, async (tx, version) => {
    const words = await tx
      .select(wordColumns)
      .from(searchWords)
      .where(gt(searchWords.changedIn, since))
      .orderBy(asc(searchWords.term))
    return { version, words, rows: await readRows(tx, gt(searchProducts.changedIn, since)) }
  })

export function countNewer(index: Index, { words, version }: Omit<Newer, 'rows'>) {
  countWords(index, words)
  setVersion(index, version)
}

function setVersion({ source }: Index, version: number) {
  if (source) source.version = version
}

export async function readVersionOfTables(db: Db): Promise<number> {
  const [state] = await db.select().from(searchState)
  return state?.version ?? -1
}

const inOneMoment = <Answer>(db: Db, read: (tx: Db, version: number) => Promise<Answer>): Promise<Answer> =>
  db.transaction(async (tx) => read(tx, await readVersionOfTables(tx)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

/** All words in pages, ordered by term. */
async function* pageWords(db: Db): AsyncGenerator<CountedWord[]> {
  for (let from = 0; ; from += wordsOfPage) {
    const words = await db
      .select(wordColumns)
      .from(searchWords)
      .where(and(gte(searchWords.term, from), lt(searchWords.term, from + wordsOfPage)))
      .orderBy(asc(searchWords.term))
    if (words.length === 0) return
    yield words
  }
}

/** All products in pages, by ranges of slots. */
async function* pageRows(db: Db): AsyncGenerator<SlottedFacts[]> {
  for (let from = 0; ; from += rowsOfPage) {
    const { slot } = searchProducts
    const rows = await readRows(db, and(gte(slot, from), lt(slot, from + rowsOfPage)))
    if (rows.length === 0) return
    yield rows
  }
}

async function readRows(db: Db, where: SQL | undefined): Promise<SlottedFacts[]> {
  const { slot, uuid, facts } = searchProducts
  const rows = await db.select({ slot, uuid, facts }).from(searchProducts).where(where)
  return rows.map((row) => ({ ...row, facts: row.facts === null ? null : (JSON.parse(row.facts) as FactsWithTexts) }))
}
