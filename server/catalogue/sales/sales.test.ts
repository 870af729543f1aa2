import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { SaleEdit } from '../../../contract/staff/sales.ts'
import { addProperty, addRange } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openSales } from '../../../tests/support/sales.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { aProduct, aSale, aVariant } from '../../../tests/support/staff/staff-edits.ts'
import { reportSale, writeReportCsv } from '../prices/price-report.ts'
import { priceLog, properties, propertyValues, ranges, variants } from '../tables.ts'
import { listRunningSales } from './running-sale.ts'

const database = await createTestDatabase()
const { db } = database
const {
  client,
  carryOut,
  undo,
  readProducts,
  api,
  catalogue,
  read,
  save,
  makePublished,
  openShop,
  apply,
  summary,
  variantOf,
  publicVariant,
  empty,
  close,
} = await openSales(database)
afterAll(close)
beforeEach(empty)

/** The addresses of the sales in the sitemap. */
const listPages = async () =>
  (await listRunningSales(db, catalogue.taxonomy, new Date())).map(({ routeName }) => routeName)

test('a sale is previewed with its was prices, applied, shown under its badge, and undone in one step', async () => {
  const { sofa, sale } = await openShop()
  const variantUuid = (await variantOf(sofa))?.uuid ?? ''
  const monthsAgo = new Date(Date.now() - 60 * 86_400_000)
  await db.update(priceLog).set({ at: monthsAgo }).where(eq(priceLog.variantUuid, variantUuid))
  const before = await readProducts()
  expect(await summary(sale)).toMatchObject({ state: 'waiting', chosen: 2, joined: 0, meant: 2, missing: 0 })

  const asked = { target: { sale }, action: { kind: 'apply-sale' as const, saleUuid: sale } }
  const preview = await answered(client.previewBulk(asked))
  expect(preview).toMatchObject({ title: 'Apply the sale Winter', meant: 2, changed: 2, was: { shown: 1, missing: 1 } })
  expect(preview.changes[0]?.differences).toContainEqual({ label: 'Sale price', before: 'None', after: '£799' })
  expect(await readProducts()).toEqual(before)
  await catalogue.refresh()
  expect(await statusOf(api.sale({ saleRoute: 'winter' }))).toBe(404)
  expect(await listPages()).toEqual([])

  const { task } = await apply(sale)
  expect(await summary(sale)).toMatchObject({ state: 'running', joined: 2, workUuid: task.uuid })
  expect(await publicVariant(sofa)).toMatchObject({
    price: 999,
    salePrice: 799,
    previousPrice: 999,
    sale: { name: 'Winter', routeName: 'winter', badge: 'Winter sale' },
  })
  await catalogue.refresh()
  const page = await answered(api.sale({ saleRoute: 'winter' }))
  expect(page).toMatchObject({ uuid: sale, name: 'Winter', endsAt: expect.stringMatching(/T(22|23):59:59/) })
  expect(await listPages()).toEqual(['winter'])
  const { products } = await answered(api.search({ saleUuid: sale }))
  expect(products.map(({ name, saleBadge }) => [name, saleBadge])).toEqual([
    ['Alder Sofa', 'Winter sale'],
    ['Birch Stool', 'Winter sale'],
  ])

  expect((await undo(task.uuid)).result).toMatchObject({ changed: 2, refused: 0 })
  expect(await readProducts()).toEqual(before)
  await catalogue.refresh()
  expect((await answered(api.search({ saleUuid: sale }))).total).toBe(0)
  expect(await statusOf(api.sale({ saleRoute: 'winter' }))).toBe(404)
})

test('a variant that is edited by hand leaves the sale and keeps what was typed', async () => {
  const { sofa, stool, sale } = await openShop()
  await apply(sale)
  const typed = async (uuid: string, part: object) => {
    const { uuid: own, ...variant } = aVariant(await variantOf(uuid))
    await save(uuid, { variants: [{ uuid: own, ...variant, ...part }] })
  }
  await typed(sofa, { salePrice: 700 })
  await typed(stool, { description: 'Three legs' })
  expect(await summary(sale)).toMatchObject({ joined: 1 })
  expect(await publicVariant(sofa)).toMatchObject({ salePrice: 700, onSale: true, sale: null })
  expect(await publicVariant(stool)).toMatchObject({ salePrice: 400, sale: { name: 'Winter' } })
  await carryOut({ kind: 'price', shift: { by: 'percent', amount: 10 }, rounding: { to: 'none', way: 'up' } })
  expect(await summary(sale)).toMatchObject({ joined: 0 })
})

test('a variant is in the sale again once the change of its price is undone', async () => {
  const { sofa, stool, sale } = await openShop()
  await answered(client.createProduct(aProduct({ variants: [aVariant({ price: 999 })] })))
  await apply(sale)
  const joined = async () => (await summary(sale)).joined
  const uuid = (await variantOf(sofa))?.uuid ?? ''
  const [seen, typed] = [799, 700].map((salePrice) => ({ price: 999, salePrice }))
  if (!seen || !typed) throw new Error('There are two prices.')
  const { version } = await answered(client.savePrices({ uuid: sofa, variants: [{ uuid, from: seen, to: typed }] }))
  expect(await joined()).toBe(1)
  const back = { uuid: sofa, variants: [{ uuid, from: typed, to: seen }], undoes: version }
  await answered(client.savePrices(back))
  expect(await joined()).toBe(2)
  expect(await db.$count(variants, eq(variants.saleUuid, sale))).toBe(2)
  expect(await publicVariant(sofa)).toMatchObject({ salePrice: 799, sale: { name: 'Winter' } })

  const form = await answered(client.product({ uuid: stool }))
  const dearer = { ...form.edit, variants: form.edit.variants.map((one) => ({ ...one, salePrice: 450 })) }
  const saved = await answered(client.saveProduct({ uuid: stool, version: form.version, edit: dearer }))
  expect(await joined()).toBe(1)
  const undone = { uuid: stool, version: saved.version, edit: form.edit, undoes: saved.version }
  const again = await answered(client.saveProduct(undone))
  expect(await joined()).toBe(2)

  const { version: last } = await answered(client.saveProduct({ uuid: stool, version: again.version, edit: dearer }))
  await answered(client.saveProduct({ uuid: stool, version: last, edit: form.edit }))
  expect(await joined()).toBe(1)
})

test('ex-display pieces are left out where the sale says so, which the preview counts', async () => {
  const { sofa, sale, brand } = await openShop({ leavesOutExDisplay: true })
  const [own] = (await read(sofa)).variants
  const piece = aVariant({ name: 'Ex-display', price: 400, isExDisplay: true })
  await save(sofa, { variants: [aVariant(own), piece] })
  const alone = await makePublished({ name: 'Cedar Stand', brandUuid: brand, variants: [piece] })
  const asked = { target: { sale }, action: { kind: 'apply-sale' as const, saleUuid: sale } }
  expect(await answered(client.previewBulk(asked))).toMatchObject({ changed: 2, refused: 1, leftOut: 2 })
  await apply(sale)
  expect((await read(sofa)).variants).toMatchObject([{ salePrice: 799 }, { salePrice: null, onSale: false }])
  expect((await read(alone)).variants).toMatchObject([{ onSale: false }])
  expect(await summary(sale)).toMatchObject({ joined: 2, missing: 0 })
  const { version, edit } = await answered(client.sale({ uuid: sale }))
  await answered(client.saveSale({ uuid: sale, version, edit: { ...edit, leavesOutExDisplay: false } }))
  await apply(sale)
  expect((await read(alone)).variants).toMatchObject([{ salePrice: 320 }])
  await answered(client.saveSale({ uuid: sale, version: version + 1, edit: { ...edit, leavesOutExDisplay: true } }))
  await apply(sale)
  expect((await read(alone)).variants).toMatchObject([{ onSale: false }])
})

test('a bulk change of prices leaves ex-display pieces out where staff say so', async () => {
  const { sofa } = await openShop()
  const [own] = (await read(sofa)).variants
  await save(sofa, { variants: [aVariant(own), aVariant({ name: 'Ex-display', price: 400, isExDisplay: true })] })
  const shift = { by: 'percent' as const, amount: 10 }
  const action = { kind: 'price' as const, shift, rounding: { to: 'none' as const, way: 'up' as const } }
  const target = { uuids: [sofa] }
  const preview = await answered(client.previewBulk({ target, action: { ...action, leavesOutExDisplay: true } }))
  expect(preview).toMatchObject({ title: 'Price up by 10%, without ex-display pieces', changed: 1, leftOut: 1 })
  await carryOut({ ...action, leavesOutExDisplay: true }, target)
  expect((await read(sofa)).variants).toMatchObject([{ price: 1098.9 }, { price: 400 }])
  await carryOut(action, target)
  expect((await read(sofa)).variants).toMatchObject([{}, { price: 440 }])
})

test('a variant that is on offer already is left out, or its offer is replaced when staff say so', async () => {
  const { sofa, sale } = await openShop()
  await save(sofa, { variants: [aVariant({ ...(await variantOf(sofa)), salePrice: 950, onSale: true })] })
  const { result } = await apply(sale)
  expect(result).toMatchObject({ changed: 1, refused: 1 })
  expect(result?.refusals[0]?.reason).toBe('It is on offer already, at £950.')
  const { version, edit } = await answered(client.sale({ uuid: sale }))
  await answered(client.saveSale({ uuid: sale, version, edit: { ...edit, replaces: true } }))
  expect((await apply(sale)).result).toMatchObject({ changed: 1, unchanged: 1, refused: 0 })
  expect(await publicVariant(sofa)).toMatchObject({ salePrice: 799, sale: { name: 'Winter' } })
})

test('a sale in the bin is neither applied nor restored by an undo', async () => {
  const { sofa, sale } = await openShop()
  await apply(sale)
  const { task } = await carryOut({ kind: 'stop-sale', saleUuid: sale }, { sale })
  await answered(client.binSale({ uuid: sale, version: 1 }))
  const asked = { target: { sale }, action: { kind: 'apply-sale' as const, saleUuid: sale } }
  expect(await statusOf(client.previewBulk(asked))).toBe(400)
  expect(await statusOf(client.startBulk(asked))).toBe(400)
  const { result } = await undo(task.uuid)
  expect(result).toMatchObject({ changed: 0, refused: 2 })
  expect(result?.refusals[0]?.reason).toBe('Its sale is in the bin.')
  expect(await publicVariant(sofa)).toMatchObject({ onSale: false })
})

test('an undo restores no offer of a sale that was ended since, but the end of a sale can be undone', async () => {
  const { sofa, stool, sale } = await openShop()
  await apply(sale)
  const dearer = { kind: 'price', shift: { by: 'percent', amount: 10 }, rounding: { to: 'none', way: 'up' } } as const
  const raised = await carryOut(dearer, { uuids: [sofa] })
  const ended = await carryOut({ kind: 'stop-sale', saleUuid: sale }, { sale })
  const { result } = await undo(raised.task.uuid)
  expect(result).toMatchObject({ changed: 0, refusals: [{ uuid: sofa, reason: 'Its sale has ended.' }] })
  expect(await summary(sale)).toMatchObject({ state: 'ended', joined: 0 })

  expect((await undo(ended.task.uuid)).result).toMatchObject({ changed: 1, refused: 0 })
  const again = await carryOut(dearer, { uuids: [stool] })
  expect((await undo(again.task.uuid)).result).toMatchObject({ changed: 1, refused: 0 })
  expect(await summary(sale)).toMatchObject({ state: 'running', joined: 1 })
})

test('the price history names the sale of each offer, also after the sale has ended', async () => {
  const { sofa, sale } = await openShop()
  await apply(sale)
  await carryOut({ kind: 'stop-sale', saleUuid: sale }, { sale })
  const { variants } = await answered(client.priceHistory({ uuid: sofa }))
  expect(variants[0]?.prices).toMatchObject([
    { price: 999, onSale: false, sale: null },
    { price: 799, onSale: true, sale: 'Winter' },
    { price: 999, onSale: false, sale: null },
  ])
  const [head, , offer] = writeReportCsv(await reportSale(db, sale)).split('\r\n')
  expect(head).toMatch(/,On offer,Sale$/)
  expect(offer).toMatch(/,Yes,Winter$/)
})

test('a range, a value or a property in the bin chooses no products for a sale, until it is restored', async () => {
  const { uuid: rangeUuid } = await addRange(db, 'Haven')
  const { Oak } = await addProperty(db, 'Wood', ['Oak'])
  await makePublished({ name: 'Cedar Bench', rangeUuid, variants: [aVariant({ price: 500, properties: [Oak] })] })
  const makeSale = async (name: string, rule: Partial<SaleEdit>) =>
    (await answered(client.createSale(aSale(name, rule)))).uuid
  const [ofRange, ofValue] = [await makeSale('Spring', { rangeUuid }), await makeSale('Autumn', { valueId: Oak })]
  const cases = [
    { table: ranges, sale: ofRange },
    { table: propertyValues, sale: ofValue },
    { table: properties, sale: ofValue },
  ]
  for (const { table, sale } of cases) {
    expect((await summary(sale)).chosen).toBe(1)
    await db.update(table).set({ deletedAt: new Date() })
    expect((await summary(sale)).chosen).toBe(0)
    await db.update(table).set({ deletedAt: null })
  }
  for (const sale of [ofRange, ofValue]) expect((await summary(sale)).chosen).toBe(1)
})
