import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { findMonth } from '../../tests/support/months.ts'
import { makeEntry, uuidOf } from '../../tests/support/sample-entries.ts'
import { answered, silentLog } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { buildIndex } from '../catalogue/search/catalogue-index.ts'
import { searchRules, searchSynonyms } from '../catalogue/tables.ts'
import { watchSearchCounts } from './searches/search-counts.ts'
import { rareSearches, searchCounts } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const index = buildIndex([makeEntry(1, { name: 'Alder Sofa' }), makeEntry(2, { name: 'Oak Bench' })])
const readIndex = () => index
const secret = 'of this shop'
const client = openStaffClient({ db, readIndex })
const listMissed = async () => (await answered(client.missedSearches())).first.map(({ text, count }) => [text, count])

beforeEach(async () => {
  await db.delete(searchSynonyms)
  for (const table of [rareSearches, searchCounts]) await db.delete(table)
  await db.delete(searchRules)
})

/** Counts the texts in three different hours, so that they are stored. */
async function search(texts: string[], more: { isAnswered?(text: string): boolean } = {}): Promise<void> {
  for (const hour of [1, 2, 3]) {
    const clock = () => new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 2, hour))
    const tally = watchSearchCounts({ db, readIndex, secret, log: silentLog, clock, everyMs: 60_000, ...more })
    for (const text of texts) tally.addAsked(text)
    await tally.close()
  }
}

test('a search without results is listed in any spelling; one with results is not', async () => {
  await search(['snorble', ' SNORBLE', 'oak   snorble', 'sofa', 'sofer', 'settee', 'so', '', '🛋️', '.'])
  expect(await listMissed()).toEqual([
    ['snorble', 6],
    ['oak snorble', 3],
  ])
})

test('a question about the shop, or one that its pages answer, is not missed', async () => {
  const isAnswered = (text: string) => text === 'parking' || text === 'zabaglione'
  await search(['parking', 'Zabaglione', 'snorble', 'opening times'], { isAnswered })
  expect(await listMissed()).toEqual([['snorble', 3]])
})

test('a text is listed only if its last search found nothing', async () => {
  const kept = (text: string, back: number, foundNothing: boolean) => ({
    text,
    month: findMonth(back),
    asked: 3,
    opened: 0,
    foundNothing,
  })
  await db.insert(searchCounts).values([kept('snorble', 1, true), kept('snorble', 0, false)])
  await db.insert(searchCounts).values([kept('grumple', 1, false), kept('grumple', 0, true)])
  expect(await listMissed()).toEqual([['grumple', 6]])
})

test('a synonym is offered for an unknown word, and its search is no longer listed', async () => {
  await search(['oak snorble', 'zzz qqq'])
  expect(await client.missedSearches()).toMatchObject({
    count: 2,
    first: [
      { text: 'oak snorble', word: 'snorble' },
      { text: 'zzz qqq', word: 'zzz qqq' },
    ],
  })
  // The list changes at once, although this process has not refreshed its index yet.
  await answered(client.saveSynonym({ word: 'snorble', means: ['bench'] }))
  expect(await listMissed()).toEqual([['zzz qqq', 3]])
  expect(await client.overview()).toMatchObject({ missed: { count: 1, first: [{ text: 'zzz qqq' }] } })
})

test('a search that a rule sends to a page, or for which it shows a product, is no longer listed', async () => {
  await search(['snorble', 'grumple', 'zizzer'])
  const rule = { words: 'Snorbles', pinned: [], hidden: [], sendTo: '/find-us' }
  await answered(client.createSearchRule(rule))
  await answered(client.createSearchRule({ ...rule, words: 'grumple', pinned: [uuidOf(1)], sendTo: '' }))
  expect(await listMissed()).toEqual([['zizzer', 3]])
})
