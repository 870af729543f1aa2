import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createClient } from '../../../contract/client.ts'
import {
  addBrand,
  addCategory,
  addProduct,
  addRange,
  addSubCategory,
  announce,
} from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow, statusOf } from '../../../tests/support/shop-window.ts'
import { sendInProcess } from '../../http-calls.ts'
import { bindCalls } from '../../serve.ts'
import { ranges, relatedProducts, sales, variants } from '../tables.ts'
import { answerPreviewCalls, previewCalls } from './previews.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const shop = await openShopWindow(db)
const bound = bindCalls(previewCalls, answerPreviewCalls({ db, catalogue: shop.catalogue }))
const preview = createClient(previewCalls, sendInProcess(bound, { address: '', headers: new Headers() }))

test.each(['draft', 'archived'] as const)('a product that is %s is shown in a preview alone', async (status) => {
  const brand = await addBrand(db, `Fernhollow ${status}`)
  const made = await addProduct(db, {
    name: 'Alder Sofa',
    status,
    brandUuid: brand.uuid,
    variants: [{ name: 'Sage', pricePence: 90_000 }, { name: 'Rust' }, { name: 'Secret', visible: false }],
  })
  const mate = await addProduct(db, { name: 'Alder Chair' })
  await db.insert(relatedProducts).values({ productUuid: made.uuid, relatedUuid: mate.uuid })
  await announce(db, [made.uuid, mate.uuid])
  await shop.catalogue.refresh()

  const [sage, rust, secret] = made.variants.map(({ uuid }) => uuid)
  const asked = { productUuid: made.uuid }
  expect(await statusOf(shop.api.product(asked))).toBe(404)
  expect(await statusOf(shop.api.variant({ variantUuid: rust ?? '' }))).toBe(404)
  const { product, variant } = await answered(preview.product(asked))
  expect(product).toMatchObject({ name: 'Alder Sofa', brand: brand.name })
  expect(product.variantList.map(({ name }) => name)).toEqual(['Sage', 'Rust'])
  expect(variant).toMatchObject({ uuid: sage, price: 900 })
  expect(await answered(preview.variant({ variantUuid: rust ?? '' }))).toMatchObject({ name: 'Rust' })
  expect(await statusOf(preview.variant({ variantUuid: secret ?? '' }))).toBe(404)
  expect((await answered(preview.relatedProducts(asked))).map(({ name }) => name)).toEqual(['Alder Chair'])
})

test('a preview shows products of a hidden sub-category, but none from the bin', async () => {
  const category = await addCategory(db, 'Living', { visible: false })
  const subCategory = await addSubCategory(db, category.id, 'Sofas')
  const hidden = await addProduct(db, { name: 'In a hidden sub-category', subCategoryUuid: subCategory.uuid })
  const binned = await addProduct(db, { name: 'Gone', deletedAt: new Date() })
  expect(await statusOf(shop.api.product({ productUuid: hidden.uuid }))).toBe(404)
  expect(await statusOf(preview.product({ productUuid: hidden.uuid }))).toBe(200)
  expect(await statusOf(preview.product({ productUuid: binned.uuid }))).toBe(404)
})

test('a hidden range and a hidden brand are shown with their products in a preview, and to no shopper', async () => {
  const range = await addRange(db, 'Rowan', { visible: false })
  const brand = await addBrand(db, 'Tansy', { visible: false })
  const other = await addBrand(db, 'Sorrel', { visible: false })
  const both = await addProduct(db, { name: 'Rowan Bench', rangeUuid: range.uuid, brandUuid: brand.uuid })
  const one = await addProduct(db, { name: 'Rowan Stool', rangeUuid: range.uuid, brandUuid: other.uuid })
  const draft = await addProduct(db, { name: 'Rowan Draft', rangeUuid: range.uuid, status: 'draft' })
  await announce(db, [both.uuid, one.uuid, draft.uuid])
  await shop.catalogue.refresh()

  expect(await statusOf(shop.api.range({ rangeRoute: 'rowan' }))).toBe(404)
  expect(await statusOf(shop.api.brand({ brandUuid: brand.uuid }))).toBe(404)
  expect((await answered(shop.api.search({ rangeUuid: range.uuid }))).total).toBe(0)
  expect(await answered(preview.range({ rangeRoute: 'rowan' }))).toMatchObject({ uuid: range.uuid, name: 'Rowan' })
  const inRange = await answered(preview.search({ rangeUuid: range.uuid }))
  expect(inRange.products.map(({ name }) => name)).toEqual(['Rowan Bench', 'Rowan Stool'])
  expect(inRange.filters.brandFilters).toEqual([])
  expect(await answered(preview.brand({ brandUuid: brand.uuid }))).toMatchObject({ name: 'Tansy' })
  const ofBrand = await answered(preview.search({ brandUuid: brand.uuid }))
  expect(ofBrand.products.map(({ name, brandName }) => [name, brandName])).toEqual([['Rowan Bench', 'Tansy']])
  await db.update(ranges).set({ deletedAt: new Date() }).where(eq(ranges.uuid, range.uuid))
  expect(await statusOf(preview.range({ rangeRoute: 'rowan' }))).toBe(404)
})

test('a preview shows a hidden category with its contents, except what is itself hidden', async () => {
  const category = await addCategory(db, 'Hallway', { visible: false })
  const subCategory = await addSubCategory(db, category.id, 'Coat Racks')
  const hidden = await addSubCategory(db, category.id, 'Umbrella Stands', { visible: false })
  const made = await addProduct(db, { name: 'Ash Rack', subCategoryUuid: hidden.uuid })
  await announce(db, [made.uuid])
  await shop.catalogue.refresh()

  const asked = { categoryRoute: 'hallway' }
  expect(await statusOf(shop.api.categoryInfo(asked))).toBe(404)
  expect(await answered(preview.categoryInfo(asked))).toMatchObject({ name: 'Hallway' })
  expect((await answered(preview.subCategories(asked))).map(({ uuid }) => uuid)).toEqual([subCategory.uuid])
  const stands = { subCategoryRoute: 'umbrella-stands' }
  expect(await statusOf(shop.api.subCategoryInfo(stands))).toBe(404)
  expect(await answered(preview.subCategoryInfo(stands))).toMatchObject({ catName: 'Hallway', catRoute: 'hallway' })
  const place = { categoryId: category.id, subCategoryUuid: hidden.uuid }
  expect(await answered(preview.storeIds({ ...asked, ...stands }))).toEqual(place)
  expect((await answered(shop.api.search(place))).total).toBe(0)
  const { products } = await answered(preview.search(place))
  expect(products.map(({ name }) => name)).toEqual(['Ash Rack'])
})

test('a sale that has not begun is shown in a preview alone, with its products as they are on its first day', async () => {
  const sofa = await addProduct(db, { name: 'Previewed Sofa', variants: [{ pricePence: 90_000 }] })
  const sale = { name: 'Spring', routeName: 'spring', badge: 'Spring sale', by: 'percent' as const, amount: 20 }
  const [made] = await db
    .insert(sales)
    .values({ ...sale, firstDay: '2098-03-01', lastDay: '2098-03-14', products: [sofa.uuid] })
    .returning()
  const saleUuid = made?.uuid ?? ''
  await announce(db)
  await shop.catalogue.refresh()
  expect(await statusOf(shop.api.sale({ saleRoute: 'spring' }))).toBe(404)
  expect(await answered(preview.sale({ saleRoute: 'spring' }))).toMatchObject({ name: 'Spring' })
  expect(await statusOf(preview.sale({ saleRoute: 'autumn' }))).toBe(404)
  const find = async () => (await answered(preview.search({ saleUuid }))).products
  expect(await find()).toMatchObject([{ name: 'Previewed Sofa', price: 900, onSale: false }])
  const offer = { onSale: true, salePricePence: 72_000, saleUuid, saleStartsAt: new Date('2098-03-01') }
  await db.update(variants).set(offer).where(eq(variants.productUuid, sofa.uuid))
  expect(await find()).toMatchObject([
    { name: 'Previewed Sofa', salePrice: 720, onSale: true, saleBadge: 'Spring sale' },
  ])
})
