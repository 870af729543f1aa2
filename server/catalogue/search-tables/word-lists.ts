import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { proseLevel } from '../search/storage/vocabulary.ts'
import { searchPostings, searchWords } from '../tables.ts'
import { numberArray, packNumbers, textArray, unpackNumbers } from './packed.ts'

/** Slots per chunk of a posting list: an edit of a product rewrites one chunk for each of its words. */
const chunkLength = 8192

/** The terms of a product before and after, `term * 8 + level`, ascending. */
type TermsChange = { slot: number; before: Uint32Array; after: Uint32Array }

type Edit = { term: number; chunk: number; dropped: Set<number>; added: number[] }
export type Counts = Map<number, { frequency: number; headings: number }>

/** Writes the changed posting lists, and adds the changes in the words' product counts to `counts`. */
export async function changeLists(db: Db, changes: TermsChange[], counts: Counts): Promise<void> {
  const edits = [...collectEdits(changes, counts).values()]
  const before = await readLists(db, edits)
  const lists = edits.map((edit) => ({ ...edit, postings: apply(before.get(keyOf(edit)), edit) }))
  await putLists(
    db,
    lists.filter(({ postings }) => postings.length > 0),
  )
  const emptied = lists.filter(({ postings }) => postings.length === 0)
  await db.execute(sql`
    delete from ${searchPostings} using ${unnestKeys(emptied)}
    where ${searchPostings.term} = own.term and ${searchPostings.chunk} = own.chunk`)
}

const keyOf = ({ term, chunk }: Pick<Edit, 'term' | 'chunk'>) => term * 2 ** 20 + chunk

function collectEdits(changes: TermsChange[], counts: Counts): Map<number, Edit> {
  const edits = new Map<number, Edit>()
  const editOf = (term: number, slot: number) => {
    const place = { term, chunk: Math.floor(slot / chunkLength) }
    const known = edits.get(keyOf(place))
    if (known) return known
    const edit = { ...place, dropped: new Set<number>(), added: [] }
    edits.set(keyOf(place), edit)
    return edit
  }
  for (const { slot, before, after } of changes) {
    const [old, now] = [new Set(before), new Set(after)]
    for (const each of before) {
      if (now.has(each)) continue
      editOf(each >>> 3, slot).dropped.add(slot * 8 + (each & 7))
      count(counts, each, -1)
    }
    for (const each of after) {
      if (old.has(each)) continue
      editOf(each >>> 3, slot).added.push(slot * 8 + (each & 7))
      count(counts, each, 1)
    }
  }
  return edits
}

function count(counts: Counts, termAndLevel: number, more: number) {
  const term = termAndLevel >>> 3
  const own = counts.get(term) ?? { frequency: 0, headings: 0 }
  own.frequency += more
  if ((termAndLevel & 7) > proseLevel) own.headings += more
  counts.set(term, own)
}

function apply(before: Uint32Array | undefined, { dropped, added }: Edit): Uint32Array {
  const kept = before?.filter((posting) => !dropped.has(posting)) ?? []
  return Uint32Array.from([...kept, ...added]).sort()
}

const unnestKeys = (edits: Pick<Edit, 'term' | 'chunk'>[]) => {
  const terms = numberArray(edits.map(({ term }) => term))
  const chunks = numberArray(edits.map(({ chunk }) => chunk))
  return sql`unnest(${terms}, ${chunks}) as own(term, chunk)`
}

async function readLists(db: Db, edits: Edit[]): Promise<Map<number, Uint32Array>> {
  const { term, chunk } = searchPostings
  const rows = await db
    .select()
    .from(searchPostings)
    .where(sql`(${term}, ${chunk}) in (select own.term, own.chunk from ${unnestKeys(edits)})`)
  return new Map(rows.map((row) => [keyOf(row), unpackNumbers(row.postings)]))
}

async function putLists(db: Db, lists: (Edit & { postings: Uint32Array })[]): Promise<void> {
  const terms = numberArray(lists.map(({ term }) => term))
  const chunks = numberArray(lists.map(({ chunk }) => chunk))
  const postings = textArray(lists.map((each) => packNumbers(each.postings).toString('base64')))
  await db.execute(sql`
    insert into ${searchPostings} (term, chunk, postings)
    select term, chunk, decode(postings, 'base64') from unnest(${terms}, ${chunks}, ${postings}) as own(term, chunk, postings)
    on conflict (term, chunk) do update set postings = excluded.postings`)
}

/** The terms of these words; words that are new get the next ones. */
export async function nameWords(db: Db, words: string[], version: number): Promise<Map<string, number>> {
  const [last] = await db.select({ term: sql<number | null>`max(${searchWords.term})` }).from(searchWords)
  const rows = await db
    .select({ term: searchWords.term, word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.word} = any(${textArray(words)})`)
  const terms = new Map(rows.map(({ word, term }) => [word, term]))
  const fresh = words.filter((word) => !terms.has(word))
  const first = (last?.term ?? -1) + 1
  await db.execute(sql`
    insert into ${searchWords} (term, word, frequency, headings, changed_in)
    select ${first}::int + place::int - 1, word, 0, 0, ${version}
    from unnest(${textArray(fresh)}) with ordinality as own(word, place)`)
  for (const [place, word] of fresh.entries()) terms.set(word, first + place)
  return terms
}

/** Marks every word whose list changed, even if its count is the same, so that indexes evict the list. */
export async function addCounts(db: Db, counts: Counts, version: number): Promise<void> {
  const all = [...counts]
  const terms = numberArray(all.map(([term]) => term))
  const frequencies = numberArray(all.map(([, { frequency }]) => frequency))
  const headings = numberArray(all.map(([, own]) => own.headings))
  await db.execute(sql`
    update ${searchWords} as word set
      frequency = word.frequency + own.frequency,
      headings = word.headings + own.headings,
      changed_in = ${version}
    from unnest(${terms}, ${frequencies}, ${headings}) as own(term, frequency, headings)
    where word.term = own.term`)
}
