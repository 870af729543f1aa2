import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { stockStates } from '../../../contract/availability.ts'
import {
  addBrand,
  addCategory,
  addProduct,
  addProperty,
  addRange,
  addSubCategory,
} from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { byteOrderMark, writeCsvLine } from '../../platform/csv.ts'
import { exportProducts } from '../sheets/export.ts'
import { displayPlaces, productStatuses, relatedProducts } from '../tables.ts'

const database = await createTestDatabase()
const { db } = database
const { media, close } = await openTestMedia(database)
const { send, check, rows, apply, undo, readShop, ...importing } = openImportContext(database, { media })
afterAll(async () => {
  await importing.close()
  await close()
})

const living = await addCategory(db, 'Living: rooms; all')
const places = [
  (await addSubCategory(db, living.id, 'Sofas')).uuid,
  (await addSubCategory(db, (await addCategory(db, 'Dining')).id, 'Sofas', { routeName: 'dining-sofas' })).uuid,
]
const brand = (await addBrand(db, 'Fernhollow, “the” old')).uuid
const binned = (await addBrand(db, 'Binned', { deletedAt: new Date() })).uuid
const ranges = [(await addRange(db, 'Haven')).uuid, (await addRange(db, 'Haven', { routeName: 'haven-2' })).uuid]
const bays = await db
  .insert(displayPlaces)
  .values([{ name: 'Ground floor; bay 1' }, { name: 'Café, first floor' }])
  .returning()
const values = [
  ...Object.values(await addProperty(db, 'Colour: main', ['Sage; green', 'Café', 'Cafe'])),
  ...Object.values(await addProperty(db, 'Material', ['Oak'])),
]

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('=1+1', "'quoted'", '“curly”', 'line\nbreak', 'a,b;c\td', ' blanks ', '-', '+44', '@x', '\\,'),
)
const storable = words.map((text) => text.replaceAll(/[\0\ufeff]|\p{Cs}/gu, ''))
const line = storable.map((text) => text.replaceAll(/[\r\n]/g, ' ').trim())
const named = (name: string) => line.map((text) => text || name)
const instant = fc.option(fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }))
const measure = fc.option(fc.double({ min: 0, max: 9999, noNaN: true }).map(Math.abs))

const display = fc
  .record({
    onDisplay: fc.boolean(),
    place: fc.constantFrom(null, ...bays.map(({ uuid }) => uuid)),
    displayCheckedAt: instant,
  })
  .map(({ onDisplay, place, displayCheckedAt }) => ({
    onDisplay,
    displayCheckedAt,
    displayPlaceUuid: onDisplay ? place : null,
  }))
const stockFacts = fc
  .record({
    stockState: fc.constantFrom(null, ...stockStates),
    weeks: fc.option(fc.integer({ min: 1, max: 104 })),
    stockCheckedAt: instant,
  })
  .map(({ stockState, weeks, stockCheckedAt }) => ({
    stockState,
    stockCheckedAt,
    orderWeeks: stockState === 'order-in' ? weeks : null,
  }))
const condition = fc
  .record({ isExDisplay: fc.boolean(), note: line })
  .map(({ isExDisplay, note }) => ({ isExDisplay, conditionNote: isExDisplay ? note : '' }))

const variant = fc
  .record({
    name: named('One'),
    description: storable,
    pricePence: fc.nat(5_000_000),
    off: fc.nat(5_000_000),
    onSale: fc.boolean(),
    saleStartsAt: instant,
    visible: fc.boolean(),
    heightCm: measure,
    widthCm: measure,
    widthWithoutArmsCm: measure,
    packedDepthCm: measure,
    values: fc.subarray(values),
    pictures: fc.subarray(['one', 'two', 'three']),
    showroom: fc.tuple(display, stockFacts, condition),
  })
  .map(({ off, onSale, showroom, ...row }) => ({
    ...Object.assign({}, ...showroom),
    ...row,
    ...(off > 0 && off < row.pricePence && { salePricePence: off, onSale }),
  }))
const ofBrands = (brands: (string | null)[]) =>
  fc
    .record({
      name: named('Alder'),
      description: storable,
      status: fc.constantFrom(...productStatuses),
      metaTags: fc.uniqueArray(named('tag'), { maxLength: 3 }),
      subCategoryUuid: fc.constantFrom(null, ...places),
      brandUuid: fc.constantFrom(...brands),
      rangeUuid: fc.constantFrom(null, ...ranges),
      immediateDelivery: fc.boolean(),
      assemblyMinutes: fc.option(fc.nat(10_000)),
      newUntil: instant,
      publishedAt: instant,
      pageTitle: line,
      keywords: line,
      pictures: fc.subarray(['one', 'two', 'three']),
      hasCode: fc.boolean(),
      variants: fc.array(variant, { minLength: 1, maxLength: 3 }),
    })
    // A published product has a visible variant, as everywhere.
    .map(({ variants, ...row }) => ({
      ...row,
      variants: variants.map((one, place) => ({
        ...one,
        visible: one.visible || (place === 0 && row.status === 'published'),
      })),
    }))
const product = ofBrands([null, brand])
/** Also has products of a binned brand, which a real shop has not: an import must keep that brand. */
const anyProduct = ofBrands([null, brand, binned])

async function stock(given: (typeof product extends fc.Arbitrary<infer Given> ? Given : never)[]): Promise<string[]> {
  await database.sql`truncate products, imports cascade`
  const made: string[] = []
  for (const [place, { hasCode, variants, ...row }] of given.entries()) {
    const own = variants.map((one, part) => ({ ...one, supplierCode: part === 1 ? null : `V${place}-${part}` }))
    const { uuid } = await addProduct(db, { ...row, supplierCode: hasCode ? `P${place}` : null, variants: own })
    const [other] = made
    if (other) await db.insert(relatedProducts).values({ productUuid: uuid, relatedUuid: other })
    made.push(uuid)
  }
  return made
}

async function writeFile(uuids: string[]): Promise<string> {
  let text = byteOrderMark
  for await (const batch of exportProducts(db, [uuids], 'https://shop.example'))
    text += batch.map(writeCsvLine).join('')
  return text
}

test('an export imports as unchanged, whatever the catalogue holds', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyProduct, { minLength: 1, maxLength: 5 }), async (given) => {
      const { uuid } = await send(await writeFile(await stock(given)))
      const { counts } = await check(uuid)
      const changed = (await rows(uuid)).filter(({ outcome }) => outcome !== 'unchanged')
      expect(changed).toEqual([])
      expect(counts).toMatchObject({ new: 0, changed: 0, wrong: 0 })
    }),
    { numRuns: 40 },
  )
})

/** An instant as Excel saves it in a CSV file: with a fraction of a second, only minutes and seconds stay. */
const saveInExcel = (text: string) =>
  text.replace(/(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)(?::(\d\d)(\.\d)?\d*)?/g, (...found) => {
    const [, year, month, day, hour, minute, second, fraction] = found
    return fraction ? `${minute}:${second}${fraction}` : `${day}/${month}/${year} ${hour}:${minute}`
  })

test('an export that Excel has saved imports as unchanged, whatever its dates and times', {
  timeout: 120_000,
}, async () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  await fc.assert(
    fc.asyncProperty(moment, moment, async (listedAt, saleEndsAt) => {
      await database.sql`truncate products, imports cascade`
      const offer = { pricePence: 200, salePricePence: 100, onSale: true, saleEndsAt, supplierCode: 'V' }
      const { uuid: alder } = await addProduct(db, { name: 'Alder', listedAt, newUntil: listedAt, variants: [offer] })
      // In autumn the first of two equal hours is marked, which Excel leaves alone.
      const { uuid } = await send(saveInExcel(await writeFile([alder])))
      expect((await check(uuid)).counts).toMatchObject({ unchanged: 1, changed: 0, wrong: 0 })
    }),
    { numRuns: 20 },
  )
})

test('an export imports as unchanged while a property is in the bin, which only keeps the values that it has', async () => {
  await database.sql`truncate products, imports cascade`
  const { Oak } = await addProperty(db, 'Wood', ['Oak', 'Ash'], { deletedAt: new Date() })
  const { uuid: alder } = await addProduct(db, { name: 'Alder', variants: [{ supplierCode: 'V', values: [Oak] }] })
  const text = await writeFile([alder])
  const { uuid } = await send(text)
  expect((await check(uuid)).counts).toMatchObject({ unchanged: 1, wrong: 0 })
  const other = await send(text.replace('Wood: Oak', 'Wood: Ash'))
  await check(other.uuid)
  const [row] = await rows(other.uuid)
  expect(row?.problems).toMatchObject([{ reason: 'The property “Wood” is in the bin. Please restore it first.' }])
})

test('an undo restores every row, whatever the file and the catalogue', { timeout: 120_000 }, async () => {
  let changed = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: 1, maxLength: 4 }),
      fc.array(product, { minLength: 1, maxLength: 4 }),
      async (given, wanted) => {
        const text = (await writeFile(await stock(wanted))).replaceAll(uuids, '').replaceAll('Sage', 'New')
        await stock(given)
        const before = await readShop()
        const { uuid } = await send(text)
        const { counts } = await check(uuid, { makeNew: true })
        if (!counts || counts.new + counts.changed === 0) return
        expect((await apply(uuid, true)).task).toMatchObject({ state: 'done' })
        expect(await readShop()).not.toEqual(before)
        changed++
        const again = await send(text)
        await check(again.uuid, { makeNew: true })
        expect([...(await rows(again.uuid, 'new')), ...(await rows(again.uuid, 'changed'))]).toEqual([])
        expect((await undo(uuid)).notes).toEqual([])
        expect(await readShop()).toEqual(before)
      },
    ),
    { numRuns: 25, endOnFailure: true },
  )
  expect(changed).toBeGreaterThan(10)
})

/** Without the ID column rows are matched by supplier codes. */
const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
