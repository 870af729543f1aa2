import { afterAll, expect, test } from 'vitest'
import { failed } from '../../../contract/errors.ts'
import type { ProductEdit } from '../../../contract/staff/catalogue.ts'
import type { VariantPrices } from '../../../contract/staff/product-prices.ts'
import { createTestDatabase, hasWaiting } from '../../../tests/support/database/database.ts'
import { waitUntil } from '../../../tests/support/runner/wait-for.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { aProduct, aVariant, nowhere, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { savePrices } from './price-edits.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const client = openStaffClient({ db: database.db })

const oat = aVariant({ name: 'Oat', price: 1000 })
const rust = aVariant({ name: 'Rust', price: 1100, salePrice: 900, onSale: true })

async function openPrices() {
  const { uuid } = await answered(client.createProduct(aProduct({ variants: [oat, rust] })))
  const read = () => answered(client.product({ uuid }))
  const { version, edit } = await read()
  const uuids = edit.variants.map((variant) => variant.uuid ?? nowhere)
  const [oatUuid = nowhere, rustUuid = nowhere] = uuids
  /** Saves a new price of Oat by somebody who saw it at £1,000. */
  const raiseOat = (price: number) =>
    client.savePrices({
      uuid,
      variants: [{ uuid: oatUuid, from: { price: 1000, salePrice: null }, to: { price, salePrice: null } }],
    })
  const saveWhole = (part: Partial<ProductEdit>) => client.saveProduct({ uuid, version, edit: { ...edit, ...part } })
  const prices = async () => (await read()).edit.variants.map(({ price, salePrice }) => [price, salePrice])
  return { uuid, edit, version, oatUuid, rustUuid, raiseOat, saveWhole, prices, read }
}

test('a price is saved together with what somebody else changed of the product meanwhile', async () => {
  const { edit, raiseOat, saveWhole, prices, read } = await openPrices()
  const [seenOat, seenRust] = edit.variants
  if (!seenOat || !seenRust) throw new Error('The product has two variants.')
  const others = {
    name: 'Renamed',
    variants: [
      { ...seenRust, price: 1200 },
      { ...seenOat, widthCm: 90 },
    ],
  }
  await answered(saveWhole(others))
  const before = await read()
  const { version } = await answered(raiseOat(1345.5))
  expect(await prices()).toEqual([
    [1200, 900],
    [1345.5, null],
  ])
  const after = await read()
  expect(version).toBe(before.version + 1)
  const changed = before.edit.variants.map((variant, place) => (place === 1 ? { ...variant, price: 1345.5 } : variant))
  expect(after).toEqual({ ...before, version, edit: { ...before.edit, variants: changed } })
})

test('a price that somebody else has changed is refused with theirs, and can then be replaced', async () => {
  const { uuid, oatUuid, raiseOat, prices } = await openPrices()
  await answered(raiseOat(1250))
  const refused = await raiseOat(1300)
  expect(refused).toMatchObject({ status: 409 })
  expect(failed(refused) && refused.problem.fields).toEqual({
    'variants.0.price': 'Somebody else has made the price £1,250 since you opened it. Save again to replace that.',
  })
  expect((await prices())[0]).toEqual([1250, null])
  const [from, to] = [1250, 1300].map((price) => ({ price, salePrice: null }))
  if (!from || !to) throw new Error('There are two prices.')
  await answered(client.savePrices({ uuid, variants: [{ uuid: oatUuid, from, to }] }))
  expect((await prices())[0]).toEqual([1300, null])
})

test('prices that are saved while another change of them has not ended are refused with the other’s', async () => {
  const { uuid, rustUuid, prices } = await openPrices()
  const from = { price: 1100, salePrice: 900 }
  const move = (to: typeof from) => ({ uuid, variants: [{ uuid: rustUuid, from, to }] })
  const [written, isMet] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = staffIn(database.db).change(async (tx, it) => {
    await savePrices(tx, it, move({ price: 1300, salePrice: 1000 }))
    written.resolve()
    await isMet.promise
  })
  await written.promise
  const second = client.savePrices(move({ ...from, price: 1200 }))
  await waitUntil(() => hasWaiting(database))
  isMet.resolve()
  await first
  const refused = await second
  expect(failed(refused) && refused.problem.fields).toEqual({
    'variants.0.price': 'Somebody else has made the price £1,300 since you opened it. Save again to replace that.',
  })
  expect((await prices())[1]).toEqual([1300, 1000])
})

test('two people who save the same price agree', async () => {
  const { raiseOat, version, read } = await openPrices()
  await answered(raiseOat(1250))
  await answered(raiseOat(1250))
  expect((await read()).version).toBe(version + 1)
})

test('the price and the sale price of a variant are facts of their own', async () => {
  const { uuid, rustUuid, prices } = await openPrices()
  const seen = { price: 1100, salePrice: 900 }
  const move = (to: typeof seen) => client.savePrices({ uuid, variants: [{ uuid: rustUuid, from: seen, to }] })
  await answered(move({ ...seen, price: 1200 }))
  await answered(move({ ...seen, salePrice: 950 }))
  expect((await prices())[1]).toEqual([1200, 950])
})

test('a sale price has to be below the price that is stored, and a sale needs one', async () => {
  const { uuid, rustUuid } = await openPrices()
  const from = { price: 1100, salePrice: 900 }
  const move = async (to: { price: number; salePrice: number | null }) => {
    const answer = await client.savePrices({ uuid, variants: [{ uuid: rustUuid, from, to }] })
    return failed(answer) && [answer.status, answer.problem.fields]
  }
  const refused = (text: string) => [400, { 'variants.0.salePrice': text }]
  expect(await move({ ...from, price: 850 })).toEqual(refused('The sale price has to be below the price.'))
  expect(await move({ ...from, salePrice: null })).toEqual(refused('A sale needs a sale price.'))
  expect(await move({ ...from, salePrice: 0 })).toEqual(refused('A sale price is above 0.'))
})

test('an offer that is over does not prevent a lower price, and comes back once that is undone', async () => {
  const over = { onSale: true, saleStartsAt: '2026-01-01T00:00:00.000Z', saleEndsAt: '2026-01-08T00:00:00.000Z' }
  const variants = [aVariant({ price: 1100, salePrice: 900, ...over })]
  const { uuid } = await answered(client.createProduct(aProduct({ variants })))
  const { uuid: another } = await answered(client.createProduct(aProduct({ variants: [aVariant({ price: 1100 })] })))
  const others = await answered(client.product({ uuid: another }))
  const read = async () => (await answered(client.product({ uuid }))).edit.variants[0]
  const before = await read()
  const [from, to] = [1100, 850].map((price) => ({ price, salePrice: 900 }))
  if (!before?.uuid || !from || !to) throw new Error('There is one variant with two prices.')
  const save = (from: VariantPrices, to: VariantPrices, undoes?: number) =>
    client.savePrices({ uuid, variants: [{ uuid: before.uuid ?? '', from, to }], undoes })
  expect(await statusOf(save(from, { price: 850, salePrice: 890 }))).toBe(400)
  const { version } = await answered(save(from, to))
  const none = { salePrice: null, onSale: false, saleStartsAt: null, saleEndsAt: null }
  expect(await read()).toEqual({ ...before, price: 850, ...none })
  await answered(save(to, from, version))
  expect(await read()).toEqual(before)
  expect(await answered(client.product({ uuid: another }))).toEqual(others)
})

test('undoing a price restores no running offer that somebody has ended since', async () => {
  const { uuid, rustUuid, read, prices } = await openPrices()
  const [from, to] = [1100, 1200].map((price) => ({ price, salePrice: 900 }))
  if (!from || !to) throw new Error('There are two prices.')
  const raised = await answered(client.savePrices({ uuid, variants: [{ uuid: rustUuid, from, to }] }))
  const { version, edit } = await read()
  const ended = edit.variants.map((variant) => ({ ...variant, salePrice: null, onSale: false }))
  await answered(client.saveProduct({ uuid, version, edit: { ...edit, variants: ended } }))
  const back = { uuid, variants: [{ uuid: rustUuid, from: to, to: from }], undoes: raised.version }
  await answered(client.savePrices(back))
  expect((await prices())[1]).toEqual([1100, null])
})

test('prices of a product or a variant that is gone are refused', async () => {
  const { uuid, rustUuid, edit, version, raiseOat, saveWhole } = await openPrices()
  await answered(saveWhole({ variants: edit.variants.slice(1) }))
  expect(await raiseOat(1200)).toMatchObject({ status: 400 })
  const same = { price: 1000, salePrice: null }
  const unmoved = [{ uuid: rustUuid, from: same, to: same }]
  await answered(client.savePrices({ uuid, variants: unmoved }))
  expect(await statusOf(client.savePrices({ uuid: nowhere, variants: unmoved }))).toBe(404)
  await answered(client.binProduct({ uuid, version: version + 1 }))
  expect(await statusOf(client.savePrices({ uuid, variants: unmoved }))).toBe(409)
})

test('a changed price is in the history and in the price log', async () => {
  const { uuid, raiseOat, version } = await openPrices()
  await answered(client.publishProduct({ uuid, version }))
  await answered(raiseOat(1345.5))
  const { variants } = await answered(client.priceHistory({ uuid }))
  expect(variants[0]?.prices.at(-1)).toMatchObject({ price: 1345.5, onSale: false })
  const [latest] = (await answered(client.history({ entity: 'product', id: uuid }))).entries
  expect(latest).toMatchObject({ action: 'save' })
})
