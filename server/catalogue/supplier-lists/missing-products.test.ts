import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openSupplierLists, writeFile } from '../../../tests/support/imports/supplier-lists.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { aSupplierList } from '../../../tests/support/staff/staff-edits.ts'

const database = await createTestDatabase()
const { empty, close, client, bring, view, apply, check, send, undo, supplier, open, openShop, fetchNow, mails } =
  await openSupplierLists(database)
afterAll(close)
beforeEach(empty)

const usual = [100, 100, 100, 100, 100]
const bounds = { appliesItself: true, archivesMissing: true }

/** A shop whose five products came by a list of Ashford, which is then fetched. */
async function openWithList(part = {}) {
  await openShop(usual)
  await bring(writeFile(usual.map(() => 99)), { supplier: 'Ashford' })
  return open(part)
}

const listArchived = async () =>
  (await answered(client.products({ status: 'archived', sort: 'name' }))).rows.map(({ name }) => name)

/** Without the fifth product. */
const four = (price: number) => writeFile([price, 99, 99, 99])

test('a product that two fetched lists in a row leave out is archived by rule if the owner chose that', async () => {
  const uuid = await openWithList(bounds)
  supplier.file = four(100)
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied', says: expect.not.stringContaining('archived') })
  expect(await listArchived()).toEqual([])
  supplier.file = four(101)
  const { outcome, says, importUuid } = await fetchNow(uuid)
  expect({ outcome, says }).toEqual({ outcome: 'applied', says: expect.stringContaining('1 archived') })
  expect(await listArchived()).toEqual(['Sofa 5'])
  await undo(importUuid ?? '')
  expect(await listArchived()).toEqual([])
})

test('without that choice a missing product waits for staff, who may archive it', async () => {
  const uuid = await openWithList()
  supplier.file = four(100)
  const first = await fetchNow(uuid)
  expect((await view(first.importUuid ?? '')).questions.unnamed.once).toMatchObject({ count: 1 })
  // Nobody has applied the first list, but it counts, because it was fetched.
  supplier.file = four(101)
  const second = await fetchNow(uuid)
  expect(second.says).toContain('1 price change, 1 missing from two lists in a row')
  const { counts } = await check(second.importUuid ?? '', { rules: { archives: true } })
  expect(counts).toMatchObject({ archived: 1 })
  await apply(second.importUuid ?? '')
  expect(await listArchived()).toEqual(['Sofa 5'])
})

test('products that a list applied by rule left out for the second time are announced once, on the overview too', async () => {
  const uuid = await openWithList({ appliesItself: true })
  const listWaiting = async () => (await answered(client.overview())).lists?.map(({ says }) => says)
  supplier.file = four(100)
  await fetchNow(uuid)
  expect(await listWaiting()).toEqual([])
  supplier.file = four(101)
  const { outcome, says, importUuid } = await fetchNow(uuid)
  expect({ outcome, says }).toEqual({
    outcome: 'applied',
    says: expect.stringContaining('1 price change, 1 missing from two lists in a row'),
  })
  expect(await listWaiting()).toEqual([says])
  expect((await view(importUuid ?? '')).questions.unnamed.twice).toMatchObject({ count: 1 })
  supplier.file = four(102)
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied', says: expect.not.stringContaining('missing') })
  expect(await listWaiting()).toEqual([])
})

test('a list that changes nothing but leaves a product out counts, and the next ones wait until staff apply one', async () => {
  const uuid = await openWithList()
  supplier.file = four(99)
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'unchanged' })
  supplier.file = `${four(99)}\n`
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', says: expect.stringContaining('1 missing') })
  supplier.file = `${four(99)}\n\n`
  const third = await fetchNow(uuid)
  expect(third).toMatchObject({ outcome: 'ready', says: expect.stringContaining('1 missing') })
  // They keep it, and are not asked again.
  await apply(third.importUuid ?? '')
  for (const end of ['\n\n\n', '\n\n\n\n']) {
    supplier.file = four(99) + end
    expect(await fetchNow(uuid)).toMatchObject({ outcome: 'unchanged' })
  }
})

test('a list shorter by a fifth counts only once staff apply it', async () => {
  const uuid = await openWithList(bounds)
  supplier.file = writeFile([98, 99, 99, 99, 99])
  await fetchNow(uuid)
  for (const price of [100, 101]) {
    supplier.file = writeFile([price, 99, 99])
    const { outcome, importUuid } = await fetchNow(uuid)
    expect(outcome).toBe('held')
    expect((await view(importUuid ?? '')).questions.unnamed).toMatchObject({ once: { count: 2 }, twice: { count: 0 } })
    expect((await view(importUuid ?? '')).rules.archives).toBe(false)
  }
  expect(await listArchived()).toEqual([])
})

test('a list that would archive more than a fifth of the supplier’s products is held back and mailed', async () => {
  const uuid = await openWithList(bounds)
  const renamed = (price: number) => `${writeFile([price, 99, 99])}\nB-1,5\nB-2,5`
  const { uuid: sent } = await send(renamed(99))
  await check(sent, { supplier: 'Ashford', rules: { addsNew: false } })
  for (const price of [100, 101]) {
    supplier.file = renamed(price)
    await fetchNow(uuid)
  }
  expect(await listArchived()).toEqual([])
  expect(await mails()).toMatchObject([{ body: expect.stringContaining('It would archive 2 of 5 products.') }])
})

test('only fetched lists count by rule, because a list sent by hand may be partial', async () => {
  const uuid = await openWithList(bounds)
  await bring(writeFile([98]), { supplier: 'Ashford' })
  supplier.file = four(100)
  await fetchNow(uuid)
  expect(await listArchived()).toEqual([])
  supplier.file = four(101)
  await fetchNow(uuid)
  expect(await listArchived()).toEqual(['Sofa 5'])
})

test('the same list, still given on a later day, is the second one; on the same day it is not', async () => {
  const uuid = await openWithList(bounds)
  supplier.file = four(100)
  supplier.etag = '"monday"'
  await fetchNow(uuid)
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'unchanged' })
  expect(await listArchived()).toEqual([])
  await database.sql`update counted_lists set arrived_at = arrived_at - interval '1 day'`
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied', says: expect.stringContaining('1 archived') })
  expect(await listArchived()).toEqual(['Sofa 5'])
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'unchanged' })
})

test('of two lists of one supplier, none archives what is in the other', async () => {
  const uuid = await openWithList(bounds)
  const other = aSupplierList('Ashford', `${supplier.origin}/list.csv`)
  expect(await statusOf(client.createSupplierList(other))).toBe(400)
  const { uuid: second } = await answered(client.createSupplierList({ ...other, name: 'Ashford outdoors' }))
  const { version, edit } = await answered(client.supplierList({ uuid: second }))
  expect(await statusOf(client.saveSupplierList({ uuid: second, version, edit: { ...edit, name: 'Ashford' } }))).toBe(
    400,
  )
  // An earlier version took two lists with one name.
  await database.sql`update supplier_lists set name = 'Ashford'`
  for (const price of [100, 101]) {
    supplier.file = four(price)
    expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied' })
  }
  expect(await listArchived()).toEqual([])
  const first = await answered(client.supplierList({ uuid }))
  expect(await statusOf(client.saveSupplierList({ uuid, version: first.version, edit: first.edit }))).toBe(400)
})
