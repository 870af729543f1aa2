import { afterAll, expect, test } from 'vitest'
import { createClient } from '../../contract/client.ts'
import { schemas } from '../../contract/schemas.ts'
import { addBrand, addCategory, addProduct, addSubCategory, announce } from '../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { answered, openShopWindow, statusOf } from '../../tests/support/shop-window.ts'
import { sendInProcess } from '../http-calls.ts'
import { bindCalls } from '../serve.ts'
import { answerPreviewCalls, previewCalls } from './previews.ts'
import { relatedProducts } from './tables.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const shop = await openShopWindow(db)
const bound = bindCalls(previewCalls, schemas, answerPreviewCalls({ db, catalogue: shop.catalogue }))
const preview = createClient(previewCalls, sendInProcess(bound, { address: '', headers: new Headers() }))

test.each(['draft', 'archived'] as const)('a product that is %s is seen in a preview alone', async (status) => {
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

test('what stands on a closed shelf is seen in a preview, what lies in the bin is not', async () => {
  const category = await addCategory(db, 'Living', { visible: false })
  const shelf = await addSubCategory(db, category.id, 'Sofas')
  const hidden = await addProduct(db, { name: 'On a closed shelf', subCategoryUuid: shelf.uuid })
  const binned = await addProduct(db, { name: 'Gone', deletedAt: new Date() })
  expect(await statusOf(shop.api.product({ productUuid: hidden.uuid }))).toBe(404)
  expect(await statusOf(preview.product({ productUuid: hidden.uuid }))).toBe(200)
  expect(await statusOf(preview.product({ productUuid: binned.uuid }))).toBe(404)
})
