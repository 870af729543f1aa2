import { afterAll, beforeEach, expect, test } from 'vitest'
import type { BulkAction, BulkSent } from '../../../contract/staff/bulk.ts'
import { openBulkContext } from '../../../tests/support/bulk.ts'
import { addBrand, addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { nowhere, staffIn } from '../../../tests/support/staff/staff-edits.ts'

const database = await createTestDatabase()
const { db } = database
const { client, carryOut, wait, close } = openBulkContext(database)
const staff = staffIn(db)
afterAll(async () => {
  await close()
  await database.drop()
})
beforeEach(() => database.sql`truncate products, brands, audit, bulk_changes cascade`)

const raise: BulkAction = {
  kind: 'price',
  shift: { by: 'percent', amount: 10 },
  rounding: { to: 'none', way: 'nearest' },
}

test('applies filters as of the start of the work, and ticks to exactly the ticked products', async () => {
  const brand = await addBrand(db, 'Fernhollow')
  const ours = await addProduct(db, { name: 'Alder Sofa', brandUuid: brand.uuid })
  const theirs = await addProduct(db, { name: 'Alder Chair' })
  const flag: BulkAction = { kind: 'flag', flag: 'immediateDelivery', on: true }
  expect((await carryOut(flag, { found: { q: 'alder', brand: brand.uuid } })).result).toMatchObject({ changed: 1 })
  expect((await staff.readRow(ours.uuid)).immediateDelivery).toBe(true)
  expect((await staff.readRow(theirs.uuid)).immediateDelivery).toBe(false)
  const target = { uuids: [theirs.uuid, ours.uuid, nowhere] }
  expect(await answered(client.previewBulk({ target, action: flag }))).toMatchObject({
    meant: 2,
    changed: 1,
    unchanged: 1,
  })
  const ticked = await carryOut(flag, target)
  expect(ticked.result).toMatchObject({ changed: 1, unchanged: 1, refused: 0 })
  expect(await statusOf(client.startBulk({ target: { found: { q: 'nothing' } }, action: flag }))).toBe(409)
})

test('changes all products found except those left out, exactly as many as were shown', async () => {
  const [one, two, three] = await Promise.all(
    ['Alder One', 'Alder Two', 'Alder Three'].map((name) => addProduct(db, { name })),
  )
  if (!one || !two || !three) throw new Error('There are three.')
  const flag: BulkAction = { kind: 'flag', flag: 'immediateDelivery', on: true }
  const target = { found: { q: 'alder' }, except: [two.uuid, nowhere] }
  expect(await answered(client.previewBulk({ target, action: flag }))).toMatchObject({ meant: 2, changed: 2 })
  await addProduct(db, { name: 'Alder Four' })
  const refused = await client.startBulk({ target, action: flag, expected: 2 })
  expect(refused).toMatchObject({
    status: 409,
    problem: { reason: expect.stringMatching(/2 products were selected, and now there are 3/) },
  })
  const { result } = await carryOut(flag, target)
  expect(result).toMatchObject({ changed: 3 })
  expect((await staff.readRow(two.uuid)).immediateDelivery).toBe(false)
  expect((await staff.readRow(three.uuid)).immediateDelivery).toBe(true)
})

const looked = async (target: BulkSent['target']) => {
  const { meant, seen } = await answered(client.previewBulk({ target, action: raise }))
  return { target, action: raise, expected: meant, seen }
}

test('two rises of the same prices, both previewed before either begins, do not add up', async () => {
  const { uuid } = await addProduct(db, { name: 'Cedar', variants: [{ pricePence: 100_00 }] })
  const [one, other] = [await looked({ uuids: [uuid] }), await looked({ found: { q: 'cedar' } })]
  await wait((await answered(client.startBulk(one))).uuid)
  expect(await client.startBulk(other)).toMatchObject({
    status: 409,
    problem: { reason: expect.stringMatching(/^Prices of these products have changed/) },
  })
  expect((await staff.read(uuid)).variants[0]?.price).toBe(110)
  await wait((await answered(client.startBulk(await looked({ uuids: [uuid] })))).uuid)
  expect((await staff.read(uuid)).variants[0]?.price).toBe(121)
})

test('of two rises of the same prices that wait at once, the second changes nothing and says why', async () => {
  const { uuid } = await addProduct(db, { name: 'Cedar', variants: [{ pricePence: 100_00 }] })
  const asked = await looked({ uuids: [uuid] })
  const begun = await database.sql.begin(async (hold) => {
    await hold`select from products for update`
    return [await answered(client.startBulk(asked)), await answered(client.startBulk(asked))]
  })
  const works = await Promise.all(begun.map((task) => wait(task.uuid)))
  const [done, failed] = works.map(({ task }) => task).toSorted((a, b) => a.state.localeCompare(b.state))
  expect(done).toMatchObject({ state: 'done' })
  expect(failed).toMatchObject({
    state: 'failed',
    problem: expect.stringMatching(/^Prices of these products have changed/),
  })
  expect((await staff.read(uuid)).variants[0]?.price).toBe(110)
})

test('skips a product that enters the list after the work has started', async () => {
  const early = await addProduct(db, { name: 'Alder Early' })
  const flag: BulkAction = { kind: 'flag', flag: 'immediateDelivery', on: true }
  // The work waits at the first product, so that another product is saved in between.
  const { uuid } = await database.sql.begin(async (hold) => {
    await hold`select from products for update`
    const task = await answered(client.startBulk({ target: { found: { q: 'alder' } }, action: flag }))
    await addProduct(db, { name: 'Alder Late' })
    return task
  })
  expect((await wait(uuid)).result).toMatchObject({ changed: 1, unchanged: 0 })
  expect((await staff.readRow(early.uuid)).immediateDelivery).toBe(true)
})
