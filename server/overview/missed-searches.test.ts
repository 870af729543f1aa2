import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'
import { makeEntry, uuidOf } from '../../tests/support/sample-entries.ts'
import { answered, silentLog } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff-client.ts'
import { buildIndex } from '../catalogue/search/catalogue-index.ts'
import { searchRules, searchSynonyms } from '../catalogue/tables.ts'
import { watchSearches } from './missed-searches.ts'
import { missedSearches } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const index = buildIndex([makeEntry(1, { name: 'Alder Sofa' }), makeEntry(2, { name: 'Oak Bench' })])
const readIndex = () => index
const client = openStaffClient({ db, readIndex })
const listMissed = async () => (await answered(client.missedSearches())).first.map(({ text, count }) => [text, count])

beforeEach(async () => {
  await db.delete(searchSynonyms)
  await db.delete(missedSearches)
  await db.delete(searchRules)
})

async function search(...texts: string[]): Promise<void> {
  const tally = watchSearches({ db, readIndex, log: silentLog, everyMs: 60_000 })
  for (const text of texts) tally.add(text)
  await tally.close()
}

test('a search without results is counted in any spelling; one with results is not', async () => {
  await search('snorble', ' SNORBLE', 'oak   snorble', 'sofa', 'sofer', 'settee', 'so', '', '🛋️', '.')
  await search('snorble')
  expect(await listMissed()).toEqual([
    ['snorble', 3],
    ['oak snorble', 1],
  ])
})

test('a question about the shop, or one that its pages answer, is not missed', async () => {
  const tally = watchSearches({
    ...{ db, readIndex, log: silentLog, everyMs: 60_000 },
    isAnswered: (text) => text === 'parking' || text === 'zabaglione',
  })
  for (const text of ['parking', 'Zabaglione', 'snorble']) tally.add(text)
  await tally.close()
  expect(await listMissed()).toEqual([['snorble', 1]])
  await db.insert(missedSearches).values({ text: 'opening times', count: 3 })
  expect(await listMissed()).toEqual([['snorble', 1]])
})

test.each([
  'ann@example.com',
  'call me: ann.elm @ example.com',
  '07700 900123',
  '+44 (0)7700-900-123',
  'snorble for 01756 123 456',
  'x'.repeat(81),
])('%j is not stored', async (text) => {
  await search(text)
  expect(await db.select().from(missedSearches)).toEqual([])
})

test('a synonym is offered for an unknown word, and its search is no longer listed', async () => {
  await search('oak snorble', 'zzz qqq')
  expect(await client.missedSearches()).toMatchObject({
    count: 2,
    first: [
      { text: 'oak snorble', word: 'snorble' },
      { text: 'zzz qqq', word: 'zzz qqq' },
    ],
  })
  // At once, although this process has not refreshed its index yet.
  await answered(client.saveSynonym({ word: 'snorble', means: ['bench'] }))
  expect(await listMissed()).toEqual([['zzz qqq', 1]])
  expect(await client.overview()).toMatchObject({ missed: { count: 1, first: [{ text: 'zzz qqq' }] } })
})

test('a search that staff send to a page, or give a product, is no longer listed', async () => {
  await search('snorble', 'grumple', 'zizzer')
  const rule = { words: 'Snorbles', pinned: [], hidden: [], sendTo: '/find-us' }
  await answered(client.createSearchRule(rule))
  await answered(client.createSearchRule({ ...rule, words: 'grumple', pinned: [uuidOf(1)], sendTo: '' }))
  expect(await listMissed()).toEqual([['zizzer', 1]])
})

test('a missed search can be deleted', async () => {
  await search('snorble', 'grumple')
  await answered(client.forgetSearch({ text: 'snorble' }))
  expect(await listMissed()).toEqual([['grumple', 1]])
})

test('the missed searches are limited in number, and old ones are deleted', async () => {
  const lastAt = new Date(Date.now() - 91 * 86_400_000)
  await db.insert(missedSearches).values({ text: 'from last year', count: 9, lastAt })
  for (let from = 0; from < 600; from += 200)
    await search(
      ...Array.from({ length: 200 }, (_, n) => `zz ${String.fromCharCode(97 + (n % 26)).repeat(4)} ${from + n}`),
    )
  await search('the last')
  const kept = await db.select().from(missedSearches)
  expect(kept.length).toBeLessThanOrEqual(501)
  expect(kept.map(({ text }) => text)).toContain('the last')
  expect(kept.map(({ text }) => text)).not.toContain('from last year')
})

test('counts of several processes add up', async () => {
  await Promise.all(Array.from({ length: 6 }, () => search('snorble', 'grumple', 'zizzer')))
  expect(await listMissed()).toEqual([
    ['grumple', 6],
    ['snorble', 6],
    ['zizzer', 6],
  ])
})
