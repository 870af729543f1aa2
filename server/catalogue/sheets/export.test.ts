import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownColumns } from '../../../contract/staff/sheets.ts'
import {
  addBrand,
  addCategory,
  addPicture,
  addProduct,
  addProperty,
  addRange,
  addSubCategory,
} from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { Problem } from '../../platform/problem.ts'
import type { Bindings } from '../../serve.ts'
import { relatedProducts } from '../tables.ts'
import { sheetRoutes } from './downloads.ts'
import { readCsv } from './formats/csv-rows.ts'
import { readSheet } from './read-sheet.ts'
import { readPounds } from './values/cell-values.ts'
import { readInstant } from './values/instants.ts'
import { readList, readSources } from './values/lists.ts'
import { readProperties } from './values/properties.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const app = new Hono<Bindings>()
app.onError((error) => new Response(null, { status: error instanceof Problem ? error.status : 500 }))
sheetRoutes(app, { db, publicUrl: 'https://shop.example', requireStaff: async () => {} })

const download = (query: string) => app.request(`/api/staff/product-sheet?${query}`)
const readRows = async (query: string) => {
  const sheet = await readSheet(Buffer.from(await (await download(query)).arrayBuffer()), 'products')
  expect(sheet.headers).toEqual(Object.values(ownColumns))
  const keys = Object.keys(ownColumns)
  return sheet.rows.map(({ cells }) => Object.fromEntries(cells.map((cell, place) => [keys[place], cell])))
}

const saleEndsAt = new Date('2026-10-25T00:30:00.250Z')

beforeAll(async () => {
  const sofas = await addCategory(db, 'Sofas & Chairs')
  const corner = await addSubCategory(db, sofas.id, 'Corner sofas')
  const brand = await addBrand(db, '=HYPERLINK("https://evil.example")')
  const range = await addRange(db, 'Rye')
  const colour = await addProperty(db, 'Colour; shade', ['Sage: light', 'Oak'])
  const lamp = await addProduct(db, { name: "'=Lamp" })
  const sofa = await addProduct(db, {
    name: '+44 sofa',
    supplierCode: '00123',
    description: '- first\r\n- "second", and more\n',
    subCategoryUuid: corner.uuid,
    brandUuid: brand.uuid,
    rangeUuid: range.uuid,
    metaTags: ['big, soft', 'corner'],
    newUntil: new Date('2026-07-01T08:00Z'),
    immediateDelivery: true,
    pictures: ['front', 'back'],
    variants: [
      { name: 'Left', pricePence: 129_900, onSale: true, salePricePence: 99_950, saleEndsAt, values: [colour.Oak] },
      { name: 'Right', pricePence: 0, widthCm: 210.5, visible: false, values: Object.values(colour), pictures: ['r'] },
    ],
  })
  await db.insert(relatedProducts).values({ productUuid: sofa.uuid, relatedUuid: lamp.uuid })
  await addProduct(db, { name: 'Binned', deletedAt: new Date() })
})

test.each(['csv', 'xlsx'])('a product is exported as %s with all its facts, one row for each variant', async (as) => {
  const rows = await readRows(`as=${as}`)
  expect(rows.map(({ name, variantName }) => [name, variantName])).toEqual([
    ["'=Lamp", ''],
    ['+44 sofa', 'Left'],
    ['+44 sofa', 'Right'],
  ])
  const [lamp, left, right] = rows
  expect(left).toMatchObject({
    productCode: '00123',
    status: 'published',
    category: 'Sofas & Chairs',
    subCategory: 'Corner sofas',
    brand: '=HYPERLINK("https://evil.example")',
    range: 'Rye',
    description: '- first\r\n- "second", and more\n',
    newUntil: '2026-07-01 09:00',
    immediateDelivery: 'yes',
    moreColorsAvailable: 'no',
    onSale: 'yes',
    related: lamp?.productUuid,
    variantPictures: '',
  })
  expect(readList(left?.metaTags ?? '')).toEqual(['big, soft', 'corner'])
  expect(readPounds(left?.salePrice ?? '')).toBe(99_950)
  expect(readInstant(left?.saleEndsAt ?? '')).toEqual(new Date('2026-10-25T00:30:00Z'))
  expect(readSources(left?.pictures ?? '')).toEqual(
    await Promise.all(
      ['front', 'back'].map(async (name) => `https://shop.example/media/${await addPicture(db, name)}.webp`),
    ),
  )
  expect(right).toMatchObject({ variantVisible: 'no', widthCm: '210.5', salePrice: '', saleStartsAt: '' })
  expect(readPounds(right?.price ?? '')).toBe(0)
  expect(readProperties(right?.properties ?? '')).toEqual([
    { name: 'Colour; shade', value: 'Sage: light' },
    { name: 'Colour; shade', value: 'Oak' },
  ])
})

test('an export contains exactly the filtered list', async () => {
  expect((await readRows('q=sofa')).map(({ name }) => name)).toEqual(['+44 sofa', '+44 sofa'])
  expect((await readRows('status=bin&as=xlsx')).map(({ name }) => name)).toEqual(['Binned'])
  expect(await readRows('status=draft')).toEqual([])
})

test('no cell runs as a formula, even after the file is saved again', async () => {
  const text = await (await download('as=csv')).text()
  for (const { cells } of readCsv(text)) for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+@-]/)
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).toContain("''=Lamp")
})

test('an export is named by its day and stored by no cache', async () => {
  const { headers } = await download('as=xlsx')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="products-\d{4}-\d\d-\d\d\.xlsx"$/)
})

test('an unknown file format is refused', async () => {
  expect((await download('as=docx')).status).toBe(400)
})
