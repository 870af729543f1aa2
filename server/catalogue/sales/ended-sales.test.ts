import type { TransactionSql } from 'postgres'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openBulkContext } from '../../../tests/support/bulk.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { waitUntil } from '../../../tests/support/runner/wait-for.ts'
import { openSales } from '../../../tests/support/sales.ts'
import { answered } from '../../../tests/support/shop-window.ts'

const database = await createTestDatabase()
const { client, carryOut, undo, wait, openShop, apply, summary, publicVariant, variantOf, empty, close } =
  await openSales(database)
afterAll(close)
beforeEach(empty)

const dearer = { kind: 'price', shift: { by: 'percent', amount: 10 }, rounding: { to: 'none', way: 'up' } } as const

/** Takes all products but one out of the terms of a sale. */
async function chooseAlone(sale: string, product: string) {
  const { version, edit } = await answered(client.sale({ uuid: sale }))
  await answered(client.saveSale({ uuid: sale, version, edit: { ...edit, brandUuid: null, products: [product] } }))
}

async function countWaiting(): Promise<number> {
  const waiting = await database.sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return waiting.length
}

/** Begins to apply a sale, which waits until the products have changed. */
const applyWhile = (sale: string, change: (hold: TransactionSql) => Promise<unknown>) =>
  database.sql.begin(async (hold) => {
    await hold`select from products for update`
    const task = await answered(client.startBulk({ action: { kind: 'apply-sale', saleUuid: sale }, target: { sale } }))
    await waitUntil(countWaiting)
    await change(hold)
    return task
  })

test('undoing a typed price restores no offer of a sale that was ended since', async () => {
  const { sofa, sale } = await openShop()
  await apply(sale)
  const { version, edit } = await answered(client.product({ uuid: sofa }))
  const typed = { ...edit, variants: edit.variants.map((variant) => ({ ...variant, salePrice: 700 })) }
  const left = await answered(client.saveProduct({ uuid: sofa, version, edit: typed }))
  await carryOut({ kind: 'stop-sale', saleUuid: sale }, { sale })
  await answered(client.saveProduct({ uuid: sofa, version: left.version, edit, undoes: left.version }))
  expect(await publicVariant(sofa)).toMatchObject({ price: 999, salePrice: null, onSale: false, sale: null })
})

test('an undo of the end of a sale that had to leave every product leaves it ended', async () => {
  const { sofa, stool, sale } = await openShop()
  await apply(sale)
  const raised = await carryOut(dearer, { uuids: [stool] })
  const { task } = await carryOut({ kind: 'stop-sale', saleUuid: sale }, { sale })
  await carryOut(dearer, { uuids: [sofa] })
  expect((await undo(task.uuid)).result).toMatchObject({ changed: 0, refused: 1 })
  expect(await summary(sale)).toMatchObject({ state: 'ended', joined: 0 })
  expect((await undo(raised.task.uuid)).result).toMatchObject({ changed: 0, refused: 1 })
})

test('a sale whose end was partly undone runs again: later price changes to its offers can be undone', async () => {
  const { sofa, stool, sale } = await openShop()
  await apply(sale)
  const { task } = await carryOut({ kind: 'stop-sale', saleUuid: sale }, { sale })
  await carryOut(dearer, { uuids: [sofa] })
  expect((await undo(task.uuid)).result).toMatchObject({ changed: 1, refused: 1 })
  const raised = await carryOut(dearer, { uuids: [stool] })
  expect((await undo(raised.task.uuid)).result).toMatchObject({ changed: 1, refused: 0 })
  expect(await summary(sale)).toMatchObject({ state: 'running', joined: 1 })
})

test('once a later price change is undone, the sale can be undone too, even if it had been ended before', async () => {
  const { sofa, sale } = await openShop()
  await apply(sale)
  await carryOut({ kind: 'stop-sale', saleUuid: sale }, { sale })
  const again = await apply(sale)
  const raised = await carryOut(dearer, { uuids: [sofa] })
  expect((await undo(again.task.uuid)).result).toMatchObject({ changed: 1, refused: 1 })
  expect((await undo(raised.task.uuid)).result).toMatchObject({ changed: 1, refused: 0 })
  expect((await undo(again.task.uuid)).result).toMatchObject({ changed: 1, refused: 0 })
  expect(await publicVariant(sofa)).toMatchObject({ price: 999, onSale: false })
})

test('a copy of a product in a sale is not on offer', async () => {
  const { sofa, sale } = await openShop()
  await apply(sale)
  const { uuid } = await answered(client.duplicateProduct({ uuid: sofa }))
  expect(await variantOf(uuid)).toMatchObject({ price: 999, salePrice: null, onSale: false, saleEndsAt: null })
})

test('the end of a sale reaches a product that joins it while the work waits', async () => {
  const { sofa, stool, sale } = await openShop()
  await apply(sale)
  const raised = await carryOut(dearer, { uuids: [sofa] })
  await chooseAlone(sale, stool)
  const end = { action: { kind: 'stop-sale', saleUuid: sale }, target: { sale }, expected: 1 } as const
  // Tasks run sequentially, and the undo waits for a product.
  const { uuid } = await database.sql.begin(async (hold) => {
    await hold`select from products for update`
    await answered(client.undoBulk({ uuid: raised.task.uuid }))
    return answered(client.startBulk(end))
  })
  expect((await wait(uuid)).result).toMatchObject({ changed: 2, refused: 0 })
  expect(await summary(sale)).toMatchObject({ state: 'ended', joined: 0 })
})

test('a product that is moved to the bin while a sale waits to be applied does not join it', async () => {
  const { sofa, sale } = await openShop()
  const { uuid } = await applyWhile(sale, (hold) => hold`update products set deleted_at = now() where uuid = ${sofa}`)
  expect((await wait(uuid)).result).toMatchObject({ changed: 1, refused: 0 })
  expect(await variantOf(sofa)).toMatchObject({ onSale: false })
})

test('a product that is moved to another brand while a sale of its brand waits to be applied does not join it', async () => {
  const { sofa, sale } = await openShop()
  const { uuid } = await applyWhile(sale, (hold) => hold`update products set brand_uuid = null where uuid = ${sofa}`)
  expect((await wait(uuid)).result).toMatchObject({ changed: 1, unchanged: 1, refused: 0 })
  expect(await variantOf(sofa)).toMatchObject({ onSale: false })
})

test('an undo in another process, while a sale is being ended, restores none of its offers', async () => {
  const { sofa, stool, sale } = await openShop()
  await apply(sale)
  const raised = await carryOut(dearer, { uuids: [sofa] })
  await chooseAlone(sale, stool)
  const other = openBulkContext(database)
  const stateOf = async (uuid: string) => (await answered(client.bulk({ uuid }))).task.state
  const [end, undoing] = await database.sql.begin(async (hold) => {
    await hold`select from products where uuid = ${stool} for update`
    const end = await answered(client.startBulk({ action: { kind: 'stop-sale', saleUuid: sale }, target: { sale } }))
    await waitUntil(countWaiting)
    const undoing = await answered(client.undoBulk({ uuid: raised.task.uuid }))
    await waitUntil(async () => (await countWaiting()) === 2 || (await stateOf(undoing.uuid)) === 'done')
    return [end, undoing]
  })
  await Promise.all([wait(end.uuid), wait(undoing.uuid)])
  await other.close()
  expect(await summary(sale)).toMatchObject({ state: 'ended', joined: 0 })
})

test('undoing a typed price while a sale is being ended restores none of its offers', async () => {
  const { sofa, stool, sale } = await openShop()
  await apply(sale)
  const { version, edit } = await answered(client.product({ uuid: sofa }))
  const typed = { ...edit, variants: edit.variants.map((variant) => ({ ...variant, salePrice: 700 })) }
  const left = await answered(client.saveProduct({ uuid: sofa, version, edit: typed }))
  await chooseAlone(sale, stool)
  const { end, undoing } = await database.sql.begin(async (hold) => {
    await hold`select from products where uuid = ${stool} for update`
    const end = await answered(client.startBulk({ action: { kind: 'stop-sale', saleUuid: sale }, target: { sale } }))
    await waitUntil(countWaiting)
    let isSaved = false
    const undoing = client.saveProduct({ uuid: sofa, version: left.version, edit, undoes: left.version }).then(() => {
      isSaved = true
    })
    await waitUntil(async () => isSaved || (await countWaiting()) === 2)
    return { end, undoing }
  })
  await Promise.all([wait(end.uuid), undoing])
  expect(await summary(sale)).toMatchObject({ state: 'ended', joined: 0 })
  expect(await variantOf(sofa)).toMatchObject({ onSale: false })
})
