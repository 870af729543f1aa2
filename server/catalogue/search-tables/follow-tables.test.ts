import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, announce } from '../../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/database.ts'
import { anyEdit, carryOut, stockForEdits } from '../../../tests/support/random-edits.ts'
import { answered, describeShop, openShopWindow, type ShopWindow } from '../../../tests/support/shop-window.ts'
import { bumpContent } from '../../site/content-version.ts'
import { products, searchProducts } from '../tables.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await stockForEdits(database.db)
})
afterAll(() => database.drop())

test('a catalogue of the tables answers as one in memory does, after every edit', { timeout: 120_000 }, async () => {
  const { db } = database
  const tables = { primary: db, program: 'test' }
  const [inMemory, following] = await Promise.all([openShopWindow(db), openShopWindow(db, { tables })])
  await fc.assert(
    fc.asyncProperty(fc.array(anyEdit, { minLength: 1, maxLength: 12 }), async (edits) => {
      for (const edit of edits) await carryOut(db, edit)
      await Promise.all([inMemory.catalogue.refresh(), following.catalogue.refresh()])
      const expected = await describeShop(inMemory)
      expect(await describeShop(following)).toEqual(expected)
      expect(await describeShop(await openShopWindow(db, { tables }))).toEqual(expected)
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

test('a product that was erased while no process followed is not found after the next start', async () => {
  const { db } = database
  const tables = { primary: db, program: 'test' }
  const uuid = await addSofa(db)
  const finds = async ({ api }: ShopWindow) => (await answered(api.search({ searchField: 'quince' }))).total
  expect(await finds(await openShopWindow(db, { tables }))).toBe(1)
  await db.delete(products).where(eq(products.uuid, uuid))
  await db.transaction((tx) => bumpContent(tx))
  expect(await finds(await openShopWindow(db, { tables }))).toBe(0)
})

async function addSofa(db: TestDatabase['db']): Promise<string> {
  const { uuid } = await addProduct(db, { name: 'Quince Sofa' })
  await announce(db, [uuid])
  return uuid
}

test('another program writes all products again at its start, and only then', async () => {
  const { db } = database
  const open = (program: string) => openShopWindow(db, { tables: { primary: db, program } })
  const readNames = async ({ api }: ShopWindow) =>
    (await answered(api.search({ searchField: 'quince' }))).products.map(({ name }) => name)
  await addSofa(db)
  expect(await readNames(await open('old'))).toEqual(['Quince Sofa'])
  await db.update(searchProducts).set({ card: sql`replace(card, '"name":"', '"name":"Other ')` })
  expect(await readNames(await open('old'))).toEqual(['Other Quince Sofa'])
  expect(await readNames(await open('new'))).toEqual(['Quince Sofa'])
})
