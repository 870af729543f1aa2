import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockAlder } from '../../../tests/support/alder-shop.ts'
import { addBrand, addProduct, addRange, announce } from '../../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow, statusOf } from '../../../tests/support/shop-window.ts'
import { unmeasured } from '../../../tests/support/unmeasured.ts'
import { siteSettings } from '../../site/tables.ts'

let database: TestDatabase
let window: Awaited<ReturnType<typeof openShopWindow>>
let api: typeof window.api
let facts: Awaited<ReturnType<typeof stockAlder>>
const now = new Date('2036-03-01T12:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
  facts = await stockAlder(database.db)
  window = await openShopWindow(database.db, { clock: () => now })
  api = window.api
})
afterAll(() => database.drop())

const measures = { ...unmeasured, width: 210.5, height: 90, depth: 0, heightWithoutLegs: 70, packedWidth: 205.5 }

describe('a product page', () => {
  test('contains every fact it is specified to show', async () => {
    const { product } = await answered(api.product({ productUuid: facts.alder.uuid }))
    expect(product).toEqual({
      uuid: facts.alder.uuid,
      name: 'Alder Sofa',
      description: 'A sofa.\n\nIt is *deep* <script>alert(1)</script>.',
      descriptionHtml: expect.stringContaining('<em>deep</em>'),
      brand: 'Fernhollow',
      brandUuid: facts.brand.uuid,
      brandLogo: expect.stringMatching(/^\/media\//),
      brandLogoImage: expect.objectContaining({ alt: 'The Fernhollow logo' }),
      category: 'Sofas & Chairs',
      categoryId: facts.category.id,
      catRoute: 'sofas-chairs',
      subCategory: 'Sofas',
      subCatRoute: 'sofas',
      range: { name: 'Alder', routeName: 'alder' },
      imageUrls: product.images.map((picture) => picture.url),
      images: ['alder in a room', 'alder from behind', 'alder close'].map((alt) => expect.objectContaining({ alt })),
      files: [
        { uuid: expect.any(String), name: 'Care', fileUrl: expect.stringMatching(/\/care\.pdf$/) },
        { uuid: expect.any(String), name: 'Swatches 9', fileUrl: expect.stringMatching(/\/swatches-9\.pdf$/) },
        { uuid: expect.any(String), name: 'Swatches 10', fileUrl: expect.stringMatching(/\/swatches%2010\.pdf$/) },
      ],
      variantList: [
        { uuid: facts.alder.variants[0]?.uuid, name: 'In Rust', swatch: null, imageUrl: null, measures },
        { uuid: facts.alder.variants[1]?.uuid, name: 'In Sage', swatch: null, imageUrl: null, measures: unmeasured },
      ],
      properties: [
        {
          label: 'Colour',
          values: ['Sage', 'Rust'],
          items: [
            { value: facts.colour.Sage, label: 'Sage' },
            { value: facts.colour.Rust, label: 'Rust' },
          ],
        },
        { label: 'Size', values: ['Large'], items: [{ value: facts.size.Large, label: 'Large' }] },
      ],
      metaTags: ['linen', 'family'],
      moreColorsAvailable: true,
      immediateDelivery: true,
      showInterestFreeCredit: true,
      assemblyMinutes: 20,
      pageTitle: 'Alder',
      metaDescription: '',
      keywords: '',
    })
    expect(product.descriptionHtml).not.toContain('script')
  })

  test('brings the variant of its card, the cheapest', async () => {
    const { variant } = await answered(api.product({ productUuid: facts.alder.uuid }))
    expect(variant).toMatchObject({ uuid: facts.alder.variants[1]?.uuid, name: 'In Sage', price: 999 })
  })

  test('shows the first variant’s pictures when the product has none', async () => {
    const lamp = await addProduct(database.db, { name: 'Lamp', variants: [{ pictures: ['lit', 'unlit'] }] })
    const { product, variant } = await answered(api.product({ productUuid: lamp.uuid }))
    expect(product.images.map((picture) => picture.alt)).toEqual(['lit', 'unlit'])
    expect(variant.imageUrls).toEqual(product.imageUrls)
  })

  test('leaves brand, sub-category, range and picture empty when there are none', async () => {
    const plain = await addProduct(database.db, { name: 'Plain' })
    const { product, variant } = await answered(api.product({ productUuid: plain.uuid }))
    expect(product).toMatchObject({
      brand: '',
      brandUuid: null,
      brandLogo: '',
      category: '',
      categoryId: null,
      catRoute: '',
    })
    expect(product).toMatchObject({
      subCategory: '',
      subCatRoute: '',
      range: null,
      imageUrls: [],
      files: [],
      properties: [],
    })
    expect(variant).toMatchObject({ imageUrls: [], categoryId: null })
  })

  test('omits a hidden brand and a hidden range', async () => {
    const { db } = database
    const brand = await addBrand(db, 'Hidden Ltd', { visible: false })
    const range = await addRange(db, 'Hidden range', { visible: false })
    const stool = await addProduct(db, { name: 'Stool', brandUuid: brand.uuid, rangeUuid: range.uuid })
    const { product } = await answered(api.product({ productUuid: stool.uuid }))
    expect(product).toMatchObject({ brand: '', brandUuid: null, range: null })
  })

  test('offers interest-free credit only when both the shop and the product do', async () => {
    const { db } = database
    await db.update(siteSettings).set({ showInterestFreeCredit: false })
    await announce(db)
    await window.catalogue.refresh()
    const { product } = await answered(api.product({ productUuid: facts.alder.uuid }))
    await db.update(siteSettings).set({ showInterestFreeCredit: true })
    await announce(db)
    await window.catalogue.refresh()
    expect(product.showInterestFreeCredit).toBe(false)
  })
})

describe('a variant', () => {
  test('shows its own pictures', async () => {
    const variantUuid = facts.alder.variants[1]?.uuid ?? ''
    const variant = await answered(api.variant({ variantUuid }))
    expect(variant).toMatchObject({ uuid: variantUuid, name: 'In Sage', price: 999, productUuid: facts.alder.uuid })
    expect(variant.images.map((picture) => picture.alt)).toEqual(['alder in sage'])
  })

  test('shows the product’s pictures when it has none', async () => {
    const { product } = await answered(api.product({ productUuid: facts.alder.uuid }))
    const variant = await answered(api.variant({ variantUuid: facts.alder.variants[0]?.uuid ?? '' }))
    expect(variant).toEqual({
      uuid: facts.alder.variants[0]?.uuid,
      name: 'In Rust',
      description: '',
      descriptionHtml: '',
      imageUrls: product.imageUrls,
      images: product.images,
      price: 1299.5,
      salePrice: null,
      onSale: false,
      previousPrice: null,
      sale: null,
      saleEndsAt: null,
      dimensions: { height: 90, width: 210.5, depth: 0 },
      measures,
      showroom: {
        onDisplay: false,
        place: null,
        displayCheckedAt: null,
        stockState: null,
        orderWeeks: null,
        stockCheckedAt: null,
        isExDisplay: false,
        conditionNote: '',
        lines: [],
      },
      productName: 'Alder Sofa',
      productUuid: facts.alder.uuid,
      categoryId: facts.category.id,
    })
  })

  test('is not found when it is hidden or in the bin', async () => {
    for (const variant of facts.alder.variants.slice(2))
      expect(await statusOf(api.variant({ variantUuid: variant.uuid }))).toBe(404)
  })
})

describe('ids', () => {
  test.each(['', 'abc', '1', "' or 1=1 --", '../../etc/passwd', '\0', '😀', 'a'.repeat(5000)])(
    'such as %j are refused',
    async (odd) => {
      expect(await statusOf(api.product({ productUuid: odd }))).toBe(400)
      expect(await statusOf(api.variant({ variantUuid: odd }))).toBe(400)
      expect(await statusOf(api.brand({ brandUuid: odd }))).toBe(400)
      expect(await statusOf(api.relatedProducts({ productUuid: odd }))).toBe(400)
    },
  )

  test('without a product are not found', async () => {
    const uuid = randomUUID()
    expect(await statusOf(api.product({ productUuid: uuid }))).toBe(404)
    expect(await statusOf(api.variant({ variantUuid: uuid }))).toBe(404)
    expect(await statusOf(api.product({ productUuid: facts.brand.uuid }))).toBe(404)
    expect(await statusOf(api.variant({ variantUuid: facts.alder.uuid }))).toBe(404)
    expect(await statusOf(api.brand({ brandUuid: uuid }))).toBe(404)
  })
})
