import { afterAll, beforeEach, expect, test } from 'vitest'
import { readDate } from '../../../contract/dates/london.ts'
import type { ProductEdit } from '../../../contract/staff/catalogue.ts'
import type { SaleEdit } from '../../../contract/staff/sales.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { daysFromNow, openSales } from '../../../tests/support/sales.ts'
import { answered, openShopWindow, statusOf } from '../../../tests/support/shop-window.ts'
import { aVariant } from '../../../tests/support/staff/staff-edits.ts'
import { binProduct, restoreProduct } from '../products/product-status-edits.ts'
import { variants } from '../tables.ts'

const database = await createTestDatabase()
const { db } = database
const {
  client,
  carryOut,
  api,
  catalogue,
  change,
  read,
  makePublished,
  save,
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

test('new products of the rule are named until they are added, and a sale ends in one step', async () => {
  const { brand, sofa, sale } = await openShop()
  await apply(sale)
  const late = await makePublished({ name: 'Cedar Bench', brandUuid: brand, variants: [aVariant({ price: 200 })] })
  expect(await summary(sale)).toMatchObject({ missing: 1, missingNames: ['Cedar Bench'] })
  await apply(sale)
  expect(await publicVariant(late)).toMatchObject({ salePrice: 160 })
  expect(await statusOf(client.binSale({ uuid: sale, version: 1 }))).toBe(409)
  await carryOut({ kind: 'stop-sale', saleUuid: sale }, { sale })
  expect(await summary(sale)).toMatchObject({ state: 'ended', joined: 0 })
  expect(await answered(client.sales())).toMatchObject([{ state: 'ended' }])
  expect(await publicVariant(sofa)).toMatchObject({ price: 999, salePrice: null, onSale: false, sale: null })
  expect(await statusOf(client.binSale({ uuid: sale, version: 1 }))).toBe(200)
})

test('a variant that a product in the sale gets later is named until it is added, an ex-display piece is not', async () => {
  const { sofa, sale } = await openShop({ leavesOutExDisplay: true })
  await apply(sale)
  const { version, edit } = await answered(client.product({ uuid: sofa }))
  const oat = edit.variants.map((variant) => ({ ...variant, name: 'Oat' }))
  const added = [
    aVariant({ name: 'Rust', price: 800 }),
    aVariant({ name: 'Unpriced', price: 0 }),
    aVariant({ name: 'Shown', price: 400, isExDisplay: true }),
  ]
  const wider = { ...edit, variants: [...oat, ...added] }
  await answered(client.saveProduct({ uuid: sofa, version, edit: wider }))
  expect(await summary(sale)).toMatchObject({ joined: 2, missing: 0, partlyJoined: ['Alder Sofa (Rust)'] })
  await apply(sale)
  expect(await summary(sale)).toMatchObject({ partlyJoined: [] })
})

test('a product that is no longer chosen is named until the sale is applied again, and then has its own price', async () => {
  const { sofa, sale } = await openShop()
  await apply(sale)
  expect(await summary(sale)).toMatchObject({ leaving: 0, leavingNames: [] })
  const { version, edit } = await answered(client.sale({ uuid: sale }))
  const none = { brandUuid: null, products: [] }
  const others = (await answered(client.products({}))).rows.filter(({ uuid }) => uuid !== sofa)
  const rest = { ...none, products: others.map(({ uuid }) => uuid) }
  await answered(client.saveSale({ uuid: sale, version, edit: { ...edit, ...rest } }))
  expect(await summary(sale)).toMatchObject({ leaving: 1, leavingNames: ['Alder Sofa'] })
  expect(await publicVariant(sofa)).toMatchObject({ onSale: true })
  await apply(sale)
  expect(await summary(sale)).toMatchObject({ leaving: 0, leavingNames: [] })
  expect(await publicVariant(sofa)).toMatchObject({ onSale: false })
})

test('a sale that is over names no products that came later', async () => {
  const { brand, sofa, sale } = await openShop()
  await apply(sale)
  const { version, edit } = await answered(client.sale({ uuid: sale }))
  const past = { firstDay: daysFromNow(-9), lastDay: daysFromNow(-8) }
  await answered(client.saveSale({ uuid: sale, version, edit: { ...edit, ...past } }))
  await apply(sale)
  await makePublished({ name: 'Cedar Bench', brandUuid: brand, variants: [aVariant({ price: 200 })] })
  const own = aVariant({ ...(await variantOf(sofa)), name: 'Oat' })
  await save(sofa, { variants: [own, aVariant({ name: 'Rust', price: 800 })] })
  expect(await summary(sale)).toMatchObject({ state: 'over', joined: 2, missing: 0, partlyJoined: [] })
})

test('a product that the sale no longer chooses leaves it when it is applied again', async () => {
  const { sofa, stool, sale } = await openShop({ brandUuid: null })
  const { edit } = await answered(client.sale({ uuid: sale }))
  await answered(client.saveSale({ uuid: sale, version: 1, edit: { ...edit, products: [sofa, stool] } }))
  await apply(sale)
  await answered(
    client.saveSale({ uuid: sale, version: 2, edit: { ...edit, products: [stool], by: 'pounds', amount: 40.5 } }),
  )
  await apply(sale)
  expect(await publicVariant(sofa)).toMatchObject({ onSale: false })
  expect(await publicVariant(stool)).toMatchObject({ salePrice: 460 })
})

test('a running sale whose days are changed differs from its terms until it is applied, and state and page follow its offers', async () => {
  const { stool, sale } = await openShop()
  const days = { from: daysFromNow(-1), until: daysFromNow(3) }
  await apply(sale)
  expect(await summary(sale)).toMatchObject({ state: 'running', differs: false })
  const saveTerms = async (part: Partial<SaleEdit>) => {
    const { version, edit } = await answered(client.sale({ uuid: sale }))
    await answered(client.saveSale({ uuid: sale, version, edit: { ...edit, ...part } }))
    await catalogue.refresh()
  }
  const readEnd = async () => readDate((await answered(api.sale({ saleRoute: 'winter' }))).endsAt)

  await saveTerms({ firstDay: daysFromNow(-9), lastDay: daysFromNow(-8) })
  expect(await summary(sale)).toMatchObject({ state: 'running', differs: true })
  expect(await answered(client.sales())).toMatchObject([{ state: 'running' }])
  expect(await publicVariant(stool)).toMatchObject({ onSale: true, sale: { routeName: 'winter' } })
  expect(await readEnd()).toBe(days.until)

  await saveTerms({ firstDay: days.from, lastDay: daysFromNow(30) })
  expect(await summary(sale)).toMatchObject({ differs: true })
  expect(await readEnd()).toBe(days.until)
  await apply(sale)
  expect(await summary(sale)).toMatchObject({ state: 'running', differs: false })
  expect(await readEnd()).toBe(daysFromNow(30))

  await saveTerms({ amount: 30 })
  expect(await summary(sale)).toMatchObject({ differs: true })
  await saveTerms({ amount: 20, firstDay: daysFromNow(-9), lastDay: daysFromNow(-8) })
  await apply(sale)
  expect(await summary(sale)).toMatchObject({ state: 'over', differs: false })
  await saveTerms({ firstDay: daysFromNow(300), lastDay: daysFromNow(310) })
  expect(await summary(sale)).toMatchObject({ state: 'waiting', joined: 2, differs: false })
})

test('a sale is shown on its days alone: from the first second of the first to the last second of the last', async () => {
  const { sofa, sale } = await openShop({ firstDay: '2099-03-29', lastDay: '2099-03-31' })
  await apply(sale)
  expect(await variantOf(sofa)).toMatchObject({
    saleStartsAt: '2099-03-29T00:00:00.000Z',
    saleEndsAt: '2099-03-31T22:59:59.000Z',
  })
  const at = async (instant: string) => {
    const shop = await openShopWindow(db, { clock: () => new Date(instant) })
    const { total } = await answered(shop.api.search({ saleUuid: sale }))
    return [await statusOf(shop.api.sale({ saleRoute: 'winter' })), total]
  }
  expect(await at('2099-03-28T23:59:59Z')).toEqual([404, 0])
  expect(await at('2099-03-29T00:00:00Z')).toEqual([200, 2])
  expect(await at('2099-03-31T22:59:58Z')).toEqual([200, 2])
  expect(await at('2099-03-31T22:59:59Z')).toEqual([404, 0])
})

test('a sale ends for a product in the bin too, which is then restored at its price', async () => {
  const { sofa, sale } = await openShop()
  await apply(sale)
  const { version } = await read(sofa)
  await change((tx, it) => binProduct(tx, it, { id: sofa, version }))
  const { result } = await carryOut({ kind: 'stop-sale', saleUuid: sale }, { sale })
  expect(result).toMatchObject({ changed: 2, refused: 0 })
  expect(await summary(sale)).toMatchObject({ state: 'ended', joined: 0 })
  await change((tx, it) => restoreProduct(tx, it, sofa))
  expect(await variantOf(sofa)).toMatchObject({ onSale: false, salePrice: null })
})

test('a sale that is applied again ends for a product in the bin, whose former days count no more', async () => {
  const { sofa, sale } = await openShop()
  await apply(sale)
  const { version } = await read(sofa)
  await change((tx, it) => binProduct(tx, it, { id: sofa, version }))
  const { edit } = await answered(client.sale({ uuid: sale }))
  const days = { firstDay: daysFromNow(10), lastDay: daysFromNow(12) }
  await answered(client.saveSale({ uuid: sale, version: 1, edit: { ...edit, ...days } }))
  expect((await apply(sale)).result).toMatchObject({ changed: 2, refused: 0 })
  expect(await summary(sale)).toMatchObject({ state: 'coming', joined: 1 })
  expect(await answered(client.sales())).toMatchObject([{ state: 'coming' }])
  await change((tx, it) => restoreProduct(tx, it, sofa))
  expect(await variantOf(sofa)).toMatchObject({ onSale: false, salePrice: null })
  expect(await summary(sale)).toMatchObject({ missing: 1, missingNames: ['Alder Sofa'] })
})

test('a product that keeps its former offer of a sale does not make the sale run before its days', async () => {
  const { sofa, stool, sale } = await openShop({ brandUuid: null })
  const { edit } = await answered(client.sale({ uuid: sale }))
  const saveTerms = (version: number, part: Partial<SaleEdit>) =>
    answered(client.saveSale({ uuid: sale, version, edit: { ...edit, products: [sofa, stool], ...part } }))
  await saveTerms(1, { by: 'pounds', amount: 450, firstDay: daysFromNow(-9), lastDay: daysFromNow(-8) })
  await apply(sale)
  await saveTerms(2, { by: 'pounds', amount: 600, firstDay: daysFromNow(10), lastDay: daysFromNow(12) })
  expect((await apply(sale)).result).toMatchObject({ changed: 1, refused: 1 })
  expect(await summary(sale)).toMatchObject({ state: 'coming', joined: 2 })
})

test('a product that is left out because it is on offer already is not named as missing', async () => {
  const { sofa, sale } = await openShop()
  await save(sofa, { variants: [aVariant({ ...(await variantOf(sofa)), salePrice: 950, onSale: true })] })
  await apply(sale)
  expect(await summary(sale)).toMatchObject({ chosen: 2, joined: 1, missing: 0, missingNames: [] })
  const { version, edit } = await answered(client.sale({ uuid: sale }))
  await answered(client.saveSale({ uuid: sale, version, edit: { ...edit, replaces: true } }))
  expect(await summary(sale)).toMatchObject({ missing: 1, missingNames: ['Alder Sofa'] })
})

test('a removed variant that comes back is in its sale again by an undo alone, and only while staff have not ended it', async () => {
  const { sofa, stool, sale } = await openShop()
  const oat = aVariant({ ...(await variantOf(sofa)), name: 'Oat' })
  await save(sofa, { variants: [oat, aVariant({ name: 'Rust', price: 800 })] })
  await apply(sale)
  const { edit } = await answered(client.product({ uuid: sofa }))
  const saveAs = async (shown: ProductEdit, undoes?: number) => {
    const { version } = await answered(client.product({ uuid: sofa }))
    return (await answered(client.saveProduct({ uuid: sofa, version, edit: shown, undoes }))).version
  }
  const removeRust = () => saveAs({ ...edit, variants: edit.variants.slice(0, 1) })
  const listInSale = async () => {
    const rows = await db.select({ name: variants.name, uuid: variants.saleUuid }).from(variants)
    return rows.flatMap(({ name, uuid }) => (uuid === null ? [] : name)).toSorted()
  }
  await saveAs(edit, await removeRust())
  expect(await listInSale()).toEqual(['', 'Oat', 'Rust'])
  await removeRust()
  await saveAs(edit)
  expect(await listInSale()).toEqual(['', 'Oat'])

  const typed = { ...edit, variants: edit.variants.map((one) => ({ ...one, salePrice: 700 })) }
  const left = await saveAs(typed)
  await carryOut({ kind: 'stop-sale', saleUuid: sale }, { uuids: [stool] })
  await saveAs(edit, left)
  expect(await summary(sale)).toMatchObject({ state: 'ended', joined: 0 })
})
