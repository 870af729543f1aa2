import { isDeepStrictEqual } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import { writeList } from '../../../contract/list-text.ts'
import type { SynonymMark, SynonymRow, SynonymSave } from '../../../contract/staff/search.ts'
import type { Db, Transaction } from '../../platform/database.ts'
import { takeBreaks } from '../../platform/in-parts.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import type { Change } from '../../site/changes.ts'
import { Stale } from '../../site/stale.ts'
import { refuseField } from '../../site/versioned-rows.ts'
import { ask } from '../search/ask.ts'
import type { Index } from '../search/catalogue-index.ts'
import { countMeant, withSynonyms } from '../search/text/find-text.ts'
import { listWords, type Synonym } from '../search/text/synonyms.ts'
import { searchSynonyms } from '../tables.ts'

/** The maximum number of synonyms, because every search checks all of them. */
const maxSynonyms = 500

export const readSynonyms = (db: Db): Promise<Synonym[]> =>
  db
    .select({ word: searchSynonyms.word, means: searchSynonyms.means })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.lookup))

/** Lists the synonyms, each with what its word finds for shoppers, to whom all synonyms apply. */
export async function listSynonyms(db: Db, index: Index): Promise<SynonymRow[]> {
  const synonyms = await readSynonyms(db)
  const withAll = withSynonyms(index, synonyms)
  const rows: SynonymRow[] = []
  for await (const synonym of takeBreaks(synonyms))
    rows.push({ ...synonym, count: await ask(withAll, (whole) => countMeant(whole, synonym.word)) })
  return rows
}

const makeLookupKey = (word: string) => listWords(word).join(' ')

export async function saveSynonym(
  tx: Transaction,
  change: Change,
  { word, means, isNew, was }: SynonymSave,
): Promise<void> {
  const lookup = makeLookupKey(word)
  if (lookup === '') throw refuseField('word', 'It has no letters or digits.')
  const empty = means.find((meaning) => makeLookupKey(meaning) === '')
  if (empty !== undefined) throw refuseField('means', `There are no letters or digits in “${empty}”.`)
  const [before] = await tx.select().from(searchSynonyms).where(eq(searchSynonyms.lookup, lookup)).for('update')
  if (before && isNew)
    throw refuseField(
      'word',
      `There is “${before.word}” already, for ${writeList(before.means)}. Please change that one.`,
    )
  if (was !== undefined) refuseOther(before, was, lookup)
  if (!before && (await tx.$count(searchSynonyms)) >= maxSynonyms)
    throw new Problem(409, 'Too many synonyms', `There are ${maxSynonyms} already; please delete one first.`)
  await tx
    .insert(searchSynonyms)
    .values({ lookup, word, means })
    .onConflictDoUpdate({ target: searchSynonyms.lookup, set: { word, means, updatedAt: new Date() } })
  change.record({
    action: before ? 'save' : 'create',
    entity: 'synonym',
    entityId: lookup,
    before: before && { name: before.word, means: before.means },
    after: { name: word, means },
  })
  change.touchesPublic()
}

export async function deleteSynonym(tx: Transaction, change: Change, { word, was }: SynonymMark): Promise<void> {
  const lookup = makeLookupKey(word)
  const [before] = await tx.delete(searchSynonyms).where(eq(searchSynonyms.lookup, lookup)).returning()
  if (!before) throw notFound('synonym')
  if (was !== undefined) refuseOther(before, was, lookup)
  const { word: name, means } = before
  change.record({ action: 'delete', entity: 'synonym', entityId: lookup, before: { name, means } })
  change.touchesPublic()
}

/**
 * Refuses a change to a synonym that somebody else has changed since. Without a version, their change is the latest in
 * the history.
 */
function refuseOther(row: Synonym | undefined, was: string[], lookup: string): void {
  if (!row)
    throw new Problem(409, 'Deleted since you opened it', 'Somebody has deleted this synonym since you opened it.')
  if (!isDeepStrictEqual(row.means, was)) throw new Stale({ entity: 'synonym', id: lookup }, { seen: 0, current: 1 })
}
