import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { failed } from '../../../contract/errors.ts'
import type { VariantEdit } from '../../../contract/staff/catalogue.ts'
import { soldFacts } from '../../../contract/staff/showroom.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { aVariant, nowhere, refused, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { binProduct } from '../products/product-status-edits.ts'
import { displayPlaces, priceLog, products, variants } from '../tables.ts'
import { countUnchecked } from './check-ages.ts'
import { confirmShowroom, recordDisplay, recordStock } from './recording.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const { change, read, make, save, makePublished, readVersion } = staffIn(db)
const client = openStaffClient({ db })
const seller = openStaffClient({ db }, 'sales')

beforeEach(async () => {
  await db.delete(products)
  await db.delete(displayPlaces)
})

const long = new Date('2026-01-05T10:00:00Z')
const addPlace = async (name: string) => (await answered(client.createDisplayPlace({ name }))).uuid
const readChecks = async (uuid: string) => (await answered(client.showroomChecks({ uuid })))[0]
const ageChecks = () => db.update(variants).set({ displayCheckedAt: long, stockCheckedAt: long })

async function makeSofa(part: Partial<VariantEdit> = {}) {
  const uuid = await makePublished({ variants: [aVariant({ price: 900, ...part })] })
  const [variant] = (await read(uuid)).variants
  return { uuid, variantUuid: variant?.uuid ?? '' }
}

test('nothing is recorded at first, and what a form records is checked then', async () => {
  const bay = await addPlace('Ground floor, bay 3')
  const { uuid } = await makeSofa()
  expect(await readChecks(uuid)).toMatchObject({ displayCheckedAt: null, stockCheckedAt: null })
  const [variant] = (await read(uuid)).variants
  const before = Date.now() - 1000
  await save(uuid, { variants: [aVariant({ ...variant, onDisplay: true, displayPlaceUuid: bay })] })
  const checked = await readChecks(uuid)
  expect(Date.parse(checked?.displayCheckedAt ?? '')).toBeGreaterThan(before)
  expect(checked?.stockCheckedAt).toBeNull()
})

test('saving other facts does not count as a check, and clearing the stock clears its check date', async () => {
  const { uuid } = await makeSofa({ onDisplay: true, stockState: 'order-in', orderWeeks: 6 })
  await ageChecks()
  const [variant] = (await read(uuid)).variants
  await save(uuid, { variants: [aVariant({ ...variant, price: 950 })] })
  expect(await readChecks(uuid)).toMatchObject({
    displayCheckedAt: long.toISOString(),
    stockCheckedAt: long.toISOString(),
  })
  await save(uuid, { variants: [aVariant({ ...variant, stockState: null, orderWeeks: null })] })
  expect(await readChecks(uuid)).toMatchObject({ displayCheckedAt: long.toISOString(), stockCheckedAt: null })
})

test('a place without display, weeks without an order and a condition without ex-display are refused', async () => {
  const { uuid, version } = await make()
  const bay = await addPlace('Bay')
  const refusedFor = async (part: Partial<VariantEdit>) => {
    const edit = { ...(await readEdit(uuid)), variants: [aVariant(part)] }
    const answer = await client.saveProduct({ uuid, version, edit })
    return failed(answer) ? Object.keys(answer.problem.fields ?? {}) : answer
  }
  expect(await refusedFor({ displayPlaceUuid: bay })).toEqual(['edit.variants.0.displayPlaceUuid'])
  expect(await refusedFor({ stockState: 'in-stock', orderWeeks: 3 })).toEqual(['edit.variants.0.orderWeeks'])
  expect(await refusedFor({ conditionNote: 'a scratch' })).toEqual(['edit.variants.0.conditionNote'])
  expect(await refusedFor({ onDisplay: true, displayPlaceUuid: nowhere })).toEqual(['variants.0.displayPlaceUuid'])
})

const readEdit = async (uuid: string) => (await answered(client.product({ uuid }))).edit

test('a single tap records display or stock at its instant, in one more version with one entry', async () => {
  const bay = await addPlace('Ground floor, bay 1')
  const other = await read((await makeSofa()).uuid)
  const { uuid, variantUuid } = await makeSofa()
  const { version } = await answered(client.product({ uuid }))
  const published = await readVersion()
  const display = { uuid: variantUuid, at: long, onDisplay: true, displayPlaceUuid: bay }
  expect(await change((tx, it) => recordDisplay(tx, it, display))).toEqual({
    version: version + 1,
    displayCheckedAt: long.toISOString(),
    stockCheckedAt: null,
  })
  await change((tx, it) =>
    recordStock(tx, it, { uuid: variantUuid, at: long, stockState: 'last-one', orderWeeks: null }),
  )
  expect(await readVersion()).toBe(published + 2)
  expect((await read(uuid)).variants).toMatchObject([
    { onDisplay: true, displayPlaceUuid: bay, stockState: 'last-one' },
  ])
  const { entries } = await answered(client.history({ entity: 'product', id: uuid }))
  expect(entries.filter(({ action }) => action === 'check')).toHaveLength(2)
  expect(await read(other.uuid)).toEqual(other)
})

test('‘Still true’ changes only the check date; sellers may use it, and a missing variant is not found', async () => {
  const { uuid, variantUuid } = await makeSofa({ onDisplay: true })
  await ageChecks()
  const edit = await readEdit(uuid)
  const checks = await answered(seller.confirmShowroom({ uuid: variantUuid }))
  expect(Date.parse(checks.displayCheckedAt ?? '')).toBeGreaterThan(long.getTime())
  expect(checks.stockCheckedAt).toBeNull()
  expect(await readEdit(uuid)).toEqual(edit)
  expect(await statusOf(seller.confirmShowroom({ uuid: nowhere }))).toBe(404)
  const gone = change((tx, it) => confirmShowroom(tx, it, { uuid: nowhere, at: long }))
  await expect(gone).rejects.toMatchObject({ status: 404 })
})

test('variants that nobody has checked for long are counted, and confirmed ones are not', async () => {
  const { variantUuid } = await makeSofa({ onDisplay: true })
  await makeSofa({ stockState: 'in-stock' })
  await makeSofa()
  await ageChecks()
  const since = new Date('2026-02-01')
  expect(await countUnchecked(db, since)).toBe(2)
  await answered(client.confirmShowroom({ uuid: variantUuid }))
  expect(await countUnchecked(db, since)).toBe(1)
})

test('shoppers read the showroom facts in plain words, and see a change at once', async () => {
  const bay = await addPlace('Ground floor, bay 3')
  const { uuid, variantUuid } = await makeSofa({
    onDisplay: true,
    displayPlaceUuid: bay,
    stockState: 'order-in',
    orderWeeks: 6,
  })
  const shop = await openShopWindow(db)
  const linesOf = async () => (await answered(shop.api.variant({ variantUuid }))).showroom.lines
  expect(await linesOf()).toEqual([
    {
      text: 'On display in our showroom: Ground floor, bay 3',
      note: expect.stringMatching(/^Checked \d+ [A-Z][a-z]+\.$/),
    },
    { text: 'We order it in for you: about 6 weeks', note: expect.stringMatching(/^Checked \d+ [A-Z][a-z]+\.$/) },
  ])
  await ageChecks()
  expect(await linesOf()).toMatchObject([{ note: 'Checked 5 January 2026.' }, { note: 'Checked 5 January 2026.' }])
  const { version } = await answered(client.displayPlace({ uuid: bay }))
  await answered(client.saveDisplayPlace({ uuid: bay, version, edit: { name: 'First floor' } }))
  await shop.catalogue.refresh()
  expect(await linesOf()).toMatchObject([{ text: 'On display in our showroom: First floor' }, {}])
  await answered(client.recordStock({ uuid: variantUuid, stockState: 'not-available', orderWeeks: null }))
  await shop.catalogue.refresh()
  expect(await linesOf()).toMatchObject([{}, { text: 'Not available at the moment' }])
  const { products: cards } = await answered(shop.api.search({ onDisplayOnly: true }))
  expect(cards).toMatchObject([
    { uuid, onDisplay: true, stockState: 'not-available', showroomNote: 'not available now' },
  ])
  expect((await answered(shop.api.search({ inStockOnly: true }))).total).toBe(0)
})

test('a variant that is not on display links to those that are', async () => {
  const uuid = await makePublished({
    variants: [aVariant({ name: 'Sage', price: 1 }), aVariant({ name: 'Oat', price: 2, onDisplay: true })],
  })
  const { api } = await openShopWindow(db)
  const { variant, product } = await answered(api.product({ productUuid: uuid }))
  const [line] = variant.showroom.lines
  expect(variant.name).toBe('Sage')
  expect(line?.text).toBe('On display in our showroom: Oat')
  expect(line?.path).toContain(product.variantList[1]?.uuid)
})

test('a place where something stands is not binned', async () => {
  const bay = await addPlace('Bay 9')
  await makeSofa({ onDisplay: true, displayPlaceUuid: bay })
  expect(await answered(client.displayPlaces())).toMatchObject([{ name: 'Bay 9', pieceCount: 1 }])
  expect(await client.binDisplayPlace({ uuid: bay, version: 1 })).toMatchObject({
    status: 409,
    problem: { reason: '1 piece still belongs here.' },
  })
})

test('a variant is ex-display from its beginning or never', async () => {
  const { uuid } = await makeSofa()
  const [sofa] = (await read(uuid)).variants
  const piece = aVariant({ name: 'Sofa (ex-display)', price: 500, isExDisplay: true, conditionNote: 'small mark' })
  await save(uuid, { variants: [aVariant({ ...sofa, name: 'Sofa' }), piece] })
  const { variants: saved } = await read(uuid)
  const turned = save(uuid, {
    variants: saved.map((one) => aVariant({ ...one, isExDisplay: false, conditionNote: '' })),
  })
  expect(await refused(turned)).toEqual({ status: 400, fields: ['variants.1.isExDisplay'] })
})

test('an ex-display piece neither gets the was price of its variant nor gives it one', async () => {
  const { uuid, variantUuid } = await makeSofa({ name: 'Sofa' })
  await db.update(priceLog).set({ at: long }).where(eq(priceLog.variantUuid, variantUuid))
  const [sofa] = (await read(uuid)).variants
  const piece = { name: 'Sofa (ex-display)', isExDisplay: true, price: 1200, salePrice: 600, onSale: true }
  await save(uuid, { variants: [aVariant({ ...sofa, salePrice: 800, onSale: true }), aVariant(piece)] })
  const { api } = await openShopWindow(db)
  const { product } = await answered(api.product({ productUuid: uuid }))
  const shown = await Promise.all(product.variantList.map(({ uuid }) => answered(api.variant({ variantUuid: uuid }))))
  expect(shown.map(({ previousPrice }) => previousPrice)).toEqual([900, null])
  await db.execute(sql`update price_log set at = at - interval '90 days' where variant_uuid <> ${variantUuid}::uuid`)
  const again = await answered(api.variant({ variantUuid }))
  expect(again.previousPrice).toBe(900)
})

test('a sold piece is no longer listed, and has no price in the log until the sale is taken back', async () => {
  const piece = {
    isExDisplay: true,
    name: 'Sage (ex-display)',
    price: 300,
    onDisplay: true,
    stockState: 'last-one' as const,
  }
  const uuid = await makePublished({
    name: 'Soldwood',
    variants: [aVariant({ name: 'Sage', price: 500 }), aVariant(piece)],
  })
  const list = async () => (await answered(client.products({ q: 'soldwood' }))).rows[0]?.exDisplay ?? []
  const [listed] = await list()
  if (!listed) throw new Error('The piece is listed.')
  expect(listed).toMatchObject({ name: 'Sage (ex-display)', onDisplay: true, stockState: 'last-one', orderWeeks: null })
  const { variantUuid, name: _, ...before } = listed
  await answered(client.recordSold({ uuid: variantUuid, ...soldFacts }))
  expect(await list()).toEqual([])
  expect((await read(uuid)).variants).toMatchObject([{ visible: true }, { visible: false, onDisplay: false }])
  const asked = async () =>
    (await db.select().from(priceLog).where(eq(priceLog.variantUuid, variantUuid)).orderBy(priceLog.at)).map(
      ({ pricePence }) => pricePence,
    )
  expect(await asked()).toEqual([30_000, null])
  await answered(client.recordSold({ uuid: variantUuid, isSold: false, ...before }))
  expect(await list()).toEqual([listed])
  expect(await asked()).toEqual([30_000, null, 30_000])
})

test('a piece of a product in the bin does not keep its place in use', async () => {
  const bay = await addPlace('Bay')
  const { uuid } = await makeSofa({ onDisplay: true, displayPlaceUuid: bay })
  const bin = () => statusOf(client.binDisplayPlace({ uuid: bay, version: 1 }))
  expect(await bin()).toBe(409)
  const { version } = await read(uuid)
  await change((tx, it) => binProduct(tx, it, { id: uuid, version }))
  expect(await bin()).toBe(200)
})
