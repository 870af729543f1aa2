import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { BulkAction } from '../../../contract/staff/bulk.ts'
import { everything, openBulkContext } from '../../../tests/support/bulk.ts'
import { addProduct, addProperty, addRange } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { nowhere, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { audit, redirects } from '../../site/tables.ts'
import { priceLog, products } from '../tables.ts'

const database = await createTestDatabase()
const { db } = database
const { client, carryOut, undo, wait, readProducts, close } = openBulkContext(database)
const staff = staffIn(db)
afterAll(async () => {
  await close()
  await database.drop()
})
beforeEach(() => database.sql`truncate products, brands, ranges, properties, redirects, audit, bulk_changes cascade`)

const none = { to: 'none', way: 'nearest' } as const
const raise: BulkAction = { kind: 'price', shift: { by: 'percent', amount: 10 }, rounding: { to: '99', way: 'up' } }
const sale: BulkAction = {
  kind: 'sale',
  off: { by: 'percent', amount: 20 },
  rounding: none,
  startsAt: null,
  endsAt: '2099-01-01T00:00:00.000Z',
}
const publish: BulkAction = { kind: 'status', to: 'published' }
const priceOf = async (uuid: string) => (await staff.read(uuid)).variants[0]?.price
const logOf = async (variantUuid = '') => {
  const rows = await db.select().from(priceLog).where(eq(priceLog.variantUuid, variantUuid)).orderBy(priceLog.at)
  return rows.map(({ pricePence }) => pricePence)
}

test('a price change is previewed, applied at once, recorded once, and undone at once', async () => {
  const cheap = await addProduct(db, { name: 'Alder Stool', variants: [{ pricePence: 50_00 }] })
  const dear = await addProduct(db, { name: 'Birch Sofa', variants: [{ pricePence: 1000_00 }, { pricePence: 0 }] })
  const preview = await answered(client.previewBulk({ target: everything, action: raise }))
  expect(preview).toMatchObject({
    title: 'Price up by 10%, rounded up to prices ending in .99',
    changed: 2,
    refused: 0,
  })
  expect(preview.changes.map(({ name, differences }) => [name, differences])).toEqual([
    ['Alder Stool', [{ label: 'Price', before: '£50', after: '£55.99' }]],
    ['Birch Sofa', [{ label: 'Price', before: '£1,000', after: '£1,100.99' }]],
  ])
  expect(await priceOf(cheap.uuid)).toBe(50)

  const version = await staff.readVersion()
  const { task, result } = await carryOut(raise)
  expect(result).toEqual({ changed: 2, unchanged: 0, refused: 0, refusals: [] })
  expect([await priceOf(cheap.uuid), await priceOf(dear.uuid)]).toEqual([55.99, 1100.99])
  expect(await staff.readVersion()).toBe(version + 1)
  expect((await staff.readRow(dear.uuid)).changedIn).toBe(version + 1)
  expect(await logOf(cheap.variants[0]?.uuid)).toEqual([55_99])
  expect(await db.select().from(audit)).toMatchObject([{ action: 'bulk', entityId: task.uuid, staffName: 'Ruth' }])

  expect((await undo(task.uuid)).result).toMatchObject({ changed: 2, refused: 0 })
  expect([await priceOf(cheap.uuid), await priceOf(dear.uuid)]).toEqual([50, 1000])
  expect(await logOf(cheap.variants[0]?.uuid)).toEqual([55_99, 50_00])
  expect(await statusOf(client.undoBulk({ uuid: task.uuid }))).toBe(409)
  expect(await db.$count(audit)).toBe(2)
})

test('a change that is sent again because its answer was lost is made once', async () => {
  const { uuid } = await addProduct(db, { name: 'Alder Stool', variants: [{ pricePence: 50_00 }] })
  const asked = { target: everything, action: raise, expected: 1, key: randomUUID() }
  const send = async () => (await answered(client.startBulk(asked))).uuid
  expect(await Promise.all([send(), send()])).toEqual([asked.key, asked.key])
  await wait(asked.key)
  expect(await send()).toBe(asked.key)
  expect(await priceOf(uuid)).toBe(55.99)
  const { task } = await carryOut({ kind: 'status', to: 'draft' })
  const undone = await undo(task.uuid)
  expect(await statusOf(client.startBulk({ ...asked, key: undone.task.uuid }))).toBe(409)
})

test('reports each product that cannot be changed, and changes the others', async () => {
  await addProduct(db, { name: 'Cut to nothing', variants: [{ pricePence: 20_00 }] })
  await addProduct(db, { name: 'On sale', variants: [{ pricePence: 100_00, salePricePence: 80_00, onSale: true }] })
  const fine = await addProduct(db, { name: 'Whole', variants: [{ pricePence: 200_00 }] })
  const { result } = await carryOut({ kind: 'price', shift: { by: 'pounds', amount: -30 }, rounding: none })
  expect(result?.refusals.map(({ name, reason }) => [name, reason])).toEqual([
    ['Cut to nothing', 'Nothing would be left of its price.'],
    ['On sale', 'Its sale price of £80 would not be below the price of £70.'],
  ])
  expect(result).toMatchObject({ changed: 1, refused: 2 })
  expect(await priceOf(fine.uuid)).toBe(170)
})

test('an offer that is over does not prevent a lower price, and comes back with the former one', async () => {
  const saleEndsAt = new Date('2026-01-01')
  const given = [{ pricePence: 100_00, salePricePence: 80_00, onSale: true, saleEndsAt }]
  const { uuid } = await addProduct(db, { name: 'Alder Stool', variants: given })
  const before = await readProducts()
  const { task, result } = await carryOut({ kind: 'price', shift: { by: 'pounds', amount: -30 }, rounding: none })
  expect(result).toMatchObject({ changed: 1, refused: 0 })
  expect((await staff.read(uuid)).variants[0]).toMatchObject({ price: 70, salePrice: null, saleEndsAt: null })
  expect((await undo(task.uuid)).result).toMatchObject({ changed: 1, refused: 0 })
  expect(await readProducts()).toEqual(before)
})

test('starts and ends a sale with its prices, and skips products priced in the showroom', async () => {
  const { uuid } = await addProduct(db, { name: 'Alder Sofa', variants: [{ pricePence: 99_99 }] })
  await addProduct(db, { name: 'Birch Sofa', variants: [{ pricePence: 0 }] })
  const { result } = await carryOut(sale)
  expect(result?.refusals).toMatchObject([{ name: 'Birch Sofa', reason: 'It has no price to reduce.' }])
  expect((await staff.read(uuid)).variants[0]).toMatchObject({
    price: 99.99,
    salePrice: 79.99,
    onSale: true,
    saleStartsAt: null,
    saleEndsAt: '2099-01-01T00:00:00.000Z',
  })
  await carryOut({ kind: 'end-sale' })
  expect((await staff.read(uuid)).variants[0]).toMatchObject({ salePrice: null, onSale: false, saleEndsAt: null })
})

test('publishes for the first time as a single product does, and refuses one without a variant', async () => {
  const { uuid } = await staff.make({ name: 'Alder Sofa' })
  await addProduct(db, { name: 'Hidden', status: 'draft', variants: [{ visible: false }] })
  await db.insert(redirects).values({ fromPath: `/product/${uuid}/alder-sofa`, toPath: '/' })
  const { result, task } = await carryOut(publish)
  expect(result).toMatchObject({
    changed: 1,
    refusals: [{ name: 'Hidden', reason: 'None of its variants is on the site.' }],
  })
  const row = await staff.readRow(uuid)
  expect(row.status).toBe('published')
  expect(row.newUntil?.getTime()).toBeGreaterThan(Date.now())
  expect(row.publishedAt).toEqual(row.listedAt)
  expect(await staff.listRedirects()).toEqual([])
  await undo(task.uuid)
  expect(await staff.readRow(uuid)).toMatchObject({ status: 'draft', publishedAt: null, newUntil: null })
})

test('keeps and reports a later change by somebody else', async () => {
  const kept = await addProduct(db, { name: 'Alder Sofa' })
  const other = await addProduct(db, { name: 'Birch Sofa' })
  const { task } = await carryOut(raise)
  const { variants } = await staff.read(kept.uuid)
  await staff.save(kept.uuid, { variants: variants.map((variant) => ({ ...variant, price: 1 })) })
  await staff.save(other.uuid, { description: 'This has nothing to do with prices.' })
  expect((await undo(task.uuid)).result).toMatchObject({
    changed: 1,
    refused: 1,
    refusals: [{ name: 'Alder Sofa', reason: 'It has been changed since.' }],
  })
  expect([await priceOf(kept.uuid), await priceOf(other.uuid)]).toEqual([1, 100])
  expect((await staff.read(other.uuid)).description).toMatch(/nothing to do/)
})

test('sets a number for all products, in whole minutes, and undoes it', async () => {
  const { uuid } = await addProduct(db, { name: 'Alder Table', assemblyMinutes: 45 })
  const set = (to: number | null): BulkAction => ({ kind: 'number', field: 'assemblyMinutes', to })
  expect(await statusOf(client.previewBulk({ target: everything, action: set(1.5) }))).toBe(400)
  expect(await answered(client.previewBulk({ target: everything, action: set(20) }))).toMatchObject({
    title: 'Assembly time: 20 min',
    changes: [{ differences: [{ label: 'Assembly time (minutes)', before: '45 min', after: '20 min' }] }],
  })
  const { task } = await carryOut(set(20))
  expect((await staff.read(uuid)).assemblyMinutes).toBe(20)
  await undo(task.uuid)
  expect((await staff.read(uuid)).assemblyMinutes).toBe(45)
})

test('sets a measure of all variants, and undoes it', async () => {
  const { uuid } = await addProduct(db, {
    name: 'Alder',
    variants: [{ name: 'Sage', packedWidthCm: 50 }, { name: 'Rust' }],
  })
  const set = (to: number | null): BulkAction => ({ kind: 'measure', field: 'packedWidthCm', to })
  const readWidths = async () => (await staff.read(uuid)).variants.map(({ packedWidthCm }) => packedWidthCm)
  expect(await statusOf(client.previewBulk({ target: everything, action: set(-1) }))).toBe(400)
  expect(await answered(client.previewBulk({ target: everything, action: set(80.5) }))).toMatchObject({
    title: 'Packed width: 80.5 cm',
    changed: 1,
  })
  const { task } = await carryOut(set(80.5))
  expect(await readWidths()).toEqual([80.5, 80.5])
  await undo(task.uuid)
  expect(await readWidths()).toEqual([50, null])
})

test('refuses taxonomy terms and properties that no longer exist', async () => {
  const range = await addRange(db, 'Haven')
  const { Sage, Rust } = await addProperty(db, 'Colour', ['Sage', 'Rust'])
  const one = await addProduct(db, { name: 'Alder Sofa', variants: [{ values: [Rust] }, {}] })
  const two = await addProduct(db, { name: 'Birch Sofa' })
  await carryOut({ kind: 'shelf', shelf: 'rangeUuid', uuid: range.uuid })
  expect([(await staff.readRow(one.uuid)).rangePosition, (await staff.readRow(two.uuid)).rangePosition]).toEqual([0, 1])
  await carryOut({ kind: 'properties', add: [Sage], remove: [Rust] })
  expect((await staff.read(one.uuid)).variants.map(({ properties }) => properties)).toEqual([[Sage], [Sage]])
  const gone: BulkAction = { kind: 'shelf', shelf: 'brandUuid', uuid: nowhere }
  expect(await statusOf(client.startBulk({ target: everything, action: gone }))).toBe(400)
  expect(await statusOf(client.previewBulk({ target: everything, action: gone }))).toBe(400)
})

test('changes nothing when the work breaks off half-way', async () => {
  await addProduct(db, { name: 'Alder Sofa' })
  const before = await readProducts()
  await database.sql`create or replace function break_off() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$`
  await database.sql`create trigger full_disk before insert on audit execute function break_off()`
  const { task, result } = await carryOut(raise)
  await database.sql`drop trigger full_disk on audit`
  expect(task).toMatchObject({ state: 'failed', problem: expect.stringContaining('our fault') })
  expect(result).toBeNull()
  expect(await readProducts()).toEqual(before)
})

test('puts many products into the bin and restores them', async () => {
  const { uuid } = await addProduct(db, { name: 'Alder Sofa' })
  const { task } = await carryOut({ kind: 'bin' })
  expect((await db.select().from(products).where(eq(products.uuid, uuid)))[0]?.deletedAt).not.toBeNull()
  expect((await carryOut(raise, { uuids: [uuid] })).result?.refusals).toMatchObject([{ reason: 'It is in the bin.' }])
  await undo(task.uuid)
  expect((await staff.readRow(uuid)).deletedAt).toBeNull()
})
