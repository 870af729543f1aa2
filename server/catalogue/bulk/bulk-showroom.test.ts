import { afterAll, beforeEach, expect, test } from 'vitest'
import type { BulkSent } from '../../../contract/staff/bulk.ts'
import { openBulkContext } from '../../../tests/support/bulk.ts'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { nowhere, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { displayPlaces, variants } from '../tables.ts'

const database = await createTestDatabase()
const { db } = database
const { client, carryOut, undo, close } = openBulkContext(database)
const { read } = staffIn(db)
afterAll(async () => {
  await close()
  await database.drop()
})
beforeEach(() => database.sql`truncate products, display_places, audit, bulk_changes cascade`)

const long = new Date('2026-01-05T10:00:00Z')
const addBay = async () => (await answered(client.createDisplayPlace({ name: 'Ground floor, bay 1' }))).uuid
const readChecks = () =>
  db.select({ display: variants.displayCheckedAt, stock: variants.stockCheckedAt }).from(variants)

test('a bulk change sets display and place and updates the check date, and its undo restores all three', async () => {
  const bay = await addBay()
  const { uuid } = await addProduct(db, {
    name: 'Sofa',
    variants: [{ name: 'Sage', onDisplay: true, displayCheckedAt: long }],
  })
  const { task, result } = await carryOut({ kind: 'display', on: true, placeUuid: bay })
  expect([task.title, result?.changed]).toEqual(['On display: Ground floor, bay 1 (1 product)', 1])
  expect((await read(uuid)).variants).toMatchObject([{ onDisplay: true, displayPlaceUuid: bay }])
  const [checked] = await readChecks()
  expect(checked?.display?.getTime()).toBeGreaterThan(long.getTime())
  await undo(task.uuid)
  expect((await read(uuid)).variants).toMatchObject([{ onDisplay: true, displayPlaceUuid: null }])
  expect(await readChecks()).toEqual([{ display: long, stock: null }])
})

test('a bulk change to the same value updates the check date, and a piece taken off display loses its place', async () => {
  const bay = await addBay()
  const at = { onDisplay: true, displayPlaceUuid: bay, displayCheckedAt: long }
  const { uuid } = await addProduct(db, { name: 'Sofa', variants: [at] })
  expect((await carryOut({ kind: 'display', on: true, placeUuid: null })).result?.changed).toBe(1)
  expect((await read(uuid)).variants).toMatchObject([{ displayPlaceUuid: bay }])
  await carryOut({ kind: 'display', on: false, placeUuid: null })
  expect((await read(uuid)).variants).toMatchObject([{ onDisplay: false, displayPlaceUuid: null }])
})

test('a bulk change sets the stock of all variants except the ex-display ones', async () => {
  const piece = { name: 'Sage (ex-display)', isExDisplay: true, stockState: 'last-one' as const }
  const { uuid } = await addProduct(db, { name: 'Sofa', variants: [{ name: 'Sage' }, piece] })
  const { task } = await carryOut({ kind: 'stock', to: 'order-in', weeks: 6 })
  expect(task.title).toBe('Stock: Order in, 6 weeks (1 product)')
  const { task: soon } = await carryOut({ kind: 'stock', to: 'order-in', weeks: 1 })
  expect(soon.title).toBe('Stock: Order in, 1 week (1 product)')
  expect((await read(uuid)).variants).toMatchObject([
    { stockState: 'order-in', orderWeeks: 1 },
    { stockState: 'last-one', orderWeeks: null },
  ])
  await carryOut({ kind: 'stock', to: null, weeks: null })
  expect(await readChecks()).toMatchObject([{ stock: null }, { stock: null }])
})

test('a filter by stock, place and check changes only products with one variant that meets all three', async () => {
  const bay = await addBay()
  const there = { onDisplay: true, displayPlaceUuid: bay }
  const soldOut = { stockState: 'last-one' as const, stockCheckedAt: long }
  await addProduct(db, { name: 'Meets all', variants: [{ ...there, ...soldOut, displayCheckedAt: long }] })
  await addProduct(db, {
    name: 'Stands elsewhere',
    variants: [{ ...soldOut, onDisplay: true, displayCheckedAt: long }],
  })
  await addProduct(db, { name: 'In two variants', variants: [there, soldOut] })
  const target: BulkSent['target'] = { found: { stock: 'last-one', display: bay, checked: 'old' } }
  const { result } = await carryOut({ kind: 'stock', to: 'not-available', weeks: null }, target)
  expect(result?.changed).toBe(1)
  const left = await answered(client.products({ stock: 'not-available' }))
  expect(left.rows.map(({ name }) => name)).toEqual(['Meets all'])
})

test('an undo that would put a piece in a binned place is refused', async () => {
  const bay = await addBay()
  await addProduct(db, { name: 'Sofa', variants: [{ onDisplay: true, displayPlaceUuid: bay }] })
  const { task } = await carryOut({ kind: 'display', on: false, placeUuid: null })
  await db.update(displayPlaces).set({ deletedAt: new Date() })
  const { result } = await undo(task.uuid)
  expect(result?.refusals).toMatchObject([{ reason: 'Its display place is in the bin.' }])
})

test('a place that does not exist, and one without display, are refused', async () => {
  await addProduct(db, { name: 'Sofa' })
  const target = { uuids: [nowhere] }
  const ask = (on: boolean) =>
    statusOf(client.previewBulk({ target, action: { kind: 'display', on, placeUuid: nowhere } }))
  expect([await ask(true), await ask(false)]).toEqual([400, 400])
})

test('a piece that is sold stays off display when its product is set on display in bulk', async () => {
  const bay = await addBay()
  const sold = { name: 'Sold', isExDisplay: true, visible: false, displayCheckedAt: long }
  const { uuid } = await addProduct(db, {
    name: 'Sofa',
    variants: [
      { name: 'Sage', position: 0 },
      { ...sold, position: 1 },
    ],
  })
  await carryOut({ kind: 'display', on: true, placeUuid: bay })
  expect((await read(uuid)).variants).toMatchObject([
    { onDisplay: true, displayPlaceUuid: bay },
    { onDisplay: false, displayPlaceUuid: null },
  ])
  expect(await answered(client.displayPlaces())).toMatchObject([{ pieceCount: 1 }])
  expect((await readChecks()).map(({ display }) => display?.getTime() === long.getTime())).toContain(true)
})
