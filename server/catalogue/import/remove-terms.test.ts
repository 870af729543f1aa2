import { afterAll, beforeEach, expect, test } from 'vitest'
import type { SaleEdit } from '../../../contract/staff/sales.ts'
import { addCategory, addProduct, addSubCategory } from '../../../tests/support/catalogue.ts'
import { createTestDatabase, hasWaiting } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { waitUntil } from '../../../tests/support/runner/wait-for.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { aSale } from '../../../tests/support/staff/staff-edits.ts'
import { brands, categories, homeRows, properties, propertyValues, ranges, subCategories } from '../tables.ts'

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
const here = { media, fetching: { mayConnect: () => true } }
const { client, bring, undo, wait, ...importing } = openImportContext(database, here)
afterAll(async () => {
  await importing.close()
  await close()
})

beforeEach(
  () =>
    database.sql`truncate products, sales, brands, ranges, categories, properties, audit, bulk_changes, imports cascade`,
)

/** The terms that a file makes, by their tables. */
const listTerms = async () =>
  (
    await database.sql`
      select 'brand' as kind, name from brands union all select 'range', name from ranges
      union all select 'category', name from categories union all select 'sub-category', name from sub_categories
      union all select 'property', name from properties union all select 'value', name from property_values order by 1`
  ).map(({ kind, name }) => `${kind} ${name}`)

const file = [
  'Name,Supplier code,Price,Category,Sub-category,Brand,Range,Properties',
  'Alder,A-1,10,Living,Sofas,Fernhollow,Haven,Colour: Sage',
].join('\n')

test('the undo of an import keeps a term by which a sale chooses its products', async () => {
  const { uuid } = await bring(file, { makeNew: true })
  expect(await listTerms()).toHaveLength(6)
  const [found] = await database.sql`
    select (select uuid from brands) as "brandUuid", (select uuid from ranges) as "rangeUuid",
      (select uuid from sub_categories) as "subCategoryUuid", (select id from categories) as "categoryId",
      (select id from property_values) as "valueId"`
  await answered(client.createSale(aSale('Winter', found as Partial<SaleEdit>)))
  await undo(uuid)
  expect(await listTerms()).toEqual([
    'brand Fernhollow',
    'category Living',
    'property Colour',
    'range Haven',
    'sub-category Sofas',
    'value Sage',
  ])
})

test('the undo of an import keeps a term that a product is just being saved with', async () => {
  const { uuid } = await bring(file, { makeNew: true })
  const own = await addProduct(database.db, { name: 'Our own sofa' })
  await database.sql.begin(async (visit) => {
    await visit`
      insert into variant_properties (variant_uuid, value_id)
      select variants.uuid, property_values.id from variants, property_values where product_uuid = ${own.uuid}`
    await visit`
      update products set (range_uuid, brand_uuid) = (select ranges.uuid, brands.uuid from ranges, brands)
      where uuid = ${own.uuid}`
    await answered(client.undoImport({ uuid }))
    await waitUntil(() => hasWaiting(database))
  })
  expect(await wait(uuid)).toMatchObject({ state: 'undone', task: { state: 'done', problem: null } })
  expect(await listTerms()).toEqual(['brand Fernhollow', 'property Colour', 'range Haven', 'value Sage'])
  expect(await database.sql`select name from products where range_uuid is not null and brand_uuid is not null`).toEqual(
    [{ name: 'Our own sofa' }],
  )
  expect(await database.sql`select count(*)::int from variant_properties`).toEqual([{ count: 1 }])
})

const richFile = [
  'Name,Supplier code,Price,Category,Sub-category,Brand,Range,Properties',
  'Birch,B-1,10,Dining,Tables,Brand of a product,Range of a product,Colour: Oak',
  'Cedar,B-2,10,Bedroom,Beds,Brand of a menu,Range of a menu,Colour: Ash',
  'Drum,B-3,10,Office,Desks,Brand with a logo,Range of a row,Colour: Elm',
  'Elder,B-4,10,Garden,Benches,Brand of nothing,Range of nothing,Weave: Rib',
].join('\n')

test('the undo of an import leaves what products, menus, rows of the home page or an edit have used since', async () => {
  const { db } = database
  await database.sql`truncate products, sales, brands, ranges, categories, properties cascade`
  const { uuid } = await bring(richFile, { makeNew: true })
  const nameOf = <Id>(rows: { name: string; id: Id }[]) => {
    const ids = new Map(rows.map(({ name, id }) => [name, id]))
    return (name: string) => ids.get(name) as Id
  }
  const brand = nameOf(await db.select({ name: brands.name, id: brands.uuid }).from(brands))
  const range = nameOf(await db.select({ name: ranges.name, id: ranges.uuid }).from(ranges))
  const place = nameOf(await db.select({ name: subCategories.name, id: subCategories.uuid }).from(subCategories))
  const category = nameOf(await db.select({ name: categories.name, id: categories.id }).from(categories))
  const value = nameOf(await db.select({ name: propertyValues.name, id: propertyValues.id }).from(propertyValues))
  const property = nameOf(await db.select({ name: properties.name, id: properties.id }).from(properties))

  const [brandUuid, rangeUuid] = [brand('Brand of a product'), range('Range of a product')]
  const own = { brandUuid, rangeUuid, subCategoryUuid: place('Tables'), variants: [{ values: [value('Oak')] }] }
  await addProduct(db, { name: 'Our own table', ...own })
  const attic = await addCategory(db, 'Attic', { menuRangeUuid: range('Range of a menu') })
  await addSubCategory(db, attic.id, 'Attic', { navBrand1: brand('Brand of a menu'), navProperty2: value('Ash') })
  await addSubCategory(db, category('Bedroom'), 'Wardrobes')
  await database.sql`update brands set updated_at = now() + interval '1 s' where name = 'Brand with a logo'`
  await db.insert(homeRows).values([
    { key: 'row1', source: 'range', rangeUuid: range('Range of a row') },
    { key: 'row2', source: 'sub-category', subCategoryUuid: place('Desks') },
    { key: 'row3', source: 'category', categoryId: category('Garden') },
  ] as (typeof homeRows.$inferInsert)[])
  await db.insert(propertyValues).values({ propertyId: property('Weave'), name: 'Cord', position: 9 })
  const before = await listTerms()
  await undo(uuid)
  const left = new Set(await listTerms())
  expect(before.filter((term) => !left.has(term)).toSorted()).toEqual([
    'brand Brand of nothing',
    'range Range of nothing',
    'sub-category Beds',
    'sub-category Benches',
    'value Elm',
    'value Rib',
  ])
})
