import { asc, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { effectivePrice } from '../../../contract/prices.ts'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { waitFor } from '../../../tests/support/runner/wait-for.ts'
import { answered, openShopWindow, silentLog } from '../../../tests/support/shop-window.ts'
import { openDatabase } from '../../platform/database.ts'
import { contentVersion } from '../../site/tables.ts'
import { priceLog, variants } from '../tables.ts'
import { startOfferClock } from './offer-clock.ts'

const { db, connection, drop } = await createTestDatabase()
afterAll(drop)

const fromNow = (ms: number) => new Date(Date.now() + ms)
const hour = 3_600_000
const offer = { pricePence: 500_00, salePricePence: 400_00, onSale: true }
const readVersion = async () => (await db.select().from(contentVersion))[0]?.version ?? 0

test.each([
  ['begins', 'saleStartsAt', 500, 400],
  ['ends', 'saleEndsAt', 400, 500],
] as const)(
  'two processes show an offer that %s from the same version on, and record its price once',
  async (_, time, before, after) => {
    const { uuid, variants: added } = await addProduct(db, {
      name: 'Offered',
      variants: [{ ...offer, [time]: fromNow(hour) }],
    })
    const variantUuid = added[0]?.uuid ?? ''
    await db.insert(priceLog).values({ variantUuid, at: fromNow(-hour), pricePence: before * 100 })
    const processes = await Promise.all([1, 2].map(() => openDatabase(connection, { connections: 3 })))
    const shops = await Promise.all(processes.map((process) => openShopWindow(process.db)))
    const readPrices = () =>
      Promise.all(
        shops.map(async ({ api, catalogue }) => {
          await catalogue.refresh()
          const card = (await answered(api.search({}))).products.find((found) => found.uuid === uuid)
          return [catalogue.version, card && effectivePrice(card)]
        }),
      )
    const version = await readVersion()
    expect(await readPrices()).toEqual([1, 2].map(() => [version, before]))

    const soon = { [time]: fromNow(200) }
    await db.update(variants).set(soon).where(eq(variants.uuid, variantUuid))
    const clocks = processes.map((process) => startOfferClock({ db: process.db, log: silentLog }))
    await waitFor(async () => expect(await readVersion()).toBe(version + 1))
    expect(await readPrices()).toEqual([1, 2].map(() => [version + 1, after]))
    await Promise.all(clocks.map((clock) => clock.stop()))

    expect(await readVersion()).toBe(version + 1)
    const noted = await db
      .select()
      .from(priceLog)
      .where(eq(priceLog.variantUuid, variantUuid))
      .orderBy(asc(priceLog.at))
    expect(noted.map(({ pricePence }) => pricePence)).toEqual([before * 100, after * 100])
    await Promise.all(processes.map((process) => process.close()))
  },
)
