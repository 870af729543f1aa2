import { afterAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { buildIndex } from '../search/catalogue-index.ts'
import { arrangeRules } from '../search/rules.ts'
import { searchRules } from '../tables.ts'
import { findDestination } from './destinations.ts'

const database = await createTestDatabase()
const { db } = database
const bench = await addProduct(db, { name: 'Oak Bench' })
for (const name of ['Alder Sofa', 'Birch Sofa']) await addProduct(db, { name })
const shop = await openShopWindow(db)
const client = openStaffClient({ db, readIndex: () => shop.catalogue.index })
const blank = { pinned: [], hidden: [], sendTo: '' }
afterAll(database.drop)
beforeEach(async () => {
  await db.delete(searchRules)
})

async function listNames(): Promise<string[]> {
  await shop.catalogue.refresh()
  const { products } = await answered(shop.api.search({ searchField: 'sofa', sortBy: 'relevance' }))
  return products.map(({ name }) => name)
}

test('a rule changes what shoppers find, until it is in the bin, and again when it is restored', async () => {
  const rule = { ...blank, words: 'Sofas', pinned: [bench.uuid] }
  const { uuid, version } = await answered(client.createSearchRule(rule))
  expect(await answered(client.searchRules())).toMatchObject([{ words: 'Sofas', pinned: 1, hidden: 0, sendTo: '' }])
  expect(await listNames()).toEqual(['Oak Bench', 'Alder Sofa', 'Birch Sofa'])
  await answered(client.binSearchRule({ uuid, version }))
  expect(await listNames()).toEqual(['Alder Sofa', 'Birch Sofa'])
  await answered(client.restoreSearchRule({ uuid }))
  expect(await listNames()).toEqual(['Oak Bench', 'Alder Sofa', 'Birch Sofa'])
  const { entries } = await answered(client.history({ entity: 'search-rule', id: uuid }))
  expect(entries.map(({ action }) => action)).toEqual(['restore', 'bin', 'create'])
  expect(JSON.stringify(entries)).toContain('Oak Bench')
})

test('there is one rule for a search, however it is written', async () => {
  const { uuid, version } = await answered(client.createSearchRule({ ...blank, words: 'grey sofa' }))
  const other = await answered(client.createSearchRule({ ...blank, words: 'sofa' }))
  expect(await statusOf(client.createSearchRule({ ...blank, words: 'the Grey SOFAS!' }))).toBe(409)
  const edit = { ...blank, words: 'Grey sofas' }
  expect(await statusOf(client.saveSearchRule({ ...other, edit }))).toBe(409)
  expect(await statusOf(client.saveSearchRule({ uuid, version, edit }))).toBe(200)
  await answered(client.binSearchRule({ uuid, version: version + 1 }))
  await answered(client.saveSearchRule({ ...other, edit }))
  expect(await statusOf(client.restoreSearchRule({ uuid }))).toBe(409)
})

test('of rules for the same search that are made at the same time, one is kept', async () => {
  const words = ['desk', 'Desk', 'desks', 'the desk', 'DESKS']
  const made = await Promise.all(words.map((each) => statusOf(client.createSearchRule({ ...blank, words: each }))))
  expect(made.toSorted()).toEqual([200, 409, 409, 409, 409])
})

test.each([
  { words: '' },
  { words: '🛋️' },
  { words: 'x'.repeat(81) },
  { sendTo: 'https://elsewhere.example/' },
  { sendTo: '//elsewhere.example' },
  { sendTo: '/search/sofa' },
  { sendTo: '/Search?q=.' },
  { pinned: [bench.uuid, bench.uuid] },
  { pinned: ['sofa'] },
])('%j is refused', async (part) => {
  expect(await statusOf(client.createSearchRule({ ...blank, words: 'sofa', ...part }))).toBe(400)
  expect(await db.$count(searchRules)).toBe(0)
})

test('a rule whose page does not exist is listed among the dead links', async () => {
  const { uuid } = await answered(client.createSearchRule({ ...blank, words: 'jobs', sendTo: '/page/jobs' }))
  await answered(client.createSearchRule({ ...blank, words: 'contact', sendTo: '/contact' }))
  const { catalogue } = await answered(client.overview())
  expect(catalogue?.deadLinks).toEqual([
    expect.objectContaining({ kind: 'search-rule', id: uuid, address: '/page/jobs' }),
  ])
})

const index = {
  ...buildIndex([]),
  rules: arrangeRules([
    { ...blank, uuid: '1', words: 'delivery', sendTo: '/page/delivery' },
    { ...blank, uuid: '2', words: 'jobs', sendTo: '/old/jobs' },
    { ...blank, uuid: '3', words: 'loop', sendTo: '/old/loop' },
  ]),
}
const moved = new Map([
  ['/old/jobs', '/page/work-for-us'],
  ['/old/loop', '/search/loop'],
])

test.each([
  ['/search/delivery', '/page/delivery'],
  ['/search/Deliveries/', '/page/delivery'],
  ['/search/The%20DELIVERY', '/page/delivery'],
  ['/search/delivery?utm_source=letter', '/page/delivery'],
  ['/search/delivery?results', undefined],
  ['/search/delivery?page=2', undefined],
  ['/search/delivery?onSaleOnly=true', undefined],
  ['/search/jobs', '/page/work-for-us'],
  ['/search/loop', undefined],
  ['/search/sofa', undefined],
  ['/search', undefined],
  ['/search/%E0%A4%A', undefined],
  ['/store/delivery', undefined],
])('%s leads to %s', async (path, to) => {
  expect(await findDestination(index, moved, new URL(path, 'https://shop.example'))).toBe(to)
})
