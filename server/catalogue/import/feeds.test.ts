import { afterAll, beforeEach, expect, test } from 'vitest'
import { addCategory, addProduct, addSubCategory } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { makeSheet } from '../../../tests/support/files/workbooks.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { staffIn } from '../../../tests/support/staff/staff-edits.ts'

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
const { client, send, check, rows, apply, undo, wait, view, readShop, ...importing } = openImportContext(database, {
  media,
})
afterAll(async () => {
  await importing.close()
  await close()
})
const { read: readProduct } = staffIn(database.db)
beforeEach(async () => {
  await database.sql`truncate products, categories, imports, import_matchings cascade`
  const living = await addCategory(database.db, 'Living room')
  await addSubCategory(database.db, living.id, 'Sofas')
  await addProduct(database.db, { name: 'Alder Sofa', variants: [{ supplierCode: 'A-1', pricePence: 1000_00 }] })
})

const feed = JSON.stringify({
  products: [
    {
      id: 7,
      title: 'Elm Sofa',
      handle: 'elm',
      product_type: 'Living room > Sofas',
      body_html: '<p>Two <b>seats</b></p>',
      variants: [
        { id: 71, title: 'Sage', sku: 'E-1', price: '1,299.00' },
        { id: 72, title: 'Rust', sku: 'E-2', price: '£1399' },
      ],
    },
    {
      id: 8,
      title: 'Alder Sofa',
      handle: 'alder',
      variants: [{ id: 81, title: 'Default Title', sku: 'A-1', price: '1100 GBP' }],
    },
  ],
})

test('a feed of another shop is matched by its fields, applied as drafts, and undone', async () => {
  const before = await readShop()
  const { uuid } = await send(feed, 'products.json')
  const seen = await view(uuid)
  expect(seen).toMatchObject({ rowCount: 3, source: 'other', outline: { kind: 'feed', part: 'products › variants' } })
  expect(Object.fromEntries(seen.columns.map(({ header, column }) => [header, column]))).toMatchObject({
    title: 'name',
    handle: 'productCode',
    product_type: 'subCategory',
    body_html: 'description',
    'variants[].title': 'variantName',
    'variants[].sku': 'variantCode',
    'variants[].price': 'price',
  })
  expect((await check(uuid)).counts).toMatchObject({ new: 2, changed: 1, wrong: 0 })
  expect(await apply(uuid)).toMatchObject({ state: 'applied' })
  const [elm] = (await answered(client.products({ q: 'Elm Sofa', status: 'draft' }))).rows
  expect(await readProduct(elm?.uuid ?? '')).toMatchObject({
    description: 'Two **seats**',
    supplierCode: 'elm',
    variants: [
      { name: 'Sage', supplierCode: 'E-1', price: 1299 },
      { name: 'Rust', supplierCode: 'E-2', price: 1399 },
    ],
  })
  expect(await undo(uuid)).toMatchObject({ state: 'undone' })
  expect(await readShop()).toEqual(before)
})

test('another list of a feed can be chosen', async () => {
  const { uuid } = await send(feed, 'products.json')
  await answered(client.arrangeImport({ uuid, part: 'products', headingLine: null }))
  expect(await wait(uuid)).toMatchObject({ rowCount: 2, outline: { part: 'products' } })
})

test('a formula error makes its row wrong, unless its column is left out', async () => {
  const cell = (text: string) => `<c t="str"><v>${text}</v></c>`
  const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
  const error = '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>'
  const file = await makeSheet(
    [
      row(...['SKU', 'Name', 'RRP', 'Margin'].map(cell)),
      row(cell('A-1'), cell('Alder Sofa'), error, cell('1')),
      row(cell('A-2'), cell('Elm Sofa'), cell('900'), error),
    ].join(''),
  )
  const { uuid } = await send(file, 'list.xlsx')
  expect((await check(uuid)).counts).toMatchObject({ new: 1, wrong: 1 })
  expect((await rows(uuid, 'wrong'))[0]?.problems).toMatchObject([
    { reason: 'RRP: The formula in this cell shows the error #DIV/0!.' },
  ])
})

test('the titles above rows of a list are offered as the sub-category', async () => {
  const { uuid } = await send('SKU,Name,Width,RRP\nSOFAS,,,\nE-1,Elm Sofa,200,900\nE-2,Ash Sofa,210,950\n')
  expect((await view(uuid)).columns.at(-1)).toMatchObject({
    header: 'Section',
    column: 'subCategory',
    samples: ['SOFAS'],
  })
  expect((await check(uuid)).counts).toMatchObject({ new: 2, wrong: 0 })
})

test.each([
  [
    ['1.299,00', '899,00', '1.290'],
    [1299, 899, 1290],
  ],
  [
    ['1.290', '890', '2.490'],
    [1290, 890, 2490],
  ],
  [
    ['1.299,-', '89,-', '2.000,-'],
    [1299, 89, 2000],
  ],
  [
    ['1,299.00', '£899', '1299 GBP'],
    [1299, 899, 1299],
  ],
  [
    ['129.000', '99.000', '1299.500'],
    [129, 99, 1299.5],
  ],
  [
    ['1 299,00 £', '899,00 £', '12 000,50 £'],
    [1299, 899, 12_000.5],
  ],
])('the notation of a price column such as %j is detected from all its cells', async (written, pounds) => {
  const lines = written.map((price, place) => `E-${place};Elm Sofa ${place};${price}`)
  const { uuid } = await send(['Artikel;Name;RRP', ...lines].join('\n'))
  await check(uuid, { matching: ['variantCode', 'name', 'price'] })
  expect((await rows(uuid)).map(({ pricePence }) => (pricePence ?? 0) / 100)).toEqual(pounds)
})

test('a category column that names our sub-categories fills the sub-category', async () => {
  const { uuid } = await send('SKU,Name,Category,RRP\nE-1,Elm Sofa,Sofas,900\nE-2,Ash Sofa,Living room > Sofas,950\n')
  expect((await check(uuid)).counts).toMatchObject({ new: 2, wrong: 0 })
})
