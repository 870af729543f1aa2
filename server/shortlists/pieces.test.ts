import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBrand, addCategory, addProduct, addSubCategory } from '../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database/database.ts'
import { answered, openShopWindow, statusOf } from '../../tests/support/shop-window.ts'
import { displayPlaces, priceLog, subCategories, variants } from '../catalogue/tables.ts'

const now = new Date('2036-03-01T12:00:00Z')
let database: TestDatabase
let subCategoryUuid: string

beforeAll(async () => {
  database = await createTestDatabase()
  subCategoryUuid = (await addSubCategory(database.db, (await addCategory(database.db, 'Sofas')).id, 'Sofas')).uuid
})
afterAll(() => database.drop())

const look = () => openShopWindow(database.db, { clock: () => now })

async function stock(product: Parameters<typeof addProduct>[1]) {
  const { uuid } = await addProduct(database.db, { subCategoryUuid, ...product })
  const rows = await database.db
    .select()
    .from(variants)
    .where(eq(variants.productUuid, uuid))
    .orderBy(variants.position)
  return { uuid, variantUuids: rows.map((row) => row.uuid) }
}

test('a shortlist gets each product once, with every variant offered now', async () => {
  const brand = await addBrand(database.db, 'Fernhollow')
  const sale = { pricePence: 900_00, onSale: true, salePricePence: 800_00 }
  const { uuid, variantUuids } = await stock({
    name: 'Alder Sofa',
    brandUuid: brand.uuid,
    pictures: ['alder'],
    variants: [
      { name: 'Sage', pricePence: 500_00, pictures: ['sage'] },
      { name: 'Rust', ...sale },
      { name: 'Hidden', visible: false },
    ],
  })
  const [sage = '', rust = '', hidden = ''] = variantUuids
  const at = new Date('2036-02-01T12:00:00Z')
  await database.db.insert(priceLog).values({ variantUuid: rust, at, pricePence: 900_00 })
  const { api } = await look()
  const gone = [randomUUID(), 'aaaaaaaa-aaaa-0aaa-0aaa-aaaaaaaaaaaa']
  const { products } = await answered(api.shortlistItems({ variantUuids: [rust, sage, hidden, ...gone, rust] }))
  expect(products).toMatchObject([{ uuid, name: 'Alder Sofa', brandName: 'Fernhollow' }])
  expect(products[0]?.asked.toSorted()).toEqual([sage, rust, hidden].toSorted())
  expect(products[0]?.options).toMatchObject([
    { variantUuid: sage, name: 'Sage', price: 500, onSale: false, picture: { alt: 'sage' } },
    { variantUuid: rust, name: 'Rust', price: 900, salePrice: 800, previousPrice: 900, picture: { alt: 'alder' } },
  ])
  expect(products[0]?.options).toHaveLength(2)
})

test('each product of a shortlist names which of the requested pieces are its own, and where they stand', async () => {
  const oak = await stock({ name: 'Oak Bench', variants: [{ name: 'Short' }, { name: 'Long' }] })
  const elm = await stock({ name: 'Elm Bench', variants: [{ name: 'Plain' }] })
  const [bay] = await database.db.insert(displayPlaces).values({ name: 'Bay 3' }).returning()
  const [short = '', long = '', plain = ''] = [...oak.variantUuids, ...elm.variantUuids]
  const recorded = { onDisplay: true, displayPlaceUuid: bay?.uuid, stockState: 'last-one' as const }
  await database.db.update(variants).set(recorded).where(eq(variants.uuid, short))
  const { api } = await look()
  const { products } = await answered(api.shortlistItems({ variantUuids: [plain, long] }))
  const of = (name: string) => products.find((product) => product.name === name)
  expect(of('Oak Bench')).toMatchObject({ brandName: '', asked: [long] })
  expect(of('Elm Bench')).toMatchObject({ brandName: '', asked: [plain] })
  expect(of('Oak Bench')?.options).toMatchObject([
    { variantUuid: short, picture: null, showroomNote: 'On display in our showroom: Bay 3 · Last one' },
    { variantUuid: long },
  ])
  expect(of('Oak Bench')?.options[1]).not.toHaveProperty('showroomNote')
})

test('a shortlist reveals nothing about a product that the public may not see', async () => {
  const draft = await stock({ name: 'Draft', status: 'draft' })
  const { categoryId } = (await database.db.select().from(subCategories))[0] ?? { categoryId: 0 }
  const attic = await addSubCategory(database.db, categoryId, 'Attic', { visible: false })
  const hidden = await stock({ name: 'In a hidden place', subCategoryUuid: attic.uuid })
  const { api } = await look()
  const variantUuids = [...draft.variantUuids, ...hidden.variantUuids]
  expect(await answered(api.shortlistItems({ variantUuids }))).toEqual({ products: [] })
})

test('a shortlist of a hundred pieces is answered, and a longer one refused', async () => {
  const { api } = await look()
  const list = (length: number) => ({ variantUuids: Array.from({ length }, () => randomUUID()) })
  expect(await statusOf(api.shortlistItems(list(100)))).toBe(200)
  expect(await api.shortlistItems(list(101))).toMatchObject({
    status: 400,
    problem: { reason: 'A shortlist holds 100 pieces at most.' },
  })
  expect(await statusOf(api.shortlistItems({ variantUuids: ['no uuid'] }))).toBe(400)
})
