import { afterAll, expect, test } from 'vitest'
import type { SaleEdit } from '../../../contract/staff/sales.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { aSale } from '../../../tests/support/staff/staff-edits.ts'

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
const here = { media, fetching: { mayConnect: () => true } }
const { client, bring, undo, ...importing } = openImportContext(database, here)
afterAll(async () => {
  await importing.close()
  await close()
})

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
