import { afterAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openSupplierLists, writeFile } from '../../../tests/support/imports/supplier-lists.ts'
import { waitUntil } from '../../../tests/support/runner/wait-for.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { aSupplierList } from '../../../tests/support/staff/staff-edits.ts'
import { sheetKey } from '../import/import-file.ts'

const database = await createTestDatabase()
const { db } = database
const {
  empty,
  close,
  client,
  send,
  apply,
  check,
  wait,
  supplier,
  storage,
  readState,
  openShop,
  open,
  fetchNow,
  readPrices,
  mails,
} = await openSupplierLists(database)
afterAll(close)
beforeEach(empty)

/** A list of Ashford whose records or line of headings staff have chosen before they matched its columns. */
async function openArranged(
  file: string,
  fileName: string,
  chosen: { part: string | null; headingLine: number | null },
) {
  await addProduct(db, { name: 'Sofa', variants: [{ supplierCode: 'A-1', pricePence: 100_00 }] })
  const { uuid } = await send(file, fileName)
  await answered(client.arrangeImport({ uuid, ...chosen }))
  await wait(uuid)
  await check(uuid, { supplier: 'Ashford', matching: ['variantCode', 'price'] })
  return open()
}

test('a feed is read every night by the records that were chosen, even if others are likelier', async () => {
  const feed = (price: number) =>
    JSON.stringify({ news: [{ sku: 'N-1', title: 'Sale', price: 1, stock: 1 }], items: [{ ref: 'A-1', cost: price }] })
  const uuid = await openArranged(feed(100), 'feed.json', { part: 'items', headingLine: null })
  supplier.file = feed(105)
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', says: expect.stringContaining('1 price change') })
})

test('a list is read every night by the line of headings that was chosen', async () => {
  const write = (price: number) => `Code,Price\nArtikel,Betrag\nA-1,${price}`
  const uuid = await openArranged(write(100), 'list.csv', { part: null, headingLine: 2 })
  supplier.file = write(105)
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', says: expect.stringContaining('1 price change') })
})

test('a list with prices in euros and in pounds is read by the column that was matched', async () => {
  const write = (price: number) => `SKU,Price (€),Price (£)\nA-1,120,${price}`
  await addProduct(db, { name: 'Sofa', variants: [{ supplierCode: 'A-1', pricePence: 100_00 }] })
  await check((await send(write(100))).uuid, { supplier: 'Ashford', matching: ['variantCode', null, 'price'] })
  const uuid = await open({ appliesItself: true })
  supplier.file = write(105)
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied' })
  expect(await readPrices()).toEqual([105])
})

test('a changed list is tried and waits for staff, also while the supplier gives the same one', async () => {
  await openShop([100, 200])
  const uuid = await open()
  supplier.file = writeFile([105, 200])
  const first = await fetchNow(uuid)
  expect(first).toMatchObject({ outcome: 'ready', says: expect.stringMatching(/^\w+ \d+ \w+’s list: 1 price change$/) })
  expect(await readPrices()).toEqual([100, 200])
  expect((await answered(client.overview())).lists).toMatchObject([{ name: 'Ashford', outcome: 'ready' }])
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', importUuid: first.importUuid, says: first.says })
  await apply(first.importUuid ?? '')
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'unchanged' })
  expect(await mails()).toEqual([])
})

test('a list that waits for staff still waits after a night on which nothing could be fetched', async () => {
  await openShop([100])
  const uuid = await open()
  supplier.file = writeFile([105])
  const { importUuid, says } = await fetchNow(uuid)
  supplier.file = ''
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'failed' })
  supplier.file = writeFile([105])
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', importUuid, says })
})

test('a list that waited until its import was deleted is read again, although the supplier sends the same one', async () => {
  await openShop([100])
  const uuid = await open()
  supplier.file = writeFile([105])
  supplier.etag = '"monday"'
  const { importUuid, says } = await fetchNow(uuid)
  await database.sql`delete from imports where uuid = ${importUuid}`
  const again = await fetchNow(uuid)
  expect(again).toMatchObject({ outcome: 'ready', says })
  expect(again.importUuid).not.toBe(importUuid)
})

test('a list whose import failed is tried again, although the supplier sends the same one', async () => {
  await openShop([100])
  const uuid = await open()
  supplier.file = writeFile([105])
  const { importUuid } = await fetchNow(uuid)
  await database.sql`update tasks set state = 'failed' where uuid = (select task_uuid from imports where uuid = ${importUuid})`
  await database.sql`update supplier_list_fetches set outcome = 'failed' where list_uuid = ${uuid}`
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', importUuid })
})

test('a list that is switched off while it is fetched is not fetched at night', async () => {
  await openShop([100])
  const uuid = await open()
  supplier.file = writeFile([105])
  await fetchNow(uuid)
  const ready = Promise.withResolvers<void>()
  supplier.isReady = ready.promise
  const fetching = fetchNow(uuid)
  await waitUntil(() => supplier.asked.length > 1)
  const { version, edit } = await answered(client.supplierList({ uuid }))
  await answered(client.saveSupplierList({ uuid, version, edit: { ...edit, isFetched: false } }))
  ready.resolve()
  await fetching
  const [due] = await database.sql`select due_at from supplier_list_fetches where list_uuid = ${uuid}`
  expect(String(due?.due_at)).toMatch(/^9999-/)
})

test('a list whose ETag has not changed is not downloaded again', async () => {
  await openShop([100])
  const uuid = await open()
  supplier.file = writeFile([101])
  supplier.etag = '"monday"'
  const { importUuid } = await fetchNow(uuid)
  supplier.file = 'not to be read'
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', importUuid })
  expect(supplier.asked.map((headers) => headers['if-none-match'])).toEqual([undefined, '"monday"'])
})

test('a newer list takes the place of one that nobody has applied', async () => {
  await openShop([100])
  const uuid = await open()
  supplier.file = writeFile([105])
  const { importUuid } = await fetchNow(uuid)
  supplier.file = writeFile([106])
  const newer = await fetchNow(uuid)
  expect(newer.importUuid).not.toBe(importUuid)
  expect(await statusOf(client.import({ uuid: importUuid ?? '' }))).toBe(404)
})

test('a list that is being applied stays when a newer one arrives', async () => {
  await openShop([100])
  const uuid = await open()
  supplier.file = writeFile([105])
  const { importUuid } = await fetchNow(uuid)
  await database.sql`
    update tasks set state = 'running', lease_until = now() + interval '1 hour'
    where uuid = (select task_uuid from imports where uuid = ${importUuid})`
  supplier.file = writeFile([106])
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready' })
  expect(await statusOf(client.import({ uuid: importUuid ?? '' }))).toBe(200)
})

test.each([
  ['has waited for a month', (importUuid: string) => database.sql`delete from imports where uuid = ${importUuid}`],
  ['was restored without its file', (importUuid: string) => storage.remove(sheetKey(importUuid))],
])('a list that %s is fetched again, although the supplier gives the same one', async (_, lose) => {
  await openShop([100])
  const uuid = await open()
  supplier.file = writeFile([105])
  supplier.etag = '"monday"'
  const { importUuid } = await fetchNow(uuid)
  await lose(importUuid ?? '')
  const again = await fetchNow(uuid)
  expect(again).toMatchObject({ outcome: 'ready', says: expect.stringContaining('1 price change') })
  await apply(again.importUuid ?? '')
  expect(await readPrices()).toEqual([105])
})

test('a list behind a password is fetched with it, and the password is in no answer and in no history', async () => {
  await openShop([100])
  const uuid = await open({ signIn: 'basic', userName: 'shop' }, '/locked.csv')
  supplier.file = writeFile([105])
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'failed', says: 'Please type the password again.' })
  await answered(client.saveSupplierListSecret({ uuid, secret: 's3cret' }))
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', secret: 'stored' })
  const { version, edit } = await answered(client.supplierList({ uuid }))
  const all = await database.sql`select state.*, audit.* from supplier_list_fetches state, audit`
  expect(JSON.stringify([edit, all])).not.toContain('s3cret')
  const elsewhere = { ...edit, address: 'https://elsewhere.example/list.csv' }
  await answered(client.saveSupplierList({ uuid, version, edit: elsewhere }))
  expect((await readState(uuid)).secret).toBe('unreadable')
})

test('saving, fetching or giving a password to one list leaves the others unchanged', async () => {
  const own = await open({ signIn: 'basic', userName: 'shop' }, '/locked.csv')
  const other = await open({ name: 'Birch', signIn: 'basic', userName: 'shop' })
  const before = await readState(other)
  await answered(client.saveSupplierListSecret({ uuid: own, secret: 's3cret' }))
  const { version, edit } = await answered(client.supplierList({ uuid: own }))
  await answered(client.saveSupplierList({ uuid: own, version, edit: { ...edit, isFetched: false } }))
  await answered(client.fetchSupplierList({ uuid: own }))
  expect(await readState(other)).toEqual(before)
})

test('an address that leads into another network is refused, and its password goes to no other origin', async () => {
  const uuid = await open({}, '/inside')
  const { outcome, says } = await fetchNow(uuid)
  expect({ outcome, says }).toEqual({ outcome: 'failed', says: 'Its address is in a network that is not public.' })
})

test('a list that is not fetched at night has no next time, and can be fetched by hand', async () => {
  await openShop([100])
  const uuid = await open({ isFetched: false })
  expect((await readState(uuid)).nextAt).toBeNull()
  supplier.file = writeFile([105])
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', nextAt: null })
})

test.each(['', 'example.com/list.csv', 'http://', 'https://a b'])(
  '%j is refused as the address of a list',
  async (address) => {
    expect(await client.createSupplierList(aSupplierList('Ashford', address))).toMatchObject({
      status: 400,
      problem: { fields: { address: expect.any(String) } },
    })
  },
)
