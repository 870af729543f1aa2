import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { findMonth } from '../../../tests/support/months.ts'
import { waitFor } from '../../../tests/support/runner/wait-for.ts'
import { makeEntry, uuidOf } from '../../../tests/support/sample-entries.ts'
import { answered, silentLog } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { applyChanges, buildIndex } from '../../catalogue/search/catalogue-index.ts'
import { searchRules, searchSynonyms } from '../../catalogue/tables.ts'
import { rareSearches, searchCounts } from '../tables.ts'
import { type SearchTally, watchSearchCounts } from './search-counts.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const sofas = { uuid: uuidOf(101), name: 'Sofas', routeName: 'sofas', position: 1 }
const index = buildIndex([
  makeEntry(1, { name: 'Alder Sofa', pricePence: 90_000, subCategory: sofas }),
  makeEntry(2, { name: 'Oak Sofa', pricePence: 120_000, subCategory: sofas }),
])
const readIndex = () => index
const client = openStaffClient({ db, readIndex })
const secret = randomBytes(32).toString('base64url')

beforeEach(async () => {
  for (const table of [searchCounts, rareSearches, searchRules, searchSynonyms]) await db.delete(table)
})

/** Counts searches as one process of the shop does in one hour of this year. */
async function inHour(hour: number, count: (tally: SearchTally) => void, key = secret): Promise<void> {
  const clock = () => new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 2, hour))
  const tally = watchSearchCounts({ db, readIndex, secret: key, log: silentLog, clock, everyMs: 60_000 })
  count(tally)
  await tally.close()
}
const askIn = async (hours: number[], ...texts: string[]) => {
  for (const hour of hours) await inHour(hour, ({ addAsked }) => texts.forEach(addAsked))
}
const listCounts = async () =>
  (await answered(client.searches())).map(({ text, asked, opened }) => [text, asked, opened])
const readTables = async () =>
  JSON.stringify([await db.select().from(rareSearches), await db.select().from(searchCounts)])

test('the text of a search is stored once it was searched in three different hours, with all earlier counts', async () => {
  await askIn([1, 1, 1, 2], 'corner sofa', ' Corner   SOFA')
  expect(await listCounts()).toEqual([])
  expect(await readTables()).not.toContain('corner')
  await askIn([3], 'corner sofa')
  expect(await listCounts()).toEqual([['corner sofa', 9, 0]])
  expect(await db.$count(rareSearches)).toBe(0)
  await askIn([3, 4], 'corner sofa')
  expect(await listCounts()).toEqual([['corner sofa', 11, 0]])
})

test('a search that found products is not run again to count it', async () => {
  await askIn([1, 2, 3], 'zwijndrecht', 'sofa')
  const findings = () => db.select().from(searchCounts).orderBy(searchCounts.text)
  expect(await findings()).toMatchObject([
    { text: 'sofa', foundNothing: false },
    { text: 'zwijndrecht', foundNothing: true },
  ])
  await askIn([4], 'zwijndrecht', 'sofa')
  await inHour(4, ({ addFound }) => {
    for (const text of ['zwijndrecht', 'sofa']) addFound(text)
  })
  expect(await findings()).toMatchObject([
    { asked: 5, foundNothing: false },
    { asked: 5, foundNothing: false },
  ])
})

test('an opened product counts for its search, but not as an hour in which it was searched', async () => {
  for (const hour of [1, 2, 3, 4, 5]) await inHour(hour, ({ addOpened }) => addOpened('sofa'))
  expect(await listCounts()).toEqual([])
  await askIn([6, 7, 8], 'sofa')
  await inHour(9, ({ addOpened }) => addOpened('Sofa'))
  expect(await listCounts()).toEqual([['sofa', 3, 6]])
})

test.each(['ann@example.com', 'call 07700 900123', 'x'.repeat(81), ' '])(
  '%j is not kept, however often it is asked',
  async (text) => {
    await askIn([1, 2, 3, 4], text)
    expect(await readTables()).toBe('[[],[]]')
  },
)

test('the digest of a search depends on the shop’s secret', async () => {
  await askIn([1], 'sofa')
  await inHour(1, ({ addAsked }) => addAsked('sofa'), 'another secret of the same length, or more')
  const digests = (await db.select().from(rareSearches)).map(({ digest }) => digest)
  expect(new Set(digests).size).toBe(2)
})

test('the counts of several processes are summed', async () => {
  await askIn([1, 2, 3], 'sofa', 'oak', 'desk')
  const each = Array.from({ length: 6 }, () =>
    inHour(4, ({ addAsked }) => ['desk', 'oak', 'sofa', 'bed'].forEach(addAsked)),
  )
  await Promise.all(each)
  expect(await listCounts()).toEqual([
    ['desk', 9, 0],
    ['oak', 9, 0],
    ['sofa', 9, 0],
  ])
  expect(await db.select().from(rareSearches)).toMatchObject([{ occasions: 1, asked: 6 }])
})

test('a search is deleted after a year, and a rare one after 90 days', async () => {
  await db.insert(searchCounts).values([
    { text: 'of last year', month: findMonth(12), asked: 9, opened: 1 },
    { text: 'sofa', month: findMonth(12), asked: 5, opened: 5 },
    { text: 'sofa', month: findMonth(11), asked: 4, opened: 2 },
  ])
  const lastHour = new Date(Date.now() - 91 * 86_400_000)
  await db.insert(rareSearches).values({ digest: 'old', occasions: 2, asked: 2, opened: 0, lastHour })
  expect(await listCounts()).toEqual([['sofa', 4, 2]])
  await askIn([1], 'bed')
  expect(await db.select().from(searchCounts)).toMatchObject([{ text: 'sofa', month: findMonth(11) }])
  expect(await db.select().from(rareSearches)).toMatchObject([{ asked: 1 }])
})

test('old searches are deleted in a shop where nobody searches', async () => {
  await db.insert(searchCounts).values({ text: 'sofa', month: '2020-01-01', asked: 9, opened: 1 })
  const tally = watchSearchCounts({ db, readIndex, secret, log: silentLog, clearEveryMs: 10 })
  await waitFor(async () => expect(await db.$count(searchCounts)).toBe(0))
  await tally.close()
})

test('the number of stored searches is limited', async () => {
  const month = findMonth()
  const many = Array.from({ length: 3100 }, (_, n) => ({ text: `search ${n}`, month, asked: n, opened: 0 }))
  await db.insert(searchCounts).values(many)
  await askIn([1], 'bed')
  expect(await db.$count(searchCounts)).toBe(3000)
  const listed = await listCounts()
  expect([listed.length, listed[0]]).toEqual([500, ['search 3099', 3099, 0]])
})

test('a search is listed with its current results, its understood words, and its rule', async () => {
  await askIn([1, 2, 3], 'sofa under £1,000', 'oak grumple', 'soffa', 'opening times', 'are you open on boxing day')
  const byText = async () => new Map((await answered(client.searches())).map((search) => [search.text, search]))
  const first = await byText()
  expect(first.get('sofa under £1,000')).toMatchObject({ found: 1, understood: ['Sofas', 'Up to £1,000'], relaxed: [] })
  expect(first.get('soffa')).toMatchObject({ found: 2, correctedTo: 'sofa' })
  expect(first.get('opening times')).toMatchObject({ found: 0, isQuestion: true })
  const question = 'are you open on boxing day'
  expect(first.get(question)).toMatchObject({ isQuestion: true, word: question })
  expect(first.get('oak grumple')).toMatchObject({ found: 0, isQuestion: false, word: 'grumple', ruleUuid: null })
  await answered(client.saveSynonym({ word: 'grumple', means: ['sofa'] }))
  const rule = { words: 'Oak Grumple', pinned: [], hidden: [], sendTo: '/find-us' }
  const { uuid } = await answered(client.createSearchRule(rule))
  expect((await byText()).get('oak grumple')).toMatchObject({ found: 1, sendTo: '/find-us', ruleUuid: uuid })
})

test('a listed search finds a product as soon as the product is in the index', async () => {
  await askIn([1, 2, 3], 'grumple')
  const listFound = async () => (await answered(client.searches())).map(({ found }) => found)
  expect(await listFound()).toEqual([0])
  applyChanges(index, { changed: [makeEntry(3, { name: 'Grumple Stool' })], removed: [] })
  expect(await listFound()).toEqual([1])
  applyChanges(index, { changed: [], removed: [uuidOf(3)] })
  expect(await listFound()).toEqual([0])
})

test('a search that staff delete is no longer listed', async () => {
  await askIn([1, 2, 3], 'sofa', 'ann smith')
  await answered(client.forgetSearch({ text: 'ann smith' }))
  expect(await listCounts()).toEqual([['sofa', 3, 0]])
})
