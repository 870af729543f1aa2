import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { NavCategory } from '../../../contract/catalogue.ts'
import type { SaleEdit } from '../../../contract/staff/sales.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import {
  aBrand,
  aCategory,
  aRange,
  aSale,
  aSubCategory,
  colours,
  nowhere,
  staffIn,
} from '../../../tests/support/staff/staff-edits.ts'
import { brands, categories, products, properties, ranges, sales } from '../tables.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const client = openStaffClient({ db })
const { makePublished, make, listRedirects } = staffIn(db)

beforeEach(() =>
  db.execute(sql`truncate ${products}, ${brands}, ${ranges}, ${categories}, ${properties}, ${sales} cascade`),
)

const makeCategory = (name: string) => answered(client.createCategory(aCategory(name)))
const makeSubCategory = (id: number, name: string) => answered(client.createSubCategory(aSubCategory(id, name)))
const makeBrand = async (name: string) => (await answered(client.createBrand(aBrand(name)))).uuid

/** The tree in short: `Sofas: Corner, Beds (hidden)`. */
const readTree = async () =>
  (await answered(client.categories())).map(
    ({ name, subCategories }) =>
      `${name}: ${subCategories.map((sub) => (sub.visible ? sub.name : `${sub.name} (hidden)`)).join(', ')}`,
  )

test('saving a form unchanged changes nothing', async () => {
  const { uuid: range } = await answered(client.createRange({ ...aRange('Alder'), products: [] }))
  const { id } = await answered(
    client.createCategory(aCategory('Sofas', { menuRangeUuid: range, extraInfo: '**Oak**' })),
  )
  const navBrand2 = await makeBrand('Fernhollow')
  const { uuid } = await answered(client.createSubCategory(aSubCategory(id, 'Corner', { navBrand2, keywords: 'sofa' })))

  const before = await answered(client.category({ id }))
  expect(before.edit).toEqual(aCategory('Sofas', { menuRangeUuid: range, extraInfo: '**Oak**' }))
  await answered(client.saveCategory({ id, ...before }))
  expect(await answered(client.category({ id }))).toEqual(before)

  const within = await answered(client.subCategory({ uuid }))
  expect(within.edit).toEqual(aSubCategory(id, 'Corner', { navBrand2, keywords: 'sofa' }))
  await answered(client.saveSubCategory({ uuid, ...within }))
  expect(await answered(client.subCategory({ uuid }))).toEqual(within)
  expect(await listRedirects()).toEqual([])
})

test('the tree shows hidden categories and their counts, and keeps its order', async () => {
  const [sofas, beds] = [await makeCategory('Sofas'), await makeCategory('Beds')]
  const [corner, chaise] = [await makeSubCategory(sofas.id, 'Corner'), await makeSubCategory(sofas.id, 'Chaise')]
  await answered(client.saveSubCategory({ ...chaise, edit: aSubCategory(sofas.id, 'Chaise', { visible: false }) }))
  await make({ subCategoryUuid: corner.uuid })
  expect(await readTree()).toEqual(['Sofas: Corner, Chaise (hidden)', 'Beds: '])
  const [first] = await answered(client.categories())
  expect(first?.subCategories.map(({ productCount }) => productCount)).toEqual([1, 0])

  await answered(client.orderCategories({ order: [beds.id, sofas.id] }))
  await answered(client.orderSubCategories({ id: sofas.id, order: [chaise.uuid, corner.uuid] }))
  expect(await readTree()).toEqual(['Beds: ', 'Sofas: Chaise (hidden), Corner'])
  expect(await statusOf(client.orderCategories({ order: [beds.id] }))).toBe(409)
  expect(await statusOf(client.orderSubCategories({ id: beds.id, order: [corner.uuid] }))).toBe(409)
})

test('a sub-category that moves comes last in its new category and redirects from its old address', async () => {
  const [sofas, beds] = [await makeCategory('Sofas'), await makeCategory('Beds')]
  const corner = await makeSubCategory(sofas.id, 'Corner')
  for (const name of ['Divans', 'Bunks']) await makeSubCategory(beds.id, name)
  await answered(client.saveSubCategory({ ...corner, edit: aSubCategory(beds.id, 'Corner') }))
  expect(await readTree()).toEqual(['Sofas: ', 'Beds: Divans, Bunks, Corner'])
  expect(await listRedirects()).toEqual(['/store/sofas/corner > /store/beds/corner'])
})

test('a reserved address is refused at its field', async () => {
  const answer = await client.createCategory(aCategory('Clearance'))
  expect(answer).toMatchObject({ status: 400, problem: { fields: { routeName: expect.stringContaining('kept') } } })
})

test('a deleted or unknown category is not found', async () => {
  const { id } = await makeCategory('Sofas')
  await answered(client.binCategory({ id, version: 1 }))
  expect(await statusOf(client.category({ id }))).toBe(404)
  expect(await readTree()).toEqual([])
  expect(await statusOf(client.subCategory({ uuid: nowhere }))).toBe(404)
  await answered(client.restoreCategory({ id }))
  expect(await readTree()).toEqual(['Sofas: '])
})

/** The menu without the fields for staff alone. */
const asSeen = (menu: NavCategory[]) =>
  menu.map(({ id, name, routeName, subCategories }) => ({ id, name, routeName, subCategories }))

test('the back office’s menu equals the shoppers’ menu', async () => {
  const [fern, wren, moss] = [await makeBrand('Fernhollow'), await makeBrand('Wrenmoor'), await makeBrand('Moss')]
  const hidden = await makeBrand('Hidden')
  await answered(client.createProperty({ name: 'Fabric', values: colours('Velvet', 'Linen') }))
  const [fabric] = await answered(client.properties())
  const { id } = await makeCategory('Sofas')
  const corner = await makeSubCategory(id, 'Corner')
  const chaise = await makeSubCategory(id, 'Chaise')
  for (const brandUuid of [moss, fern, wren, hidden]) await makePublished({ subCategoryUuid: corner.uuid, brandUuid })
  await make({ name: 'A draft', subCategoryUuid: chaise.uuid, brandUuid: fern })
  await answered(client.saveBrand({ uuid: hidden, version: 1, edit: aBrand('Hidden', { visible: false }) }))
  await answered(client.orderBrands({ order: [wren, fern, hidden, moss] }))
  const picks = { navBrand3: hidden, navBrand1: moss, navProperty2: fabric?.values[1]?.id ?? null }
  await answered(client.saveSubCategory({ ...chaise, edit: aSubCategory(id, 'Chaise', picks) }))

  const menu = await answered(client.menu())
  const { api } = await openShopWindow(db)
  expect(asSeen(menu)).toEqual(
    (await answered(api.navCategories())).map((category) => ({
      ...category,
      subCategories: category.subCategories.map((sub) => ({ ...sub, visible: true })),
    })),
  )
  expect(menu[0]?.subCategories[0]?.brands.map(({ name }) => name)).toEqual(['Wrenmoor', 'Fernhollow', 'Moss'])
  expect(menu[0]?.subCategories[1]).toMatchObject({ brands: [], navBrand3: null, navProperty2: { label: 'Linen' } })
})

test('a sale that chooses its products by a term is among the uses of that term', async () => {
  const { id } = await makeCategory('Sofas')
  const { uuid } = await answered(client.createSubCategory(aSubCategory(id, 'Corner')))
  const brandUuid = await makeBrand('Fernhollow')
  const { uuid: rangeUuid } = await answered(client.createRange({ ...aRange('Haven'), products: [] }))
  const property = await answered(client.createProperty({ name: 'Colour', values: colours('Sage', 'Moss') }))
  const [sage = 0, moss = 0] = (await answered(client.property(property))).edit.values.map((value) => value.id ?? 0)
  const sell = async (name: string, part: Partial<SaleEdit>) =>
    (await answered(client.createSale(aSale(name, part)))).uuid
  const winter = await sell('Winter', { categoryId: id, subCategoryUuid: uuid, brandUuid, rangeUuid, valueId: sage })
  const binned = await sell('Autumn', { brandUuid })
  await answered(client.binSale({ uuid: binned, version: 1 }))

  const use = { kind: 'sale', id: winter, name: 'Winter', part: 'Chooses its products' }
  for (const uses of [
    await answered(client.categoryUses({ id })),
    await answered(client.subCategoryUses({ uuid })),
    await answered(client.brandUses({ uuid: brandUuid })),
    await answered(client.rangeUses({ uuid: rangeUuid })),
    await answered(client.propertyUses({ id: property.id })),
    await answered(client.propertyValueUses({ id: sage })),
  ])
    expect(uses.uses.filter(({ kind }) => kind === 'sale')).toEqual([use])
  expect(await answered(client.brandUses({ uuid: brandUuid }))).toEqual({ uses: [use], total: 1, blocked: false })
  expect((await answered(client.propertyValueUses({ id: moss }))).total).toBe(0)
  expect(await answered(client.valueUses(property))).toEqual([
    { id: sage, productCount: 0, menuCount: 0, saleCount: 1 },
    { id: moss, productCount: 0, menuCount: 0, saleCount: 0 },
  ])
})

test('the uses of a category are listed before it is binned, with those that prevent it', async () => {
  const { id } = await makeCategory('Sofas')
  const brand = await makeBrand('Fernhollow')
  const corner = await answered(client.createSubCategory(aSubCategory(id, 'Corner', { navBrand1: brand })))
  expect(await answered(client.categoryUses({ id }))).toMatchObject({
    blocked: true,
    total: 1,
    uses: [{ kind: 'sub-category', id: corner.uuid, name: 'Corner' }],
  })
  expect(await answered(client.subCategoryUses({ uuid: corner.uuid }))).toEqual({ blocked: false, total: 0, uses: [] })
  expect(await answered(client.brandUses({ uuid: brand }))).toMatchObject({
    blocked: false,
    uses: [{ kind: 'sub-category', name: 'Corner', part: 'Its menu' }],
  })

  const { uuid: product } = await make({ name: 'Alder', subCategoryUuid: corner.uuid, brandUuid: brand })
  expect(await answered(client.subCategoryUses({ uuid: corner.uuid }))).toMatchObject({
    blocked: true,
    uses: [{ kind: 'product', id: product, name: 'Alder' }],
  })
  expect(await answered(client.brandUses({ uuid: brand }))).toMatchObject({ blocked: true, total: 2 })
  expect(await statusOf(client.binBrand({ uuid: brand, version: 1 }))).toBe(409)
})
