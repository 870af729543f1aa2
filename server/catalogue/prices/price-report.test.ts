import { eq } from 'drizzle-orm'
import { getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { nowhere } from '../../../tests/support/staff/staff-edits.ts'
import { priceLog, variants } from '../tables.ts'
import { reportProduct, writeReportCsv, writeReportPdf } from './price-report.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)

async function addAsked() {
  const product = await addProduct(db, {
    name: 'Élan Sofa “Luxe”',
    variants: [
      { name: 'Oat', pricePence: 1299_00 },
      { name: 'Never shown', pricePence: 5_00 },
    ],
  })
  const variantUuid = product.variants[0]?.uuid ?? ''
  await db.insert(priceLog).values([
    { variantUuid, at: new Date('2026-01-05T09:00:00Z'), pricePence: 1299_00 },
    { variantUuid, at: new Date('2026-06-01T09:00:00Z'), pricePence: 999_50, onSale: true },
    { variantUuid, at: new Date('2026-06-14T22:59:59Z'), pricePence: null },
  ])
  return product.uuid
}

test('the price history of a product is a file of each price and when it was charged, in London time', async () => {
  const uuid = await addAsked()
  const report = await reportProduct(db, uuid)
  expect(writeReportCsv(report).replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'Product,Variant,Code,From,Until,Price (£),On offer,Sale',
    '"Élan Sofa “Luxe”",Oat,,2026-01-05 09:00:00,2026-06-01 10:00:00,1299.00,No,'.replace(/"/g, ''),
    'Élan Sofa “Luxe”,Oat,,2026-06-01 10:00:00,2026-06-14 23:59:59,999.50,Yes,',
    'Élan Sofa “Luxe”,Oat,,2026-06-14 23:59:59,,Not on the site,,',
  ])
  await db.update(variants).set({ deletedAt: new Date() }).where(eq(variants.name, 'Oat'))
  expect((await reportProduct(db, uuid)).rows).toEqual(report.rows)
  await expect(reportProduct(db, nowhere)).rejects.toMatchObject({ status: 404 })
})

/** The texts of a PDF, page by page. */
async function readPdf(file: Buffer): Promise<string[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const pages = Array.from({ length: pdf.numPages }, async (_, place) => {
    const { items } = await (await pdf.getPage(place + 1)).getTextContent()
    return items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : []))
  })
  return Promise.all(pages)
}

test('the price history as a PDF has a heading for each variant, and as many pages as it needs', async () => {
  const report = await reportProduct(db, await addAsked())
  const now = new Date('2026-07-01T12:00:00Z')
  const [page, ...others] = await readPdf(await writeReportPdf(report, now))
  expect(others).toEqual([])
  expect(page).toEqual([
    ...['From', 'Until', 'Price', 'Prices of Élan Sofa “Luxe”'],
    'As recorded by the shop, read on 2026-07-01 13:00:00. All times are London’s.',
    'Élan Sofa “Luxe”, Oat',
    ...['2026-01-05 09:00:00', '2026-06-01 10:00:00', '£1,299'],
    ...['2026-06-01 10:00:00', '2026-06-14 23:59:59', '£999.50', 'On offer'],
    ...['2026-06-14 23:59:59', 'now', 'Not on the site'],
    'Prices of Élan Sofa “Luxe”, page 1 of 1',
  ])
  const rows = Array.from({ length: 40 }, () => report.rows).flat()
  const pages = await readPdf(await writeReportPdf({ ...report, rows }, now))
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.flat().filter((text) => text === 'Not on the site')).toHaveLength(40)
  expect(pages.at(-1)?.at(-1)).toContain(`page ${pages.length} of ${pages.length}`)
})
