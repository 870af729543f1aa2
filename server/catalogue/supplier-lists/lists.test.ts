import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Recipe } from '../../../contract/staff/import-recipes.ts'
import type { WordRule } from '../../../contract/staff/import-rules.ts'
import type { ListOutcome, SupplierListEdit } from '../../../contract/staff/supplier-lists.ts'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { openImportContext } from '../../../tests/support/imports.ts'
import { openTestMedia } from '../../../tests/support/media.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { aSupplierList, staffIn } from '../../../tests/support/staff-edits.ts'
import { openLog } from '../../platform/log.ts'
import { openSecretBox } from '../../platform/secret-box.ts'
import { outbox } from '../../platform/tables.ts'
import { siteSettings } from '../../site/tables.ts'
import { openFileReader } from '../import/reading/read-apart.ts'
import { watchLists } from './watch-lists.ts'

const database = await createTestDatabase()
const { db } = database
const { media, close } = await openTestMedia(database)
const { client, send, apply, check, undo, ...importing } = openImportContext(database, { media })
const reader = openFileReader()
const staff = staffIn(db)

let file = ''
let etag: string | undefined
const asked: IncomingMessage['headers'][] = []
const supplier = createServer((req, res) => {
  asked.push(req.headers)
  if (req.url === '/inside') return res.writeHead(302, { location: `http://127.0.0.2:${port}/list.csv` }).end()
  if (req.url === '/locked.csv' && req.headers.authorization !== `Basic ${btoa('shop:s3cret')}`)
    return res.writeHead(401).end()
  if (etag !== undefined && req.headers['if-none-match'] === etag) return res.writeHead(304).end()
  return res.writeHead(200, etag === undefined ? {} : { etag }).end(file)
}).listen(0, '127.0.0.1')
await once(supplier, 'listening')
const { port } = supplier.address() as AddressInfo
const origin = `http://127.0.0.1:${port}`

const secret = 'a secret of thirty-two characters or more'
const place = { db, media, reader, box: openSecretBox(secret), publicUrl: 'http://shop.example' }
const lists = watchLists({
  ...place,
  ...{ sql: database.sql, log: openLog('silent'), settleMs: 20, pace: { pollMs: 20, delaysMs: [] } },
  internalHosts: ['127.0.0.1'],
})
afterAll(async () => {
  await lists.close()
  await importing.close()
  reader.close()
  supplier.close()
  await close()
})

beforeEach(async () => {
  // The watcher claims fetches first and looks at their lists then: in the other order both would wait for each other.
  await database.sql.begin(async (tx) => {
    await tx`lock table supplier_list_fetches`
    await tx`truncate products, imports, import_matchings, supplier_lists, outbox cascade`
  })
  await db.update(siteSettings).set({ email: 'shop@oak.example' })
  file = ''
  etag = undefined
  asked.length = 0
})

const writeFile = (prices: number[]) =>
  ['SKU,RRP', ...prices.map((price, place) => `A-${place + 1},${price}`)].join('\n')

/** A shop with products of this supplier, whose columns have been matched once. */
async function openShop(prices: number[]) {
  for (const [place, price] of prices.entries())
    await addProduct(db, {
      name: `Sofa ${place + 1}`,
      variants: [{ supplierCode: `A-${place + 1}`, pricePence: price * 100 }],
    })
  const { uuid } = await send(writeFile(prices))
  await check(uuid, { supplier: 'Ashford' })
}

const open = async (part: Partial<SupplierListEdit> = {}, path = '/list.csv') =>
  (await answered(client.createSupplierList(aSupplierList('Ashford', origin + path, part)))).uuid
const standing = (uuid: string) => answered(client.supplierListState({ uuid }))

async function fetchNow(uuid: string) {
  const { checkedAt } = await standing(uuid)
  await answered(client.fetchSupplierList({ uuid }))
  const isUnderWay = (outcome: ListOutcome) => ['checking', 'applying'].includes(outcome)
  await expect
    .poll(async () => {
      const now = await standing(uuid)
      return now.checkedAt !== checkedAt && !isUnderWay(now.outcome)
    })
    .toBe(true)
  return standing(uuid)
}
const readPrices = async () => {
  const { rows } = await answered(client.products({ sort: 'name' }))
  return Promise.all(rows.map(async ({ uuid }) => (await staff.read(uuid)).variants[0]?.price))
}
const mails = () => db.select().from(outbox).where(eq(outbox.kind, 'supplier-list'))

test('a feed is read every night by the records that were chosen, even if others are likelier', async () => {
  const feed = (price: number) =>
    JSON.stringify({ news: [{ sku: 'N-1', title: 'Sale', price: 1, stock: 1 }], items: [{ ref: 'A-1', cost: price }] })
  await addProduct(db, { name: 'Sofa', variants: [{ supplierCode: 'A-1', pricePence: 100_00 }] })
  const { uuid: sent } = await send(feed(100), 'feed.json')
  await answered(client.arrangeImport({ uuid: sent, part: 'items', headingLine: null }))
  await importing.wait(sent)
  await check(sent, { supplier: 'Ashford', matching: ['variantCode', 'price'] })
  const uuid = await open()
  file = feed(105)
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', says: expect.stringContaining('1 price change') })
})

test('a changed list is tried and waits for staff, also while the supplier gives the same one', async () => {
  await openShop([100, 200])
  const uuid = await open()
  file = writeFile([105, 200])
  const first = await fetchNow(uuid)
  expect(first).toMatchObject({ outcome: 'ready', says: expect.stringMatching(/^\w+ \d+ \w+’s list: 1 price change$/) })
  expect(await readPrices()).toEqual([100, 200])
  expect((await answered(client.overview())).lists).toMatchObject([{ name: 'Ashford', outcome: 'ready' }])
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', importUuid: first.importUuid, says: first.says })
  await apply(first.importUuid ?? '')
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'unchanged' })
  expect(await mails()).toEqual([])
})

test('a server that says by its ETag that nothing changed is not read again', async () => {
  await openShop([100])
  const uuid = await open()
  file = writeFile([101])
  etag = '"monday"'
  const { importUuid } = await fetchNow(uuid)
  file = 'not to be read'
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', importUuid })
  expect(asked.map((headers) => headers['if-none-match'])).toEqual([undefined, '"monday"'])
})

test('a list within the bounds is applied by rule, and can be undone', async () => {
  await openShop([100, 200])
  const uuid = await open({ appliesItself: true, mostPercent: 10 })
  file = writeFile([110, 190])
  const { outcome, importUuid, says } = await fetchNow(uuid)
  expect({ outcome, says }).toEqual({ outcome: 'applied', says: expect.stringContaining('2 price changes') })
  expect(await readPrices()).toEqual([110, 190])
  expect((await answered(client.overview())).lists).toEqual([])
  const { state, staffName } = await undo(importUuid ?? '')
  expect({ state, staffName }).toEqual({ state: 'undone', staffName: 'Ashford’s list' })
  expect(await readPrices()).toEqual([100, 200])
})

test.each([
  ['a price moves further than allowed', writeFile([100, 100, 100, 100, 111.2]), 'A price moves by 10.1%'],
  ['it is shorter by more than a fifth', writeFile([101, 100, 100]), 'It has 3 rows; the last one had 5.'],
  ['its headings have changed', writeFile([101, 100, 100, 100, 100]).replace('RRP', 'Cost'), 'match its columns'],
  ['a row is wrong', `${writeFile([101, 100, 100, 100])}\nA-5,nothing`, '1 row cannot be read.'],
])('a list is held back by rule and mailed if %s', async (_, changed, reason) => {
  await openShop([100, 100, 100, 100, 100])
  const uuid = await open({ appliesItself: true })
  file = writeFile([100, 100, 100, 100, 101])
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied' })
  file = changed
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'held', says: expect.stringContaining(reason) })
  expect(await readPrices()).toEqual([100, 100, 100, 100, 101])
  expect(await mails()).toMatchObject([
    { toAddress: 'shop@oak.example', subject: 'Ashford’s list needs a look', body: expect.stringContaining(reason) },
  ])
})

test('a list with a word that nobody has matched is held back by rule and mailed; once it is matched, the next one is applied', async () => {
  await openShop([100, 100])
  const known = 'SKU,RRP,Brand\nA-1,100,Ashford Ltd\nA-2,100,Ashford Ltd'
  const first = await send(known)
  const words: WordRule[] = [{ kind: 'brand', text: 'Ashford Ltd', choice: 'blank', to: '' }]
  await check(first.uuid, { supplier: 'Ashford', rules: { words } })
  const uuid = await open({ appliesItself: true })
  file = known.replace('A-1,100', 'A-1,101')
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied' })
  file = 'SKU,RRP,Brand\nA-1,102,Ashford Ltd\nA-2,100,Kent & Co'
  const { outcome, says, importUuid } = await fetchNow(uuid)
  const reason = 'It has a new word, ‘Kent & Co’. Please say what it means here.'
  expect({ outcome, says }).toEqual({ outcome: 'held', says: expect.stringContaining(reason) })
  expect(await readPrices()).toEqual([101, 100])
  expect(await mails()).toMatchObject([{ body: expect.stringContaining(reason) }])
  const answer: WordRule = { kind: 'brand', text: 'Kent & Co', choice: 'blank', to: '' }
  await check(importUuid ?? '', { rules: { words: [...words, answer] } })
  await apply(importUuid ?? '')
  file = 'SKU,RRP,Brand\nA-1,103,Ashford Ltd\nA-2,100,Kent & Co'
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied' })
  expect(await readPrices()).toEqual([103, 100])
})

test('a fetched list works prices out as the supplier’s columns were matched', async () => {
  await openShop([100])
  const price: Recipe = {
    ...{ kind: 'priced', from: 'Cost', to: 'price', change: { by: 'times', times: 2.4 }, vat: 'keep' },
    rounding: { to: '95', way: 'up' },
  }
  const { uuid: sent } = await send('SKU,Cost\nA-1,40')
  await check(sent, { supplier: 'Ashford', matching: ['variantCode', null], recipes: [price] })
  const uuid = await open({ appliesItself: true })
  file = 'SKU,Cost\nA-1,41'
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied', says: expect.stringContaining('1 price change') })
  expect(await readPrices()).toEqual([98.95])
})

test('an empty list changes nothing, and is reported', async () => {
  await openShop([100])
  const uuid = await open({ appliesItself: true })
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'failed' })
  expect(await readPrices()).toEqual([100])
  expect(await mails()).toHaveLength(1)
})

test('a list that is held back goes on waiting while the supplier gives it, is mailed once, and is the usual one once staff applied it', async () => {
  await openShop([100, 100, 100, 100, 100])
  const uuid = await open({ appliesItself: true })
  file = writeFile([100, 100, 100, 100, 101])
  await fetchNow(uuid)
  file = writeFile([102, 100, 100])
  await fetchNow(uuid)
  const { outcome, importUuid } = await fetchNow(uuid)
  expect(outcome).toBe('held')
  expect(await mails()).toHaveLength(1)
  await apply(importUuid ?? '')
  expect(await standing(uuid)).toMatchObject({ outcome: 'applied' })
  expect((await answered(client.overview())).lists).toEqual([])
  file = writeFile([103, 100, 100])
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied' })
  expect(await readPrices()).toEqual([103, 100, 100, 100, 101])
})

test('a list as short as one that was held back is held back again', async () => {
  await openShop([100, 100, 100, 100, 100])
  const uuid = await open({ appliesItself: true })
  file = writeFile([100, 100, 100, 100, 101])
  await fetchNow(uuid)
  for (const price of [102, 103]) {
    file = writeFile([price, 100, 100])
    expect(await fetchNow(uuid)).toMatchObject({ outcome: 'held' })
  }
})

test('a newer list takes the place of one that nobody has applied', async () => {
  await openShop([100])
  const uuid = await open()
  file = writeFile([105])
  const { importUuid } = await fetchNow(uuid)
  file = writeFile([106])
  const newer = await fetchNow(uuid)
  expect(newer.importUuid).not.toBe(importUuid)
  expect(await statusOf(client.import({ uuid: importUuid ?? '' }))).toBe(404)
})

test('a list behind a password is fetched with it, and the password is in no answer and in no history', async () => {
  await openShop([100])
  const uuid = await open({ signIn: 'basic', userName: 'shop' }, '/locked.csv')
  file = writeFile([105])
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'failed', says: 'Please type the password again.' })
  await answered(client.saveSupplierListSecret({ uuid, secret: 's3cret' }))
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', secret: 'stored' })
  const { version, edit } = await answered(client.supplierList({ uuid }))
  const all = await database.sql`select state.*, audit.* from supplier_list_fetches state, audit`
  expect(JSON.stringify([edit, all])).not.toContain('s3cret')
  const elsewhere = { ...edit, address: 'https://elsewhere.example/list.csv' }
  await answered(client.saveSupplierList({ uuid, version, edit: elsewhere }))
  expect((await standing(uuid)).secret).toBe('unreadable')
})

test('an address that leads into another network is refused, and its password goes to no other origin', async () => {
  const uuid = await open({}, '/inside')
  const { outcome, says } = await fetchNow(uuid)
  expect({ outcome, says }).toEqual({ outcome: 'failed', says: 'Its address is in a network that is not public.' })
})

test('a list that is not fetched at night has no next time, and can be fetched by hand', async () => {
  await openShop([100])
  const uuid = await open({ isFetched: false })
  expect((await standing(uuid)).nextAt).toBeNull()
  file = writeFile([105])
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', nextAt: null })
})
