import { afterAll, beforeEach, expect, test } from 'vitest'
import type { VariantEdit } from '../../../contract/staff/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openSales } from '../../../tests/support/sales.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { aSale } from '../../../tests/support/staff/staff-edits.ts'

const database = await createTestDatabase()
const { client, carryOut, read, openShop, apply, empty, close } = await openSales(database)
afterAll(close)
beforeEach(empty)

/** Saves the form of a product with its variants changed. */
async function saveVariants(uuid: string, change: (variants: VariantEdit[]) => VariantEdit[]) {
  const { version, edit } = await answered(client.product({ uuid }))
  return answered(client.saveProduct({ uuid, version, edit: { ...edit, variants: change(edit.variants) } }))
}
const copyOf = (variant: VariantEdit | undefined, part: Partial<VariantEdit> = {}): VariantEdit[] =>
  variant ? [{ ...variant, uuid: null, name: 'Rust', ...part }] : []
const named = (variants: VariantEdit[]) => variants.map((variant, place) => ({ ...variant, name: `Oat ${place}` }))
const salesOf = async (uuid: string) => (await read(uuid)).variants.map(({ saleUuid }) => saleUuid)

test('a variant that is copied with its offer is in the sale of that offer, and leaves it with the sale', async () => {
  const { sofa, sale } = await openShop()
  await apply(sale)
  await saveVariants(sofa, (variants) => [...named(variants), ...copyOf(variants[0])])
  expect(await salesOf(sofa)).toEqual([sale, sale])
  await carryOut({ kind: 'stop-sale', saleUuid: sale }, { sale })
  expect((await read(sofa)).variants).toMatchObject([
    { salePrice: null, onSale: false },
    { salePrice: null, onSale: false },
  ])
})

test('a copy is in the sale also where what it was copied from is removed or changed in the same save', async () => {
  const { sofa, stool, sale } = await openShop()
  await apply(sale)
  await saveVariants(sofa, ([own]) => copyOf(own))
  expect(await salesOf(sofa)).toEqual([sale])
  await saveVariants(stool, ([own]) => [...named(own ? [{ ...own, salePrice: 450 }] : []), ...copyOf(own)])
  expect(await salesOf(stool)).toEqual([null, sale])
})

test('a copy with another price, or as an ex-display piece, is in no sale', async () => {
  const { sofa, sale } = await openShop()
  await apply(sale)
  await saveVariants(sofa, (variants) => [
    ...named(variants),
    ...copyOf(variants[0], { salePrice: 700 }),
    ...copyOf(variants[0], { name: 'Ex-display', isExDisplay: true }),
  ])
  expect(await salesOf(sofa)).toEqual([sale, null, null])
})

test('the price history names the sale that took over an offer at the same price', async () => {
  const { sofa, brand, sale } = await openShop()
  await apply(sale)
  const next = await answered(client.createSale(aSale('Spring', { brandUuid: brand, replaces: true })))
  await apply(next.uuid)
  const { variants } = await answered(client.priceHistory({ uuid: sofa }))
  expect(variants[0]?.prices).toMatchObject([
    { price: 999, onSale: false, sale: null },
    { price: 799, onSale: true, sale: 'Winter' },
    { price: 799, onSale: true, sale: 'Spring' },
  ])
})

test('an offer that a form copied before staff ended its sale does not go on without the sale', async () => {
  const { sofa, stool, sale } = await openShop()
  const usual = (await read(sofa)).variants
  await saveVariants(sofa, () => [...named(usual), ...copyOf(usual[0], { price: 800 })])
  await apply(sale)
  const [oat, rust] = (await read(sofa)).variants
  await carryOut({ kind: 'stop-sale', saleUuid: sale }, { sale })
  if (!oat || !rust) throw new Error('There are two variants.')

  // The form was opened before the sale ended. Merged with that end, it has these variants.
  const { price, salePrice, onSale, saleStartsAt, saleEndsAt } = oat
  const offer = { price, salePrice, onSale, saleStartsAt, saleEndsAt }
  await saveVariants(sofa, (variants) => [
    ...variants.map((variant) => (variant.uuid === rust.uuid ? { ...variant, ...offer } : variant)),
    ...copyOf(oat, { name: 'Sage' }),
    ...copyOf(oat, { name: 'Moss', salePrice: 700 }),
  ])
  const usualPrice = { price: 999, salePrice: null, onSale: false, saleEndsAt: null }
  expect((await read(sofa)).variants).toMatchObject([
    { name: 'Oat 0', ...usualPrice },
    { name: 'Rust', ...usualPrice },
    { name: 'Sage', ...usualPrice },
    { name: 'Moss', salePrice: 700, onSale: true },
  ])
  expect((await read(stool)).variants).toMatchObject([{ price: 500, onSale: false }])
})

/** The fields of a form that describe an offer. */
const offerOf = ({ price, salePrice, onSale, saleStartsAt, saleEndsAt }: VariantEdit) => ({
  ...{ price, salePrice, onSale, saleStartsAt, saleEndsAt },
})

test('an offer that a variant had before the form was saved stays, though an ended sale gave the same', async () => {
  const { sofa, sale } = await openShop()
  const usual = (await read(sofa)).variants
  await saveVariants(sofa, () => [...named(usual), ...copyOf(usual[0])])
  await apply(sale)
  const [oat, rust] = (await read(sofa)).variants
  await carryOut({ kind: 'stop-sale', saleUuid: sale }, { sale })
  if (!oat || !rust) throw new Error('There are two variants.')
  // An import writes such an offer, which belongs to no sale.
  await database.sql`
    update variants set sale_price_pence = 79900, on_sale = true, sale_starts_at = ${oat.saleStartsAt},
      sale_ends_at = ${oat.saleEndsAt} where uuid = ${oat.uuid}`
  expect((await read(sofa)).variants[0]).toMatchObject(offerOf(oat))
  await saveVariants(sofa, (variants) =>
    variants.map((variant) => (variant.uuid === rust.uuid ? { ...variant, ...offerOf(oat) } : variant)),
  )
  expect((await read(sofa)).variants).toMatchObject([offerOf(oat), { price: 999, salePrice: null, onSale: false }])
})

test('an offer like one of an ended sale that the product was never in stays', async () => {
  const { sofa, stool, sale } = await openShop()
  const { version, edit } = await answered(client.sale({ uuid: sale }))
  await answered(client.saveSale({ uuid: sale, version, edit: { ...edit, brandUuid: null, products: [stool] } }))
  await apply(sale)
  const [ended] = (await read(stool)).variants
  await carryOut({ kind: 'stop-sale', saleUuid: sale }, { sale })
  if (!ended) throw new Error('The stool has a variant.')
  await saveVariants(sofa, (variants) => variants.map((variant) => ({ ...variant, ...offerOf(ended) })))
  expect((await read(sofa)).variants).toMatchObject([offerOf(ended)])
  await saveVariants(stool, (variants) => variants.map((variant) => ({ ...variant, ...offerOf(ended) })))
  expect((await read(stool)).variants).toMatchObject([{ price: 500, salePrice: null, onSale: false }])
})

test('a copy joins the sale that runs, though one that was ended gave the same offer', async () => {
  const { sofa, brand, sale } = await openShop()
  await apply(sale)
  await carryOut({ kind: 'stop-sale', saleUuid: sale }, { sale })
  const { firstDay, lastDay } = (await answered(client.sale({ uuid: sale }))).edit
  const next = await answered(client.createSale(aSale('Spring', { brandUuid: brand, firstDay, lastDay })))
  await apply(next.uuid)
  await saveVariants(sofa, (variants) => [...named(variants), ...copyOf(variants[0])])
  expect(await salesOf(sofa)).toEqual([next.uuid, next.uuid])
  expect((await read(sofa)).variants[1]).toMatchObject({ onSale: true })
})
