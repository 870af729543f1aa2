import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Card } from '../../../contract/cards.ts'
import type { Variant } from '../../../contract/catalogue.ts'
import { effectivePrice } from '../../../contract/prices.ts'
import { addCategory, addProduct, addSubCategory } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { listProductPages } from '../products/public-pages.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database

const past = new Date('2020-01-01')
const future = new Date('2100-01-01')
const never = { saleStartsAt: null, saleEndsAt: null }
const sales = [
  { salePricePence: null, onSale: false, ...never },
  { salePricePence: 1999, onSale: false, ...never },
  { salePricePence: 2500, onSale: true, ...never },
  { salePricePence: 1500, onSale: true, saleStartsAt: past, saleEndsAt: future },
  { salePricePence: 1000, onSale: true, saleStartsAt: future, saleEndsAt: null },
  { salePricePence: 1000, onSale: true, saleStartsAt: null, saleEndsAt: past },
]
const anyPrice = fc
  .tuple(fc.constantFrom(0, 0, 2900, 4500, 4550, 9900), fc.constantFrom(...sales))
  .map(([pricePence, sale]) => ({ pricePence, ...(pricePence > 0 && sale) }))
const anyVariant = fc.record({
  price: anyPrice,
  name: fc.constantFrom('', 'Sage', 'Rust', '120 x 160 cm'),
  visible: fc.constantFrom(true, true, false),
  deletedAt: fc.constantFrom(null, null, past),
  position: fc.nat(3),
  pictures: fc.constantFrom<string[]>([], ['front'], ['side', 'back']),
  isExDisplay: fc.constantFrom(false, false, false, true),
  // Has no part in the choice: decision 215.
  stockState: fc.constantFrom(null, 'in-stock' as const, 'not-available' as const),
})
const anyProduct = fc.record({
  pictures: fc.constantFrom<string[]>([], ['room', 'detail']),
  variants: fc.array(anyVariant, { minLength: 1, maxLength: 5 }),
})

let shop: Awaited<ReturnType<typeof openShopWindow>>
let cards: Card[]
let subCategoryUuid: string

beforeAll(async () => {
  const { id } = await addCategory(db, 'Blinds')
  ;({ uuid: subCategoryUuid } = await addSubCategory(db, id, 'Roller Blinds'))
  const drawn = fc.sample(anyProduct, { numRuns: 150, seed: 62 })
  for (const [number, { pictures, variants }] of drawn.entries()) {
    const own = variants.map(({ price, ...variant }) => ({ ...variant, ...price }))
    await addProduct(db, { pictures, variants: own, subCategoryUuid, name: `Blind ${number}`, newUntil: future })
  }
  shop = await openShopWindow(db)
  cards = await listCards('az')
})

async function listCards(sortBy: 'az' | 'priceLow' | 'priceHigh'): Promise<Card[]> {
  const { pageAmt } = await answered(shop.api.search({ sortBy }))
  const numbers = Array.from({ length: pageAmt }, (_, place) => place + 1)
  const pages = await Promise.all(numbers.map((pageNum) => answered(shop.api.search({ sortBy, pageNum }))))
  return pages.flatMap(({ products }) => products)
}

const ofCard = ({ name, variantName, price, onSale, salePrice, previousPrice, thumbnailUrl }: Card) => ({
  name,
  variantName,
  price,
  onSale,
  salePrice,
  previousPrice,
  thumbnailUrl,
})
const ofPage = ({ productName, name, price, onSale, salePrice, previousPrice, imageUrls }: Variant) => ({
  name: productName,
  variantName: name,
  price,
  onSale,
  salePrice,
  previousPrice,
  thumbnailUrl: imageUrls.slice(0, 2),
})

test('a product’s page opens on the variant of its card, at the same price', async () => {
  expect(cards.length).toBeGreaterThan(100)
  for (const card of cards) {
    const { variant } = await answered(shop.api.product({ productUuid: card.uuid }))
    expect(ofPage(variant)).toEqual(ofCard(card))
  }
})

test('the card shows the lowest price of any visible variant but the ex-display ones, unless there are no others', async () => {
  for (const card of cards) {
    const { product } = await answered(shop.api.product({ productUuid: card.uuid }))
    const variants = await Promise.all(
      product.variantList.map(({ uuid }) => answered(shop.api.variant({ variantUuid: uuid }))),
    )
    const usual = variants.filter(({ showroom }) => !showroom.isExDisplay)
    expect(card.variantAmount).toBe(usual.length || variants.length)
    const prices = (usual.length > 0 ? usual : variants).map(effectivePrice).filter((price) => price > 0)
    expect(effectivePrice(card)).toBe(prices.length > 0 ? Math.min(...prices) : 0)
  }
})

test('a listing is sorted by the prices on its cards, products without a price last', async () => {
  const shown = cards.map(effectivePrice)
  const priced = shown.filter((price) => price > 0).toSorted((a, b) => a - b)
  const unpriced = shown.filter((price) => price === 0)
  expect(unpriced.length).toBeGreaterThan(5)
  expect((await listCards('priceLow')).map(effectivePrice)).toEqual([...priced, ...unpriced])
  expect((await listCards('priceHigh')).map(effectivePrice)).toEqual([...priced.toReversed(), ...unpriced])
})

test('suggestions, home rows, offers and related products show the price of the card', async () => {
  const { api } = shop
  const byUuid = new Map(cards.map((card) => [card.uuid, card]))
  const related = await answered(api.relatedProducts({ productUuid: cards[0]?.uuid ?? '' }))
  const offers = await answered(api.search({ onSaleOnly: true }))
  const elsewhere = [...related, ...(await answered(api.newIn())), ...offers.products]
  expect(elsewhere.length).toBeGreaterThan(40)
  for (const card of elsewhere) expect(card).toEqual(byUuid.get(card.uuid))
  expect(offers.total).toBe(cards.filter(({ onSale }) => onSale).length)
  const { products } = await answered(api.suggest({ q: 'blind' }))
  for (const { uuid, price, onSale, salePrice } of products)
    expect(byUuid.get(uuid)).toMatchObject({ price, onSale, salePrice })
})

test('the back office’s list shows the price, sale and picture of the card', async () => {
  const client = openStaffClient({ db })
  const pages = await Promise.all(['1', '2', '3'].map((page) => answered(client.products({ page }))))
  const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [row.uuid, row]))
  for (const card of cards) {
    const row = rows.get(card.uuid)
    expect(row).toMatchObject({ price: effectivePrice(card), onSale: card.onSale })
    if (card.thumbnailUrl[0]) expect(row?.picture?.url).toBe(card.thumbnailUrl[0])
  }
})

test('the sitemap lists the opening variant under the product’s address, and each other under its own', async () => {
  const pages = await listProductPages(db, shop.catalogue.taxonomy)
  for (const card of cards) {
    const { product, variant } = await answered(shop.api.product({ productUuid: card.uuid }))
    const others = product.variantList.filter(({ uuid }) => uuid !== variant.uuid)
    const listed = pages.filter(({ uuid }) => uuid === card.uuid).map(({ variantUuid }) => variantUuid)
    expect(listed.toSorted()).toEqual(['', ...others.map(({ uuid }) => uuid)].toSorted())
  }
})
