import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { failed } from '../../../../contract/errors.ts'
import type { Recipe } from '../../../../contract/staff/import-recipes.ts'
import { defaultUnits, type ImportUnits } from '../../../../contract/staff/import-units.ts'
import { createTestDatabase } from '../../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../../tests/support/files/media.ts'
import { openImportContext } from '../../../../tests/support/imports/imports.ts'
import { readPounds } from '../../sheets/values/cell-values.ts'
import { findCurrency } from '../../sheets/values/currency.ts'
import { convertPrices } from './price-currencies.ts'

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
const { client, send, check, rows, view, apply, ...importing } = openImportContext(database, { media })

afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(() => database.sql`truncate products, properties, audit, imports, import_matchings, supplier_rules cascade`)

const inEuros: ImportUnits = { ...defaultUnits, currency: 'EUR', rates: { EUR: 0.86 } }
const pricesOf = async (uuid: string) => (await rows(uuid)).map(({ pricePence }) => pricePence)

test.each([
  ['of its heading', 'Code,Name,Price €\nE-1,Chair,100\nE-2,Table,"1.299,00"'],
  ['of its cells', 'Code,Name,RRP\nE-1,Chair,€100\nE-2,Table,"1.299,00 EUR"'],
  ['of a column beside it', 'Code,Name,Price,Currency\nE-1,Chair,100.00,EUR\nE-2,Table,1299.00,EUR'],
])('a price in euros by the word %s is converted by the rate, and wrong without one', async (_, list) => {
  const { uuid } = await send(list)
  expect(Object.values((await view(uuid)).outline?.units?.foreign ?? {})).toEqual([['EUR']])
  expect(await check(uuid)).toMatchObject({ counts: { new: 0, wrong: 2 } })
  expect((await rows(uuid))[0]?.problems[0]?.reason).toMatch(/^This price is not in pounds/)
  await check(uuid, { supplier: 'Köln', rules: { units: { ...defaultUnits, rates: { EUR: 0.86 } } } })
  expect(await pricesOf(uuid)).toEqual([8600, 111_714])
})

test('a rate is remembered with the supplier, and a title names the currency of all prices', async () => {
  const list = 'Trade list 2026,,\nAll prices in EUR,,\n\nCode,Name,Price\nE-1,Chair,100\nE-2,Bench,£50'
  const { uuid } = await send(list)
  expect((await view(uuid)).outline?.units).toMatchObject({ currency: 'EUR' })
  expect(await check(uuid, { supplier: 'Köln', rules: { units: inEuros } })).toMatchObject({ counts: { new: 2 } })
  await apply(uuid)
  const next = await send(list.replace('100', '110'))
  const { rules, suppliers } = await check(next.uuid)
  expect([rules.units, suppliers[0]?.units]).toEqual([inEuros, inEuros])
  expect(await pricesOf(next.uuid)).toEqual([9460, 5000])
})

test.each(['99.99', '€99.99 ex VAT'])('a worked-out price of %s in another currency is rounded once', async (cost) => {
  const { uuid } = await send(`Code,Name,Trade EUR\nE-1,Chair,${cost}`)
  const priced: Recipe = {
    kind: 'priced',
    from: 'Trade EUR',
    to: 'price',
    change: { by: 'times', times: 2.4 },
    vat: 'add',
    rounding: { to: 'none', way: 'nearest' },
  }
  const matching = ['variantCode' as const, 'name' as const, null]
  await check(uuid, { matching, recipes: [priced], rules: { units: { ...defaultUnits, rates: { EUR: 0.8613 } } } })
  expect(await pricesOf(uuid)).toEqual([Math.round(99.99 * 0.8613 * 2.4 * 1.2 * 100)])
})

test.each([
  ['Width (mm),Depth (mm),Height (mm)', '"1,200",900,760', {}, [120, 90, 76]],
  ['Width (in),Depth (in),Height (in)', '84,"38""",34.5', {}, [213.4, 96.5, 87.6]],
  ['Width in cm,Depth in cm,Height in cm', '120,90 cm,760mm', {}, [120, 90, 76]],
  ['Width,Depth,Height', '1200,900,760', {}, [120, 90, 76]],
  ['Width,Depth,Height', '120,90,76', {}, [120, 90, 76]],
  ['Width,Depth,Height', '84,38,34', { sizesIn: 'in' as const }, [213.4, 96.5, 86.4]],
])('sides under %s, such as %s, are in centimetres', async (headings, cells, units, sides) => {
  const { uuid } = await send(`Code,Name,${headings}\nS-1,Chair,${cells}`)
  const found = (await view(uuid)).columns.map(({ column }) => column)
  const matching = found.length === 5 ? ([...found.slice(0, 2), 'widthCm', 'depthCm', 'heightCm'] as const) : []
  const decided = Object.keys(units).length > 0 ? { rules: { units: { ...defaultUnits, ...units } } } : {}
  await check(uuid, { matching: [...matching], ...decided })
  const [row] = await rows(uuid)
  const side = (label: string) => row?.differences.find((one) => one.label.startsWith(label))?.after
  expect(['Width (cm)', 'Depth (cm)', 'Height (cm)'].map(side)).toEqual(sides.map((cm) => `${cm} cm`))
})

test.each([
  ['Price €', 'EUR'],
  ['MSRP (US$)', 'USD'],
  ['GBP / EUR', undefined],
  ['European pine', undefined],
  ['Euro king', undefined],
  ['CA$ 99', 'CAD'],
  ['A$1,299', 'AUD'],
  ['Dhs 1,050', 'AED'],
  ['SR 15', 'SAR'],
  ['1.299 TL', 'TRY'],
  ['₹34,499', 'INR'],
  ['Rs. 899', 'INR'],
  ['SR Furniture Ltd, price list', undefined],
  ['Try our R range', undefined],
])('%s names %s', (text, currency) => {
  expect(findCurrency(text)).toBe(currency)
})

test.each([
  ['price_pence', '129900', 'hundredths', 129_900],
  ['RRP (p)', '"129,900"', 'hundredths', 129_900],
  ['Price in pence inc VAT', '129900', 'hundredths', 129_900],
  ['price_p', '£1299', 'hundredths', 129_900],
  ['amount_minor', '129900 GBP', 'hundredths', 129_900],
  ['Price', '129900', 'hundredths', 129_900],
  ['price_cents', '129900.5', 'whole', 12_990_050],
  ['R.R.P', '1299', 'whole', 129_900],
  ['Price', '129900p', 'whole', 129_900],
  ['Price', '99p', 'whole', 99],
  ['Price', '12990.00', 'whole', 1_299_000],
])('a price under %s, such as %s, is read in %s', async (heading, cell, pricesIn, pence) => {
  const { uuid } = await send(`Code,Name,${heading}\nP-1,Chair,${cell}`)
  const { outline, columns } = await view(uuid)
  expect([columns[2]?.column, outline?.units?.pricesIn]).toEqual(['price', pricesIn])
  await check(uuid)
  expect(await pricesOf(uuid)).toEqual([pence])
})

test('the choice of pounds or pence is remembered, and shown before the preview', async () => {
  const list = 'Code,Name,RRP,Offer price pence\nP-1,Chair,1500,129900\nP-2,Stool,£80,POA'
  const { uuid } = await send(list)
  expect(await check(uuid)).toMatchObject({ counts: { new: 2 } })
  expect(await pricesOf(uuid)).toEqual([150_000, 8000])
  const [chair] = await rows(uuid)
  expect(chair?.differences).toContainEqual(expect.objectContaining({ label: 'Sale price', after: '£1,299' }))
  const whole = { ...defaultUnits, pricesIn: 'whole' as const }
  const matching = ['variantCode' as const, 'name' as const, 'price' as const, null]
  const samples = async (units: ImportUnits) => {
    const answer = await client.importSamples({ uuid, matching, recipes: [], units })
    return failed(answer) ? [] : answer.rows.map(({ cells }) => cells.price)
  }
  expect(await samples(whole)).toEqual(['1500', '£80'])
  expect(await samples({ ...defaultUnits, pricesIn: 'hundredths' })).toEqual(['15.00', '£80'])
  await check(uuid, { supplier: 'Leeds', matching, rules: { units: { ...defaultUnits, pricesIn: 'hundredths' } } })
  expect(await pricesOf(uuid)).toEqual([1500, 8000])
  await apply(uuid)
  const next = await send(list.replace('1500', '1600'))
  await check(next.uuid, { matching })
  expect(await pricesOf(next.uuid)).toEqual([1600, 8000])
})

test('cents are converted by the rate, and rules stored by an earlier version mean pounds', async () => {
  const { uuid } = await send('Code,Name,price_cents,currency\nE-1,Chair,129999,EUR')
  const units: ImportUnits = { ...defaultUnits, pricesIn: 'hundredths', rates: { EUR: 0.86 } }
  await check(uuid, { supplier: 'Köln', rules: { units } })
  expect(await pricesOf(uuid)).toEqual([Math.round(129_999 * 0.86)])
  await database.sql`update imports set rules = rules #- '{units,pricesIn}'`
  expect((await view(uuid)).rules.units?.pricesIn).toBe('whole')
  await check(uuid)
  expect(await pricesOf(uuid)).toEqual([Math.round(12_999_900 * 0.86)])
})

test('a feed in minor units has its prices in pounds', async () => {
  const piece = { sku: 'F-1', title: 'Chair', price: { amount_minor: 129_950, currency: 'GBP' } }
  const { uuid } = await send(JSON.stringify({ products: [piece, { ...piece, sku: 'F-2', title: 'Bench' }] }))
  await check(uuid)
  expect(await pricesOf(uuid)).toEqual([129_950, 129_950])
})

test('pence are never rounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (pence) => {
      const sheet = { headers: ['Price'], rows: [{ line: 2, cells: [String(pence)] }] }
      const [row] = convertPrices(sheet, [{ place: 0, isExact: false }], {
        ...defaultUnits,
        pricesIn: 'hundredths',
      }).rows
      expect(readPounds(row?.cells[0] ?? '')).toBe(pence)
    }),
  )
})

test('a price that is converted is the pence nearest to it', () => {
  const rate = fc.integer({ min: 1000, max: 3_000_000 }).map((millionths) => millionths / 1_000_000)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), rate, (cents, worth) => {
      const sheet = { headers: ['Price'], rows: [{ line: 2, cells: [`€${(cents / 100).toFixed(2)}`] }] }
      const units = { ...defaultUnits, rates: { EUR: worth } }
      const [row] = convertPrices(sheet, [{ place: 0, isExact: false }], units).rows
      const exact = BigInt(cents) * BigInt(Math.round(worth * 1_000_000))
      const off = BigInt(readPounds(row?.cells[0] ?? '') ?? -1) * 1_000_000n - exact
      expect((off < 0n ? -off : off) * 2n <= 1_000_000n).toBe(true)
    }),
  )
})
