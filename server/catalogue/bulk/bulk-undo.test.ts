import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type BulkAction, bulkFlags, bulkTerms, roundings, roundingWays } from '../../../contract/staff/bulk.ts'
import { openBulkContext } from '../../../tests/support/bulk.ts'
import {
  addBrand,
  addCategory,
  addProduct,
  addProperty,
  addRange,
  addSubCategory,
} from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { brands, bulkChanges, displayPlaces, productStatuses, products, ranges, variants } from '../tables.ts'
import { readUndoing } from './undoing.ts'

const database = await createTestDatabase()
const { db } = database
const { client, carryOut, undo, readProducts, close } = openBulkContext(database)
afterAll(async () => {
  await close()
  await database.drop()
})

const brand = (await addBrand(db, 'Fernhollow')).uuid
const range = (await addRange(db, 'Haven')).uuid
const place = (await addSubCategory(db, (await addCategory(db, 'Living')).id, 'Sofas')).uuid
const values = Object.values(await addProperty(db, 'Colour', ['Sage', 'Rust', 'Oat']))

const instant = fc.option(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }))
const [{ uuid: bay = '' } = {}] = await db.insert(displayPlaces).values({ name: 'Bay' }).returning()
const variant = fc
  .record({
    pricePence: fc.nat(500_000),
    visible: fc.boolean(),
    values: fc.subarray(values),
    off: fc.nat(500_000),
    onSale: fc.boolean(),
    onDisplay: fc.boolean(),
    displayCheckedAt: instant,
    stockState: fc.constantFrom(null, 'in-stock' as const),
    stockCheckedAt: instant,
  })
  .map(({ off, onSale, ...row }) => ({
    ...row,
    ...(off > 0 && off < row.pricePence && { salePricePence: off, onSale }),
  }))
const product = fc
  .record({
    name: fc.constantFrom('Alder', 'Birch', 'Cedar'),
    status: fc.constantFrom(...productStatuses),
    deletedAt: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.constant(new Date('2026-01-01'))),
    brandUuid: fc.constantFrom(brand, null),
    rangeUuid: fc.constantFrom(range, null),
    immediateDelivery: fc.boolean(),
    newUntil: instant,
    publishedAt: instant,
    variants: fc.array(variant, { minLength: 1, maxLength: 3 }),
  })
  // A published product has a visible variant, as everywhere.
  .map(({ variants, ...row }) => ({
    ...row,
    variants: variants.map((one, place) => ({
      ...one,
      visible: one.visible || (place === 0 && row.status === 'published'),
    })),
  }))
const rounding = fc.record({ to: fc.constantFrom(...roundings), way: fc.constantFrom(...roundingWays) })
const terms = { subCategoryUuid: place, brandUuid: brand, rangeUuid: range }
const action: fc.Arbitrary<BulkAction> = fc.oneof(
  fc.record({ kind: fc.constant('status' as const), to: fc.constantFrom(...productStatuses) }),
  fc.record({ kind: fc.constant('bin' as const) }),
  fc.record({ kind: fc.constant('flag' as const), flag: fc.constantFrom(...bulkFlags), on: fc.boolean() }),
  fc
    .record({ shelf: fc.constantFrom(...bulkTerms), empty: fc.boolean() })
    .map(({ shelf, empty }) => ({ kind: 'shelf' as const, shelf, uuid: empty ? null : terms[shelf] })),
  fc
    .shuffledSubarray(values, { minLength: 2 })
    .map(([first = 0, ...rest]) => ({ kind: 'properties' as const, add: rest, remove: [first] })),
  fc
    .record({
      by: fc.constantFrom('percent' as const, 'pounds' as const),
      amount: fc.integer({ min: 1, max: 90 }),
      rounding,
    })
    .chain(({ rounding: rule, ...shift }) =>
      fc.constantFrom<BulkAction>(
        { kind: 'price', shift, rounding: rule },
        { kind: 'price', shift: { ...shift, amount: -shift.amount }, rounding: rule },
        { kind: 'sale', off: shift, rounding: rule, startsAt: null, endsAt: '2090-01-01T00:00:00.000Z' },
      ),
    ),
  fc.record({ kind: fc.constant('end-sale' as const) }),
  fc.constantFrom<BulkAction>(
    { kind: 'display', on: true, placeUuid: bay },
    { kind: 'display', on: false, placeUuid: null },
    { kind: 'stock', to: 'order-in', weeks: 6 },
    { kind: 'stock', to: null, weeks: null },
  ),
)

test('an undo restores every row, whatever was changed on whatever products', { timeout: 120_000 }, async () => {
  let changed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 6 }), action, async (given, asked) => {
      await database.sql`truncate products cascade`
      const made = []
      for (const { publishedAt, newUntil, ...row } of given)
        made.push(await addProduct(db, { ...row, publishedAt, newUntil, subCategoryUuid: place }))
      const before = await readProducts()
      const { task, result } = await carryOut(asked, { uuids: made.map(({ uuid }) => uuid) })
      expect(task.state).toBe('done')
      if (!result || result.changed === 0) {
        expect(await readProducts()).toEqual(before)
        return
      }
      changed++
      expect(await readProducts()).not.toEqual(before)
      expect((await undo(task.uuid)).result).toMatchObject({ changed: result.changed, refused: 0 })
      expect(await readProducts()).toEqual(before)
    }),
    { numRuns: 25 },
  )
  expect(changed).toBeGreaterThan(5)
})

test('an undo reads every change of a work on thousands of products', async () => {
  const [{ workUuid = '' } = {}] = await db.execute<{ workUuid: string }>(sql`
    with work as (select gen_random_uuid() as uuid)
    insert into ${bulkChanges} (work_uuid, product_uuid, before, after)
    select work.uuid, gen_random_uuid(), '{"facts": {}, "variants": {}}', '{"facts": {}, "variants": {}}'
    from work, generate_series(1, 4500) returning work_uuid as "workUuid"`)
  const { changes } = await db.transaction((tx) => readUndoing(tx, workUuid))
  expect(changes.size).toBe(4500)
})

test('of several people who undo one work at the same moment, one does', async () => {
  const product = await addProduct(db, { name: 'Elm Bench' })
  const { task } = await carryOut({ kind: 'flag', flag: 'immediateDelivery', on: true }, { uuids: [product.uuid] })
  const answers = await Promise.all(Array.from({ length: 4 }, () => statusOf(client.undoBulk({ uuid: task.uuid }))))
  expect(answers.toSorted()).toEqual([200, 409, 409, 409])
})

test('prices are brought back although the range of their products is in the bin by now', async () => {
  await database.sql`truncate products cascade`
  const { uuid } = await addRange(db, 'Dell')
  await addProduct(db, { name: 'Alder', rangeUuid: uuid, variants: [{ pricePence: 100_00, visible: true }] })
  const before = await readProducts()
  const shift = { by: 'percent' as const, amount: 10 }
  const { task } = await carryOut({ kind: 'price', shift, rounding: { to: 'none', way: 'nearest' } })
  await db.update(ranges).set({ deletedAt: new Date() }).where(eq(ranges.uuid, uuid))
  expect((await undo(task.uuid)).result).toMatchObject({ changed: 1, refused: 0 })
  expect(await readProducts()).toEqual(before)
})

test('an undo restores products whose range is in the bin, as restoring them by hand does', async () => {
  await database.sql`truncate products cascade`
  const gone = await addRange(db, 'Elder')
  const { uuid } = await addProduct(db, { name: 'Alder', status: 'published', rangeUuid: gone.uuid, variants: [{}] })
  const { task } = await carryOut({ kind: 'bin' }, { uuids: [uuid] })
  await db.update(ranges).set({ deletedAt: new Date() }).where(eq(ranges.uuid, gone.uuid))
  expect((await undo(task.uuid)).result).toMatchObject({ changed: 1, refused: 0 })
})

test('an undo restores no draft whose brand is in the bin, as restoring it by hand does not', async () => {
  await database.sql`truncate products cascade`
  const gone = await addBrand(db, 'Elder')
  const { uuid } = await addProduct(db, { name: 'Alder', status: 'draft', brandUuid: gone.uuid, variants: [{}] })
  const { task } = await carryOut({ kind: 'bin' }, { uuids: [uuid] })
  await db.update(brands).set({ deletedAt: new Date() }).where(eq(brands.uuid, gone.uuid))
  const reason = 'Its sub-category, brand or range is in the bin.'
  expect((await undo(task.uuid)).result).toMatchObject({ changed: 0, refusals: [{ uuid, reason }] })
  expect(await statusOf(client.restoreProduct({ uuid }))).toBe(400)
  await db.update(brands).set({ deletedAt: null }).where(eq(brands.uuid, gone.uuid))
  expect((await undo(task.uuid)).result).toMatchObject({ changed: 1, refused: 0 })
})

test('a second undo restores what the first had to leave, once nothing prevents it', async () => {
  await database.sql`truncate products cascade`
  for (const name of ['Alder', 'Birch']) await addProduct(db, { name, variants: [{ pricePence: 100_00 }] })
  const before = await readProducts()
  const raise = { kind: 'price', shift: { by: 'percent', amount: 10 }, rounding: { to: 'none', way: 'up' } } as const
  const first = await carryOut(raise)
  const second = await carryOut(raise, { found: { q: 'Birch' } })
  expect((await undo(first.task.uuid)).result).toMatchObject({ changed: 1, unchanged: 0, refused: 1 })
  expect((await undo(second.task.uuid)).result).toMatchObject({ changed: 1, refused: 0 })
  expect((await undo(first.task.uuid)).result).toMatchObject({ changed: 1, unchanged: 0, refused: 0 })
  expect(await readProducts()).toEqual(before)
  expect(await statusOf(client.undoBulk({ uuid: first.task.uuid }))).toBe(409)
})

test('an undo restores a product whose variants were all hidden before, as restoring it by hand does', async () => {
  await database.sql`truncate products cascade`
  const { uuid } = await addProduct(db, { name: 'Alder', status: 'published', variants: [{ visible: false }] })
  const before = await readProducts()
  const { task } = await carryOut({ kind: 'bin' }, { uuids: [uuid] })
  expect((await undo(task.uuid)).result).toMatchObject({ changed: 1, refused: 0 })
  expect(await readProducts()).toEqual(before)
})

test.each([120_00, 110_00])(
  'a second undo leaves the price of %i that staff have set since the first',
  async (price) => {
    await database.sql`truncate products cascade`
    const alder = await addProduct(db, { name: 'Alder', variants: [{ pricePence: 100_00 }] })
    const birch = await addProduct(db, { name: 'Birch', variants: [{ pricePence: 100_00 }] })
    const raise = { kind: 'price', shift: { by: 'percent', amount: 10 }, rounding: { to: 'none', way: 'up' } } as const
    const { task } = await carryOut(raise)
    const bin = (deletedAt: Date | null) => db.update(products).set({ deletedAt }).where(eq(products.uuid, birch.uuid))
    const pricesOf = async (uuid: string) =>
      (await db.select().from(variants).where(eq(variants.productUuid, uuid))).map(({ pricePence }) => pricePence)
    await bin(new Date())
    expect((await undo(task.uuid)).result).toMatchObject({ changed: 1, refused: 1 })
    await db.update(variants).set({ pricePence: price }).where(eq(variants.productUuid, alder.uuid))
    await bin(null)
    expect((await undo(task.uuid)).result).toMatchObject({ changed: 1, refused: 0 })
    expect([await pricesOf(alder.uuid), await pricesOf(birch.uuid)]).toEqual([[price], [100_00]])
    expect((await answered(client.bulk({ uuid: task.uuid }))).mayUndo).toBe(false)
  },
)
