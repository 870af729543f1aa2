import { afterAll, beforeEach, expect, test } from 'vitest'
import type { SaleEdit } from '../../../contract/staff/sales.ts'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase, hasWaiting } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { waitUntil } from '../../../tests/support/runner/wait-for.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { aSale } from '../../../tests/support/staff/staff-edits.ts'

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

test('the undo of an import leaves what a sale chooses its products by', async () => {
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

test('the undo of an import leaves what a product that is just being saved has', async () => {
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
