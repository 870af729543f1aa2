import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import {
  aBrand,
  aProduct,
  aRange,
  aVariant,
  nowhere,
  refused,
  staffIn,
} from '../../../tests/support/staff/staff-edits.ts'
import { noteEarlierPrice } from '../prices/price-log.ts'
import { priceLog, products, ranges, variants } from '../tables.ts'
import { binBrand, createBrand } from '../taxonomy/brand-edits.ts'
import { binRange, createRange } from '../taxonomy/range-edits.ts'
import { saveProduct } from './product-edits.ts'
import { archiveProduct, binProduct, publishProduct, restoreProduct } from './product-status-edits.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const { change, read, make, save, publish, makePublished, readRow, readVersion } = staffIn(db)

const listPrices = async (uuid: string) => {
  const rows = await db
    .select({ price: priceLog.pricePence })
    .from(priceLog)
    .innerJoin(variants, eq(variants.uuid, priceLog.variantUuid))
    .where(eq(variants.productUuid, uuid))
    .orderBy(asc(priceLog.at))
  return rows.map((row) => row.price)
}

beforeEach(async () => {
  await db.delete(products)
})

test('the first publishing sets its date and how long the product is new', async () => {
  const { uuid } = await make()
  const before = await readVersion()
  await publish(uuid)
  const first = await readRow(uuid)
  expect(first).toMatchObject({ status: 'published', changedIn: before + 1 })
  expect(first.publishedAt).toEqual(first.listedAt)
  const days = ((first.newUntil?.getTime() ?? 0) - (first.publishedAt?.getTime() ?? 0)) / 86_400_000
  expect(Math.round(days)).toBe(60)
  await change((tx, it) => archiveProduct(tx, it, { id: uuid, version: first.version }))
  expect(await readRow(uuid)).toMatchObject({ status: 'archived', changedIn: before + 2 })
  await publish(uuid)
  const { publishedAt, listedAt, newUntil } = first
  expect(await readRow(uuid)).toMatchObject({ status: 'published', publishedAt, listedAt, newUntil })
})

test('dates chosen by hand survive publishing', async () => {
  const listedAt = '2020-02-03T04:05:06.000Z'
  const newUntil = '2020-03-01T00:00:00.000Z'
  const uuid = await makePublished({ listedAt, newUntil })
  expect(await read(uuid)).toMatchObject({ listedAt, newUntil })
})

test('a product without a visible variant is not published, and a published one keeps a visible variant', async () => {
  const hidden = [aVariant({ visible: false })]
  const { uuid } = await make({ variants: hidden })
  expect(await refused(publish(uuid))).toHaveProperty('fields', ['variants'])
  const shown = await makePublished()
  expect(await refused(save(shown, { variants: hidden }))).toHaveProperty('fields', ['variants'])
})

test('each price charged is recorded once when it changes', async () => {
  const { uuid } = await make({ variants: [aVariant({ price: 500 })] })
  await save(uuid, { variants: [aVariant({ uuid: (await read(uuid)).variants[0]?.uuid ?? null, price: 1000 })] })
  await publish(uuid)
  const own = (await read(uuid)).variants[0]?.uuid ?? null
  await save(uuid, { description: 'Nothing about its price' })
  await save(uuid, { variants: [aVariant({ uuid: own, price: 1000, salePrice: 800, onSale: true })] })
  await save(uuid, { variants: [aVariant({ uuid: own, price: 1100, salePrice: 800, onSale: true })] })
  const future = '2100-01-01T00:00:00.000Z'
  await save(uuid, {
    variants: [aVariant({ uuid: own, price: 1100, salePrice: 700, onSale: true, saleStartsAt: future })],
  })
  await save(uuid, { variants: [aVariant({ uuid: own, price: 1100, salePrice: 700 })] })
  expect(await listPrices(uuid)).toEqual([100_000, 80_000, 110_000])
})

test('a price from before the records comes before the recorded ones', async () => {
  const { uuid, variantUuids } = await make({ variants: [aVariant({ price: 900, salePrice: 700, onSale: true })] })
  await change((tx, it) =>
    noteEarlierPrice(tx, it, variantUuids[0] ?? '', { pricePence: 90_000, at: new Date('2020-01-01') }),
  )
  await publish(uuid)
  expect(await listPrices(uuid)).toEqual([90_000, 70_000])
})

test('a brand in the bin accepts no products, and one with products is not binned', async () => {
  const brand = await change((tx, it) => createBrand(tx, it, aBrand('Fernhollow')))
  const { uuid } = await make({ brandUuid: brand.uuid })
  const bin = () => change((tx, it) => binBrand(tx, it, { id: brand.uuid, version: brand.version }))
  await expect(bin()).rejects.toMatchObject({ status: 409, body: { reason: '1 product still belongs here.' } })
  await save(uuid, { brandUuid: null })
  await bin()
  expect(await refused(save(uuid, { brandUuid: brand.uuid }))).toHaveProperty('fields', ['brandUuid'])
})

test('a product goes to the bin and is restored unchanged', async () => {
  const uuid = await makePublished({ variants: [aVariant({ price: 10 })] })
  const before = await read(uuid)
  const version = await readVersion()
  await change((tx, it) => binProduct(tx, it, { id: uuid, version: before.version }))
  expect(await readRow(uuid)).toMatchObject({ changedIn: version + 1 })
  await expect(save(uuid, { name: 'From beyond' })).rejects.toMatchObject({ status: 409 })
  await expect(change((tx, it) => binProduct(tx, it, { id: uuid, version: before.version + 1 }))).rejects.toMatchObject(
    { status: 409 },
  )
  await change((tx, it) => restoreProduct(tx, it, uuid))
  expect(await read(uuid)).toEqual({ ...before, version: before.version + 2 })
  expect(await readRow(uuid)).toMatchObject({ changedIn: version + 2 })
  await expect(change((tx, it) => restoreProduct(tx, it, uuid))).rejects.toMatchObject({ status: 409 })
})

test('a missing product cannot be saved', async () => {
  await expect(
    change((tx, it) => saveProduct(tx, it, { id: nowhere, version: 1, edit: aProduct() })),
  ).rejects.toMatchObject({ status: 404 })
  await expect(change((tx, it) => publishProduct(tx, it, { id: nowhere, version: 1 }))).rejects.toMatchObject({
    status: 404,
  })
  await expect(change((tx, it) => binProduct(tx, it, { id: nowhere, version: 1 }))).rejects.toMatchObject({
    status: 404,
  })
})

test('a product is restored although its range was put in the bin meanwhile', async () => {
  const range = await change((tx, it) => createRange(tx, it, aRange('Haven')))
  const uuid = await makePublished({ rangeUuid: range.uuid })
  const { version } = await read(uuid)
  await change((tx, it) => binProduct(tx, it, { id: uuid, version }))
  const [found] = await db.select().from(ranges)
  await change((tx, it) => binRange(tx, it, { id: range.uuid, version: found?.version ?? 0 }))
  await change((tx, it) => restoreProduct(tx, it, uuid))
  expect(await readRow(uuid)).toMatchObject({ deletedAt: null, rangeUuid: range.uuid })
})
