import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow } from '../../../tests/support/shop-window.ts'
import { priceLog } from '../tables.ts'

let database: TestDatabase
let api: Awaited<ReturnType<typeof openShopWindow>>['api']
const now = new Date('2036-03-01T12:00:00Z')
const day = (days: number) => new Date(now.getTime() + days * 86_400_000)

beforeAll(async () => {
  database = await createTestDatabase()
  ;({ api } = await openShopWindow(database.db, { clock: () => now }))
})
afterAll(() => database.drop())

describe('an offer on a variant', () => {
  const onOffer = { pricePence: 500_00, salePricePence: 400_00, onSale: true }

  test('shows the previous price that was really charged', async () => {
    const { db } = database
    const [variant] = (await addProduct(db, { name: 'Reduced', variants: [{ ...onOffer, saleEndsAt: day(3) }] }))
      .variants
    const variantUuid = variant?.uuid ?? ''
    await db.insert(priceLog).values([
      { variantUuid, at: day(-60), pricePence: 450_00 },
      { variantUuid, at: day(-30), pricePence: 480_00 },
      { variantUuid, at: day(-1), pricePence: 400_00, onSale: true },
    ])
    expect(await answered(api.variant({ variantUuid }))).toMatchObject({
      price: 500,
      salePrice: 400,
      onSale: true,
      previousPrice: 480,
      saleEndsAt: day(3).toISOString(),
    })
  })

  test.each([
    ['nothing was ever charged', []],
    ['only the present price was charged', [400_00]],
    ['the last price was lower', [500_00, 300_00, 400_00]],
    ['the last price was charged for days only', [500_00, 400_00]],
  ])('shows no previous price when %s', async (_, charged) => {
    const { db } = database
    const [variant] = (await addProduct(db, { name: 'Never dearer', variants: [onOffer] })).variants
    const variantUuid = variant?.uuid ?? ''
    for (const [i, pricePence] of charged.entries())
      await db.insert(priceLog).values({ variantUuid, at: day(i - 10), pricePence })
    expect(await answered(api.variant({ variantUuid }))).toMatchObject({ salePrice: 400, previousPrice: null })
  })

  test('is announced neither before it begins nor after it ends', async () => {
    const { db } = database
    const windows = [{ saleStartsAt: day(1) }, { saleEndsAt: day(-1) }]
    for (const window of windows) {
      const product = await addProduct(db, { name: 'Not now', variants: [{ ...onOffer, ...window }] })
      const variantUuid = product.variants[0]?.uuid ?? ''
      await db.insert(priceLog).values({ variantUuid, at: day(-9), pricePence: 900_00 })
      const variant = await answered(api.variant({ variantUuid }))
      expect(variant).toMatchObject({
        price: 500,
        salePrice: null,
        onSale: false,
        previousPrice: null,
        saleEndsAt: null,
      })
    }
  })
})
