import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { daysFromNow, openSales } from '../../../tests/support/sales.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { sales } from '../tables.ts'
import { listRunningSales } from './running-sale.ts'
import { isRunningNow } from './sale-products.ts'

const database = await createTestDatabase()
const { db } = database
const { client, api, catalogue, openShop, apply, summary, close } = await openSales(database)
afterAll(close)

test('a sale whose days were changed has its page, its entry and its links as long as its offers run', async () => {
  const { sale } = await openShop({ firstDay: daysFromNow(10), lastDay: daysFromNow(12) })
  await apply(sale)
  const saveDays = async (firstDay: string, lastDay: string) => {
    const { version, edit } = await answered(client.sale({ uuid: sale }))
    await answered(client.saveSale({ uuid: sale, version, edit: { ...edit, firstDay, lastDay } }))
    await catalogue.refresh()
  }
  const isShown = async () => [
    (await statusOf(api.sale({ saleRoute: 'winter' }))) === 200,
    (await listRunningSales(db, catalogue.taxonomy, new Date())).length === 1,
    (await db.$count(sales, isRunningNow)) === 1,
  ]
  await saveDays(daysFromNow(-1), daysFromNow(3))
  expect(await summary(sale)).toMatchObject({ state: 'coming' })
  expect(await isShown()).toEqual([false, false, false])
  await apply(sale)
  await saveDays(daysFromNow(-9), daysFromNow(-8))
  expect(await summary(sale)).toMatchObject({ state: 'running' })
  expect(await isShown()).toEqual([true, true, true])
})
