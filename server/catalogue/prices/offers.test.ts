import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { effectivePrice } from '../../../contract/prices.ts'
import { addProduct, addVariant, sleepSince } from '../../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/database.ts'
import { waitFor } from '../../../tests/support/runner/wait-for.ts'
import { answered, openShopWindow, silentLog } from '../../../tests/support/shop-window.ts'
import { openDatabase } from '../../platform/database.ts'
import { contentVersion } from '../../site/tables.ts'
import { priceLog, products, variants } from '../tables.ts'
import { startOfferClock } from './offer-clock.ts'
import { switchDueOffers, timeNextSwitch } from './offers.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const fromNow = (ms: number) => new Date(Date.now() + ms)
const hour = 3_600_000
const offer = { pricePence: 500_00, salePricePence: 400_00, onSale: true }

async function readVersion() {
  const [row] = await database.db.select().from(contentVersion)
  return row?.version ?? 0
}

async function readLastSwitch() {
  const [row] = await database.db.select().from(contentVersion)
  return row?.switchedAt.getTime() ?? 0
}

async function readLog(variantUuid: string | undefined) {
  const rows = await database.db
    .select()
    .from(priceLog)
    .where(eq(priceLog.variantUuid, variantUuid ?? ''))
    .orderBy(asc(priceLog.at))
  return rows.map((row) => row.pricePence)
}

async function readChangedIn(uuid: string) {
  const [row] = await database.db.select().from(products).where(eq(products.uuid, uuid))
  return row?.changedIn
}

/** Adds a product whose only variant is on offer in the given period. */
async function addOffer(window: { saleStartsAt?: Date; saleEndsAt?: Date }) {
  const product = await addProduct(database.db, { name: 'Offered', variants: [{ ...offer, ...window }] })
  return { uuid: product.uuid, variantUuid: product.variants[0]?.uuid }
}

describe('a change that came due while no process ran', () => {
  test('starts an offer once, with a new version and a record of the price', async () => {
    const { db } = database
    await sleepSince(db, '2 hours')
    const { uuid, variantUuid } = await addOffer({ saleStartsAt: fromNow(-hour), saleEndsAt: fromNow(hour) })
    const still = await addProduct(db, { name: 'Still' })
    const before = await readVersion()
    expect(await switchDueOffers(db)).toBe(true)
    expect(await readVersion()).toBe(before + 1)
    expect(await readChangedIn(uuid)).toBe(before + 1)
    expect(await readChangedIn(still.uuid)).toBe(0)
    expect(await readLog(variantUuid)).toEqual([400_00])
    expect(await switchDueOffers(db)).toBe(false)
    expect(await readVersion()).toBe(before + 1)
  })

  test('ends an offer and restores the price', async () => {
    const { db } = database
    await sleepSince(db, '2 hours')
    const { uuid, variantUuid } = await addOffer({ saleEndsAt: fromNow(-hour) })
    await db.insert(priceLog).values({ variantUuid: variantUuid ?? '', at: fromNow(-24 * hour), pricePence: 400_00 })
    expect(await switchDueOffers(db)).toBe(true)
    expect(await readLog(variantUuid)).toEqual([400_00, 500_00])
    expect(await readChangedIn(uuid)).toBe(await readVersion())
  })

  test('leaves no price of an offer that began and ended in between', async () => {
    const { db } = database
    await sleepSince(db, '9 hours')
    const { variantUuid } = await addOffer({ saleStartsAt: fromNow(-2 * hour), saleEndsAt: fromNow(-hour) })
    await db.insert(priceLog).values({ variantUuid: variantUuid ?? '', at: fromNow(-24 * hour), pricePence: 500_00 })
    expect(await switchDueOffers(db)).toBe(true)
    expect(await readLog(variantUuid)).toEqual([500_00])
  })

  test('ends the time as new', async () => {
    const { db } = database
    await sleepSince(db, '2 hours')
    const { uuid } = await addProduct(db, { name: 'No longer new', newUntil: fromNow(-hour) })
    expect(await switchDueOffers(db)).toBe(true)
    expect(await readChangedIn(uuid)).toBe(await readVersion())
  })
})

test('switches nothing when nothing is due', async () => {
  const { db } = database
  await sleepSince(db, '1 hour')
  await addOffer({ saleStartsAt: fromNow(hour) })
  await addOffer({ saleStartsAt: fromNow(-3 * hour), saleEndsAt: fromNow(2 * hour) })
  await addProduct(db, { name: 'New for long', newUntil: fromNow(hour) })
  const off = { ...offer, onSale: false, saleStartsAt: fromNow(-60_000) }
  await addProduct(db, { name: 'Not on', variants: [off] })
  const before = await readVersion()
  expect(await switchDueOffers(db)).toBe(false)
  expect(await readVersion()).toBe(before)
})

test('knows when the next offer starts or ends', async () => {
  const { db } = database
  expect(await timeNextSwitch(db)).toBeNull()
  await addProduct(db, { name: 'New', newUntil: fromNow(3 * hour) })
  await addOffer({ saleStartsAt: fromNow(hour), saleEndsAt: fromNow(2 * hour) })
  await addOffer({ saleStartsAt: fromNow(-hour), saleEndsAt: fromNow(4 * hour) })
  const ms = (await timeNextSwitch(db)) ?? 0
  expect(ms).toBeGreaterThan(hour - 30_000)
  expect(ms).toBeLessThanOrEqual(hour)
})

test('several processes switch an offer only once', async () => {
  const { db, connection } = database
  await sleepSince(db, '2 hours')
  const offers = await Promise.all(Array.from({ length: 20 }, () => addOffer({ saleStartsAt: fromNow(-hour) })))
  const others = await Promise.all([1, 2, 3, 4].map(() => openDatabase(connection, { connections: 1 })))
  const before = await readVersion()
  const switched = await Promise.all(others.map((other) => switchDueOffers(other.db)))
  await Promise.all(others.map((other) => other.close()))
  expect(switched.filter(Boolean)).toHaveLength(1)
  expect(await readVersion()).toBe(before + 1)
  for (const { variantUuid } of offers) expect(await readLog(variantUuid)).toEqual([400_00])
})

test('an edit and a switch of the same product neither deadlock nor lose the switch', async () => {
  const { db } = database
  await sleepSince(db, '2 hours')
  const { uuid } = await addOffer({ saleStartsAt: fromNow(-hour) })
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
  expect(await readChangedIn(uuid)).toBe(await readVersion())
})

describe('a clock that was years ahead', () => {
  /** What a switch leaves behind that another process made while the clock was three years ahead. */
  async function beThreeYearsAhead(variantUuid: string | undefined) {
    const ahead = new Date(Date.now() + 3 * 365 * 24 * hour)
    await database.db.update(contentVersion).set({ switchedAt: ahead })
    await database.db.insert(priceLog).values({ variantUuid: variantUuid ?? '', at: ahead, pricePence: 500_00 })
  }

  test('ends no offer for longer, and leaves no price of a day to come', async () => {
    const { db } = database
    const { uuid, variantUuid } = await addOffer({ saleStartsAt: fromNow(-hour), saleEndsAt: fromNow(hour) })
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
    expect(await readLog(variantUuid)).toEqual([400_00])
    expect(await switchDueOffers(db)).toBe(false)
  })

  test('delays no offer that begins later', async () => {
    const { db } = database
    await beThreeYearsAhead((await addOffer({})).variantUuid)
    const { uuid } = await addOffer({ saleStartsAt: fromNow(10 * hour) })
    await switchDueOffers(db)
    expect(await readLastSwitch()).toBeLessThan(Date.now() + hour)
    expect(await timeNextSwitch(db)).toBeLessThan(10 * hour + 1)
    await sleepSince(db, '20 hours')
    await db
      .update(variants)
      .set({ saleStartsAt: fromNow(-hour) })
      .where(eq(variants.productUuid, uuid))
    expect(await switchDueOffers(db)).toBe(true)
  })
})

describe('the offer clock', () => {
  test('switches at the time', async () => {
    const { db } = database
    const { uuid, variantUuid } = await addOffer({ saleStartsAt: fromNow(hour), saleEndsAt: fromNow(2 * hour) })
    const { api, catalogue } = await openShopWindow(db)
    const before = await readVersion()
    const clock = startOfferClock({ db, log: silentLog })
    const expectPrice = async (price: number) => {
      await catalogue.refresh()
      const card = (await answered(api.search({}))).products.find((found) => found.uuid === uuid)
      expect(card && effectivePrice(card)).toBe(price)
    }
    const setSoon = async (time: 'saleStartsAt' | 'saleEndsAt') => {
      const soon = fromNow(200)
      await db
        .update(variants)
        .set({ [time]: soon })
        .where(eq(variants.productUuid, uuid))
      clock.look()
      return soon.getTime()
    }
    await expectPrice(500)
    const start = await setSoon('saleStartsAt')
    await waitFor(() => expectPrice(400))
    expect(await readLastSwitch()).toBeGreaterThanOrEqual(start)
    const end = await setSoon('saleEndsAt')
    await waitFor(() => expectPrice(500))
    expect(await readLastSwitch()).toBeGreaterThanOrEqual(end)
    await clock.stop()
    expect(await readVersion()).toBe(before + 2)
    expect(await readLog(variantUuid)).toEqual([400_00, 500_00])
  })

  test('switches at its start what came due before', async () => {
    const { db } = database
    await sleepSince(db, '2 hours')
    const { variantUuid } = await addOffer({ saleStartsAt: fromNow(-hour) })
    const clock = startOfferClock({ db, log: silentLog })
    await waitFor(async () => expect(await readLog(variantUuid)).toEqual([400_00]))
    await clock.stop()
  })

  test('notices a new offer when it is asked to look', async () => {
    const { db } = database
    const clock = startOfferClock({ db, log: silentLog })
    const { uuid } = await addProduct(db, { name: 'Later', variants: [] })
    await addVariant(db, uuid, { ...offer, saleStartsAt: fromNow(400) })
    clock.look()
    await waitFor(async () => expect(await readChangedIn(uuid)).toBeGreaterThan(0))
    await clock.stop()
  })

  test('notices a new offer by itself after a while', async () => {
    const { db } = database
    const clock = startOfferClock({ db, log: silentLog, longestMs: 200 })
    const { uuid } = await addOffer({ saleStartsAt: fromNow(100) })
    await waitFor(async () => expect(await readChangedIn(uuid)).toBeGreaterThan(0))
    await clock.stop()
  })

  test('continues after an outage of the database', async () => {
    const { db } = database
    await sleepSince(db, '2 hours')
    const { uuid } = await addOffer({ saleStartsAt: fromNow(-hour) })
    const away = vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('the database is away'))
    const clock = startOfferClock({ db, log: silentLog, longestMs: 100 })
    await waitFor(async () => expect(await readChangedIn(uuid)).toBeGreaterThan(0))
    expect(away.mock.calls.length).toBeGreaterThan(1)
    await clock.stop()
  })

  test('does nothing once it is stopped', async () => {
    const { db } = database
    const clock = startOfferClock({ db, log: silentLog, longestMs: 20 })
    await clock.stop()
    const { uuid } = await addOffer({ saleStartsAt: fromNow(-1) })
    clock.look()
    await clock.stop()
    expect(await readChangedIn(uuid)).toBe(0)
  })
})
