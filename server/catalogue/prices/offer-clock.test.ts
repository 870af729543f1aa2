import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectivePrice } from '../../../contract/prices.ts'
import { addProduct, addVariant, ageLastSwitch } from '../../../tests/support/catalogue.ts'
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
import { waitFor } from '../../../tests/support/runner/wait-for.ts'
import { answered, openShopWindow, silentLog } from '../../../tests/support/shop-window.ts'
import { variants } from '../tables.ts'
import { startOfferClock } from './offer-clock.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

test('switches at the time', async () => {
  const { db } = database
  const { uuid, variantUuid } = await addOffer(database.db, {
    saleStartsAt: fromNow(hourMs),
    saleEndsAt: fromNow(2 * hourMs),
  })
  const { api, catalogue } = await openShopWindow(db)
  const before = await readVersion(database.db)
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
  expect(await readLastSwitch(database.db)).toBeGreaterThanOrEqual(start)
  const end = await setSoon('saleEndsAt')
  await waitFor(() => expectPrice(500))
  expect(await readLastSwitch(database.db)).toBeGreaterThanOrEqual(end)
  await clock.stop()
  expect(await readVersion(database.db)).toBe(before + 2)
  expect(await readLog(database.db, variantUuid)).toEqual([400_00, 500_00])
})

test('applies at its start the switches that came due before', async () => {
  const { db } = database
  await ageLastSwitch(db, '2 hours')
  const { variantUuid } = await addOffer(database.db, { saleStartsAt: fromNow(-hourMs) })
  const clock = startOfferClock({ db, log: silentLog })
  await waitFor(async () => expect(await readLog(database.db, variantUuid)).toEqual([400_00]))
  await clock.stop()
})

test('notices a new offer when it is asked to look', async () => {
  const { db } = database
  const clock = startOfferClock({ db, log: silentLog })
  const { uuid } = await addProduct(db, { name: 'Later', variants: [] })
  await addVariant(db, uuid, { ...offer, saleStartsAt: fromNow(400) })
  clock.look()
  await waitFor(async () => expect(await readChangedIn(database.db, uuid)).toBeGreaterThan(0))
  await clock.stop()
})

test('notices a new offer by itself after a while', async () => {
  const { db } = database
  const clock = startOfferClock({ db, log: silentLog, maxWaitMs: 200 })
  const { uuid } = await addOffer(database.db, { saleStartsAt: fromNow(100) })
  await waitFor(async () => expect(await readChangedIn(database.db, uuid)).toBeGreaterThan(0))
  await clock.stop()
})

test('continues after an outage of the database', async () => {
  const { db } = database
  await ageLastSwitch(db, '2 hours')
  const { uuid } = await addOffer(database.db, { saleStartsAt: fromNow(-hourMs) })
  const away = vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('the database is away'))
  const clock = startOfferClock({ db, log: silentLog, maxWaitMs: 100 })
  await waitFor(async () => expect(await readChangedIn(database.db, uuid)).toBeGreaterThan(0))
  expect(away.mock.calls.length).toBeGreaterThan(1)
  await clock.stop()
})

test('does nothing once it is stopped', async () => {
  const { db } = database
  const clock = startOfferClock({ db, log: silentLog, maxWaitMs: 20 })
  await clock.stop()
  const { uuid } = await addOffer(database.db, { saleStartsAt: fromNow(-1) })
  clock.look()
  await clock.stop()
  expect(await readChangedIn(database.db, uuid)).toBe(0)
})
