import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { anyEdit, carryOut, stockForEdits } from '../../../tests/support/random-edits.ts'
import { answered, describeShop, openShopWindow, type ShopWindow } from '../../../tests/support/shop-window.ts'
import { searchProducts } from '../tables.ts'

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

test('another program writes all products again at its start, and only then', async () => {
  const { db } = database
  const open = (program: string) => openShopWindow(db, { tables: { primary: db, program } })
  const nameFirst = async ({ api }: ShopWindow) => (await answered(api.search({}))).products[0]?.name
  const old = await open('old')
  const name = await nameFirst(old)
  await db.update(searchProducts).set({ card: sql`replace(card, '"name":"', '"name":"Other ')` })
  expect(await nameFirst(await open('old'))).toBe(`Other ${name}`)
  expect(await nameFirst(await open('new'))).toBe(name)
})
