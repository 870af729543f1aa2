import { drizzle } from 'drizzle-orm/postgres-js'
import { afterAll, expect, test } from 'vitest'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow } from '../../../tests/support/shop-window.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

test('a product and those related to it are read by one query, and not again until it changes', async () => {
  const { uuid } = await addProduct(database.db, { name: 'Alder Sofa', variants: [{ pricePence: 1000_00 }] })
  const queries: string[] = []
  const logger = { logQuery: (query: string) => void queries.push(query) }
  const { api } = await openShopWindow(drizzle(database.sql, { casing: 'snake_case', logger }))
  queries.length = 0
  for (let visit = 0; visit < 2; visit++)
    await Promise.all([
      answered(api.product({ productUuid: uuid })),
      answered(api.relatedProducts({ productUuid: uuid })),
    ])
  expect(queries).toEqual([expect.stringContaining('from "products"')])
})
