import { afterAll, expect, test } from 'vitest'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow } from '../../../tests/support/shop-window.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)

const rug = await addProduct(db, {
  name: 'Heath Rug',
  variants: [
    { name: 'Large', pricePence: 300_00, widthCm: 200, depthCm: 290, heightCm: 1 },
    { name: 'Small', pricePence: 400_00, widthCm: 80, depthCm: 150, heightCm: 1, onDisplay: true },
    {
      name: 'Small, marked',
      pricePence: 350_00,
      widthCm: 80,
      depthCm: 150,
      heightCm: 1,
      onDisplay: true,
      isExDisplay: true,
    },
    { name: 'Medium', pricePence: 500_00, widthCm: 120, depthCm: 170, heightCm: 1, stockState: 'last-one' },
  ],
})
const [large, small, , medium] = rug.variants
const { api } = await openShopWindow(db)
const shownFor = async (asked: object) => {
  const [card] = (await answered(api.search(asked))).products
  return card && [card.variantName, card.price, card.shownVariantUuid, card.variantUuid]
}

test('a card shows a variant that meets the filters, where the one that stands for its product does not', async () => {
  expect(await shownFor({})).toEqual(['Large', 300, large?.uuid, undefined])
  expect(await shownFor({ maxWidth: 250 })).toEqual(['Large', 300, large?.uuid, undefined])
  const isSmall = ['Small', 400, small?.uuid, small?.uuid]
  expect(await shownFor({ maxWidth: 100 })).toEqual(isSmall)
  expect(await shownFor({ onDisplayOnly: true })).toEqual(isSmall)
  expect(await shownFor({ fit: { spaceWidth: 100, spaceDepth: 200 } })).toEqual(isSmall)
  expect(await shownFor({ searchField: 'rug up to 100 cm wide', sortBy: 'relevance' })).toEqual(isSmall)
  expect(await shownFor({ inStockOnly: true })).toEqual(['Medium', 500, medium?.uuid, medium?.uuid])
  // No variant meets both filters, so the first one that meets one of them is shown.
  expect(await shownFor({ maxWidth: 100, inStockOnly: true })).toEqual(isSmall)
})
