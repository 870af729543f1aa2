import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { effectivePrice } from '../../../contract/prices.ts'
import { addProduct, ageLastSwitch } from '../../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/database.ts'
import {
  addOffer,
  fromNow,
  hourMs,
  offer,
  readChangedIn,
  readLastSwitch,
  readLog,
  readVersion,
} from '../../../tests/support/offers.ts'
import { answered, openShopWindow } from '../../../tests/support/shop-window.ts'
import { openDatabase } from '../../platform/database.ts'
import { contentVersion } from '../../site/tables.ts'
import { priceLog, products, variants } from '../tables.ts'
import { switchDueOffers, timeNextSwitch } from './offers.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

describe('a change that came due while no process ran', () => {
  test('starts an offer once, with a new version and a record of the price', async () => {
    const { db } = database
    await ageLastSwitch(db, '2 hours')
    const { uuid, variantUuid } = await addOffer(database.db, {
      saleStartsAt: fromNow(-hourMs),
      saleEndsAt: fromNow(hourMs),
    })
    const still = await addProduct(db, { name: 'Still' })
    const before = await readVersion(database.db)
    expect(await switchDueOffers(db)).toBe(true)
    expect(await readVersion(database.db)).toBe(before + 1)
    expect(await readChangedIn(database.db, uuid)).toBe(before + 1)
    expect(await readChangedIn(database.db, still.uuid)).toBe(0)
    expect(await readLog(database.db, variantUuid)).toEqual([400_00])
    expect(await switchDueOffers(db)).toBe(false)
    expect(await readVersion(database.db)).toBe(before + 1)
  })

  test('ends an offer and restores the price', async () => {
    const { db } = database
    await ageLastSwitch(db, '2 hours')
    const { uuid, variantUuid } = await addOffer(database.db, { saleEndsAt: fromNow(-hourMs) })
    await db.insert(priceLog).values({ variantUuid: variantUuid ?? '', at: fromNow(-24 * hourMs), pricePence: 400_00 })
    expect(await switchDueOffers(db)).toBe(true)
    expect(await readLog(database.db, variantUuid)).toEqual([400_00, 500_00])
    expect(await readChangedIn(database.db, uuid)).toBe(await readVersion(database.db))
  })

  test('leaves no price of an offer that began and ended in between', async () => {
    const { db } = database
    await ageLastSwitch(db, '9 hours')
    const { variantUuid } = await addOffer(database.db, {
      saleStartsAt: fromNow(-2 * hourMs),
      saleEndsAt: fromNow(-hourMs),
    })
    await db.insert(priceLog).values({ variantUuid: variantUuid ?? '', at: fromNow(-24 * hourMs), pricePence: 500_00 })
    expect(await switchDueOffers(db)).toBe(true)
    expect(await readLog(database.db, variantUuid)).toEqual([500_00])
  })

  test('ends the time as new', async () => {
    const { db } = database
    await ageLastSwitch(db, '2 hours')
    const { uuid } = await addProduct(db, { name: 'No longer new', newUntil: fromNow(-hourMs) })
    expect(await switchDueOffers(db)).toBe(true)
    expect(await readChangedIn(database.db, uuid)).toBe(await readVersion(database.db))
  })
})

test('switches nothing when nothing is due', async () => {
  const { db } = database
  await ageLastSwitch(db, '1 hour')
  await addOffer(database.db, { saleStartsAt: fromNow(hourMs) })
  await addOffer(database.db, { saleStartsAt: fromNow(-3 * hourMs), saleEndsAt: fromNow(2 * hourMs) })
  await addProduct(db, { name: 'New for long', newUntil: fromNow(hourMs) })
  const off = { ...offer, onSale: false, saleStartsAt: fromNow(-60_000) }
  await addProduct(db, { name: 'Not on', variants: [off] })
  const before = await readVersion(database.db)
  expect(await switchDueOffers(db)).toBe(false)
  expect(await readVersion(database.db)).toBe(before)
})

test('knows when the next offer starts or ends', async () => {
  const { db } = database
  expect(await timeNextSwitch(db)).toBeNull()
  await addProduct(db, { name: 'New', newUntil: fromNow(3 * hourMs) })
  await addOffer(database.db, { saleStartsAt: fromNow(hourMs), saleEndsAt: fromNow(2 * hourMs) })
  await addOffer(database.db, { saleStartsAt: fromNow(-hourMs), saleEndsAt: fromNow(4 * hourMs) })
  const ms = (await timeNextSwitch(db)) ?? 0
  expect(ms).toBeGreaterThan(hourMs - 30_000)
  expect(ms).toBeLessThanOrEqual(hourMs)
})

test('several processes switch an offer only once', async () => {
  const { db, connection } = database
  await ageLastSwitch(db, '2 hours')
  const offers = await Promise.all(
    Array.from({ length: 20 }, () => addOffer(database.db, { saleStartsAt: fromNow(-hourMs) })),
  )
  const others = await Promise.all([1, 2, 3, 4].map(() => openDatabase(connection, { connections: 1 })))
  const before = await readVersion(database.db)
  const switched = await Promise.all(others.map((other) => switchDueOffers(other.db)))
  await Promise.all(others.map((other) => other.close()))
  expect(switched.filter(Boolean)).toHaveLength(1)
  expect(await readVersion(database.db)).toBe(before + 1)
  for (const { variantUuid } of offers) expect(await readLog(database.db, variantUuid)).toEqual([400_00])
})

test('an edit and a switch of the same product neither deadlock nor lose the switch', async () => {
  const { db } = database
  await ageLastSwitch(db, '2 hours')
  const { uuid } = await addOffer(database.db, { saleStartsAt: fromNow(-hourMs) })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let locked = () => {}
  const isLocked = new Promise<void>((resolve) => {
    locked = resolve
  })
  const edit = db.transaction(async (tx) => {
    await tx.update(products).set({ name: 'Edited' }).where(eq(products.uuid, uuid))
    locked()
    await held
    await tx.update(contentVersion).set({ updatedAt: new Date() })
  })
  await isLocked
  const switching = switchDueOffers(db)
  letGo()
  await edit
  expect(await switching).toBe(true)
  expect(await readChangedIn(database.db, uuid)).toBe(await readVersion(database.db))
})

describe('a clock that was years ahead', () => {
  /** What a switch leaves behind that another process made while the clock was three years ahead. */
  async function beThreeYearsAhead(variantUuid: string | undefined) {
    const ahead = new Date(Date.now() + 3 * 365 * 24 * hourMs)
    await database.db.update(contentVersion).set({ switchedAt: ahead })
    await database.db.insert(priceLog).values({ variantUuid: variantUuid ?? '', at: ahead, pricePence: 500_00 })
  }

  test('ends no offer for longer, and leaves no price of a day to come', async () => {
    const { db } = database
    const { uuid, variantUuid } = await addOffer(database.db, {
      saleStartsAt: fromNow(-hourMs),
      saleEndsAt: fromNow(hourMs),
    })
    await beThreeYearsAhead(variantUuid)
    const { api, catalogue } = await openShopWindow(db)
    const readPrice = async () => {
      await catalogue.refresh()
      const card = (await answered(api.search({}))).products.find((found) => found.uuid === uuid)
      return card && effectivePrice(card)
    }
    expect(await readPrice()).toBe(500)
    expect(await switchDueOffers(db)).toBe(true)
    expect(await readPrice()).toBe(400)
    expect(await readLog(database.db, variantUuid)).toEqual([400_00])
    expect(await switchDueOffers(db)).toBe(false)
  })

  test('delays no offer that begins later', async () => {
    const { db } = database
    await beThreeYearsAhead((await addOffer(database.db, {})).variantUuid)
    const { uuid } = await addOffer(database.db, { saleStartsAt: fromNow(10 * hourMs) })
    await switchDueOffers(db)
    expect(await readLastSwitch(database.db)).toBeLessThan(Date.now() + hourMs)
    expect(await timeNextSwitch(db)).toBeLessThan(10 * hourMs + 1)
    await ageLastSwitch(db, '20 hours')
    await db
      .update(variants)
      .set({ saleStartsAt: fromNow(-hourMs) })
      .where(eq(variants.productUuid, uuid))
    expect(await switchDueOffers(db)).toBe(true)
  })
})
