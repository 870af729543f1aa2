import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openSales } from '../../../tests/support/sales.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { aSale } from '../../../tests/support/staff/staff-edits.ts'

const database = await createTestDatabase()
const { client, openShop, apply, empty, close } = await openSales(database)
afterAll(close)
beforeEach(empty)

test('the price history names the sale that took over an offer at the same price', async () => {
  const { sofa, brand, sale } = await openShop()
  await apply(sale)
  const next = await answered(client.createSale(aSale('Spring', { brandUuid: brand, replaces: true })))
  await apply(next.uuid)
  const { variants } = await answered(client.priceHistory({ uuid: sofa }))
  expect(variants[0]?.prices).toMatchObject([
    { price: 999, onSale: false, sale: null },
    { price: 799, onSale: true, sale: 'Winter' },
    { price: 799, onSale: true, sale: 'Spring' },
  ])
})
