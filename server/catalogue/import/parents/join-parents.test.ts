import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../../tests/support/files/media.ts'
import { openImportContext } from '../../../../tests/support/imports/imports.ts'
import { answered } from '../../../../tests/support/shop-window.ts'
import { staffIn } from '../../../../tests/support/staff/staff-edits.ts'
import type { ImportRow } from '../../sheets/sheet.ts'
import { joinParents } from './join-parents.ts'

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
const { client, send, check, apply, undo, view, readShop, ...importing } = openImportContext(database, { media })
const staff = staffIn(database.db)

afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(() => database.sql`truncate products, properties, audit, imports, import_matchings, supplier_rules cascade`)

const readProducts = async () => {
  const { rows: found } = await answered(client.products({ sort: 'name', status: 'draft' }))
  return Promise.all(found.map(({ uuid }) => staff.read(uuid)))
}

const magento = [
  'sku,product_type,categories,name,description,price,special_price,additional_attributes,configurable_variations,configurable_variation_labels',
  'CH-1-Oak,simple,,Ash Chair-Oak,,149.00,,"color=Oak",,',
  'LAMP,simple,,Lamp,<p>Bright.</p>,39.00,29.00,,,',
  'CH-1-Walnut,simple,,Ash Chair-Walnut,,,,"color=Walnut, dark",,',
  'CH-1,configurable,,Ash Chair,<p>Sturdy.</p>,159.00,,,"sku=CH-1-Oak,color=Oak|sku=CH-1-Walnut,color=Walnut, dark",color=Colour',
]

test('a configurable product of Magento becomes one product with its variants, and is found again and undone', async () => {
  const before = await readShop()
  const { uuid } = await send(magento.join('\n'))
  const { columns } = await view(uuid)
  expect(columns.filter(({ column }) => column).map(({ header, column }) => [header, column])).toEqual([
    ['sku', 'variantCode'],
    ['categories', 'category'],
    ['name', 'name'],
    ['description', 'description'],
    ['price', 'price'],
    ['special_price', 'salePrice'],
    ['Parent SKU', 'productCode'],
    ['Options', 'properties'],
  ])
  expect(await check(uuid, { makeNew: true })).toMatchObject({ counts: { new: 3, wrong: 0 } })
  await apply(uuid)
  const products = await readProducts()
  const facts = products.map(({ name, supplierCode, description, variants }) => ({
    name,
    supplierCode,
    description,
    variants: variants.map((one) => [one.supplierCode, one.name, one.price, one.salePrice]),
  }))
  expect(facts).toEqual([
    {
      name: 'Ash Chair',
      supplierCode: 'CH-1',
      description: 'Sturdy.',
      variants: [
        ['CH-1-Oak', 'Oak', 149, null],
        ['CH-1-Walnut', 'Walnut, dark', 159, null],
      ],
    },
    { name: 'Lamp', supplierCode: null, description: 'Bright.', variants: [['LAMP', '', 39, 29]] },
  ])
  const next = await send(magento.join('\n').replace('149', '139'))
  expect(await check(next.uuid, { makeNew: true })).toMatchObject({ counts: { new: 0, changed: 1, unchanged: 2 } })
  await undo(uuid)
  expect(await readShop()).toEqual(before)
})

test.each([
  ['without a price', 'P-1,,Ash Chair,,'],
  ['without an option', 'P-1,,Ash Chair,,99'],
])('a row %s, which others name as their parent, is the product', async (_, parent) => {
  const list = `SKU,Parent SKU,Title,Option,RRP\nP-1-O,P-1,Chair oak,Oak,149\n${parent}\nP-1-W,P-1,Chair walnut,Walnut,159`
  const { uuid } = await send(list)
  expect(await check(uuid)).toMatchObject({ counts: { new: 2, wrong: 0 } })
  await apply(uuid)
  const [product, ...others] = await readProducts()
  expect(others).toEqual([])
  expect([product?.name, product?.supplierCode, product?.variants.map(({ name }) => name)]).toEqual([
    'Ash Chair',
    'P-1',
    ['Oak', 'Walnut'],
  ])
})

const row = (line: number, cells: ImportRow['cells']): ImportRow => ({ line, cells })
const piece = row(1, { variantCode: 'A', variantName: 'Oak', price: '10' })
const child = row(2, { variantCode: 'B', productCode: 'A', variantName: 'Walnut', price: '12' })

test('a parent row that is for sale itself stays a variant beside its children', () => {
  expect(joinParents([piece, row(3, { variantCode: 'C' }), child])).toEqual([
    { ...piece, cells: { ...piece.cells, productCode: 'A' } },
    child,
    row(3, { variantCode: 'C' }),
  ])
})

test('rows of which none names another stay as they are', () => {
  const rows = [piece, row(2, { variantCode: 'B', productCode: 'B' }), row(3, { variantCode: 'C', productCode: 'X' })]
  expect(joinParents(rows)).toEqual(rows)
})
