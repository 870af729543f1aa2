import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { saysNoPrice } from '../../../../contract/price-text.ts'
import {
  readMeasure,
  readPounds,
  readYesNo,
  saysPriceRange,
  writeMeasure,
  writePounds,
  writeYesNo,
} from './cell-values.ts'
import { findCurrency } from './currency.ts'
import { readInstant, writeInstant } from './instants.ts'
import { readHeadingUnit } from './length-units.ts'
import { readList, readSources, writeList, writeSources } from './lists.ts'
import { readProperties, writeProperties } from './properties.ts'

const name = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'\\,;: ab') }))
  .map((text) => text.replace(/[\r\n]/g, '').trim())
  .filter((text) => text !== '')

describe('a cell reads back what was written', () => {
  test('prices', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (pence) => readPounds(writePounds(pence)) === pence),
    )
    expect([null, 129_950].map(writePounds)).toEqual(['', '1299.50'])
  })
  test('yes and no', () => {
    expect([true, false].map(writeYesNo).map(readYesNo)).toEqual([true, false])
  })
  test('measures', () => {
    const measure = fc.double({ min: 0, max: 100_000, noNaN: true }).map((cm) => cm + 0)
    fc.assert(fc.property(measure, (cm) => readMeasure(writeMeasure(cm)) === cm))
    expect(writeMeasure(null)).toBe('')
  })
  test('instants', () => {
    const any = fc.date({ min: new Date('1971-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    const autumn = fc.date({
      min: new Date('2026-10-24T22:00Z'),
      max: new Date('2026-10-25T03:00Z'),
      noInvalidDate: true,
    })
    const spring = fc.date({
      min: new Date('2026-03-28T23:00Z'),
      max: new Date('2026-03-29T03:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(fc.oneof(any, autumn, spring), (instant) => {
        const second = Math.floor(instant.getTime() / 1000) * 1000
        expect(readInstant(writeInstant(instant))?.getTime()).toBe(second)
      }),
      { numRuns: 1000 },
    )
  })
  test('lists', () => {
    fc.assert(
      fc.property(fc.array(name), (items) => {
        expect(readList(writeList(items))).toEqual(items)
      }),
    )
  })
  test('properties', () => {
    const property = fc.record({ name, value: name })
    fc.assert(
      fc.property(fc.array(property), (all) => {
        expect(readProperties(writeProperties(all))).toEqual(all)
      }),
    )
  })
  test('addresses of pictures', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat().map((n) => `https://shop.example/media/${n}.webp`)), (all) => {
        expect(readSources(writeSources(all))).toEqual(all)
      }),
    )
  })
})

test.each([
  ['1299', 129_900],
  [' £1,299.00 ', 129_900],
  ['1299.5', 129_950],
  ['12,345,678', 1_234_567_800],
  ['1299,00', 129_900],
  ['1.299,00', 129_900],
  ['99.9900', 9999],
  ['GBP 12', 1200],
  ['0', 0],
  ['£1,299.00 inc VAT', 129_900],
  ['£499 (inc. 20% VAT)', 49_900],
  ['£49.50 ea.', 4950],
  [' £49.50  inc\nVAT', 4950],
  ['1,299.00 each', 129_900],
  ['RRP: £99.99*', 9999],
  ['1078.7988', 107_880],
  ['£1299.995', 130_000],
  ['1299.-', 129_900],
  ['1\u00a0299', 129_900],
  ['\u202a£1,299\u202c', 129_900],
  ['0.0049', undefined],
  ['£540.00 ex VAT', undefined],
  ['540 + VAT', undefined],
  ['Was £499 Now £399', undefined],
  ['-5', undefined],
  ['12.345', undefined],
  ['1,29,9', undefined],
  ['twelve', undefined],
  ['', undefined],
])('the price %j is %j pence', (text, pence) => {
  expect(readPounds(text)).toBe(pence)
})

test.each([
  ...['yes', 'y', 'true', '1', 'x', ' Yes '].map((text) => [text, true] as const),
  ...['no', 'n', 'false', '0', 'NO'].map((text) => [text, false] as const),
  ...['', 'perhaps', 'none'].map((text) => [text, undefined] as const),
])('%j means yes: %j', (text, means) => {
  expect(readYesNo(text)).toBe(means)
})

test.each([
  ['84.5', 84.5],
  [' 84 ', 84],
  ['84,5 cm', 84.5],
  ['1,200', 1200],
  ['\u202a84.5\u202c cm', 84.5],
  ['84 x 90', undefined],
  ['84 mm', undefined],
])('the measure %j is %j centimetres', (text, cm) => {
  expect(readMeasure(text)).toBe(cm)
})

test.each([
  ...['POA', 'p.o.a.', 'Price on application', 'on request', 'TBC', 'tba', 'n/a', '-', '—', '', ' ', ' POA '].map(
    (text) => [text, true] as const,
  ),
  ...['0', '£99', 'POA 99', 'Polar'].map((text) => [text, false] as const),
])('%j says that there is no price: %j', (text, says) => {
  expect(saysNoPrice(text)).toBe(says)
})

test.each(['£99 - £149', '99-149', 'From £99', '£99 to £149'])('%j is a range of prices, and no price', (text) => {
  expect([saysPriceRange(text), readPounds(text)]).toEqual([true, undefined])
})

test.each([
  ['2026-11-20 09:00', '2026-11-20T09:00:00.000Z'],
  ['2026-07-01', '2026-06-30T23:00:00.000Z'],
  ['20/11/2026 09:00', '2026-11-20T09:00:00.000Z'],
  ['1.7.2026', '2026-06-30T23:00:00.000Z'],
  ['2026-07-01T12:00:00Z', '2026-07-01T12:00:00.000Z'],
  ['2026-07-01 12:00+0200', '2026-07-01T10:00:00.000Z'],
  ['2026-07-01 12:00-05:30', '2026-07-01T17:30:00.000Z'],
  [' 2026-07-01 12:00:30.5 ', '2026-07-01T11:00:30.500Z'],
  ['46204', '2026-06-30T23:00:00.000Z'],
  ['46346.375', '2026-11-20T09:00:00.000Z'],
  ['2026', undefined],
  ['99999', undefined],
  ['2026-02-30', undefined],
  ['31/13/2026', undefined],
  ['2026-01-01 24:00', undefined],
  ['2026-01-01 12:60', undefined],
  ['2026-01-01 12:00:60', undefined],
  ['soon', undefined],
])('the date %j is %j', (text, iso) => {
  expect(readInstant(text)?.toISOString()).toBe(iso)
})

test.each([
  ['2026-10-25T00:59:59Z', '2026-10-25 01:59:59+01:00'],
  ['2026-10-25T01:00:00.9Z', '2026-10-25 01:00'],
])('in the hour that occurs twice, %s is written as %s', (iso, text) => {
  expect(writeInstant(new Date(iso))).toBe(text)
})

test.each([
  ['2026-07-01', '2026-07-01T22:59:59.000Z'],
  ['31/12/2026', '2026-12-31T23:59:59.000Z'],
  ['46204', '2026-07-01T22:59:59.000Z'],
  ['31 December 2026', '2026-12-31T23:59:59.000Z'],
  ['2026-10-25', '2026-10-25T23:59:59.000Z'],
  ['2026-07-01 00:00', '2026-06-30T23:00:00.000Z'],
])('the end %j is %j', (text, iso) => {
  expect(readInstant(text, { isEnd: true })?.toISOString()).toBe(iso)
})

test.each(['Sage', 'Colour:', ': Sage', 'Colour: Sage; Oak'])('%j names no properties', (text) => {
  expect(readProperties(text)).toBeUndefined()
})

test('pictures in one cell are separated in every form that suppliers use', () => {
  const both = ['https://x.test/w_1,h_2/a.jpg', 'https://x.test/b.jpg']
  for (const between of ['\n', '\r\n', ', ', ',', '; ', ' | ']) expect(readSources(both.join(between))).toEqual(both)
  expect(readSources('sofa, grey.jpg, sofa-2.PNG;chair.webp')).toEqual(['sofa, grey.jpg', 'sofa-2.PNG', 'chair.webp'])
})

test.each(['12 March 2026', '12th Mar 2026', '12-Mar-26', '12/mar/2026', 'March 12, 2026', 'Mar 12th 2026'])(
  'the date %s is the twelfth of March',
  (text) => {
    expect(readInstant(text)).toEqual(readInstant('2026-03-12'))
    expect(readInstant(`${text} 09:30`)).toEqual(readInstant('2026-03-12 09:30'))
  },
)

test.each(['31 February 2026', '12 Marmalade 2026', '12 ember 2026', '12 2026', 'March 2026'])(
  '%s is no date',
  (text) => {
    expect(readInstant(text)).toBeUndefined()
  },
)

test.each([
  ['Width_mm', 'mm'],
  ['HEIGHT (CM)', 'cm'],
  ['Depth in inches', 'in'],
  ['Length (in) ', 'in'],
  ['Made in Wales', undefined],
])('the heading %j names the unit %j', (heading, unit) => {
  expect(readHeadingUnit(heading)).toBe(unit)
})

test.each([
  ['RRP €', 'EUR'],
  ['Price (GBP)', 'GBP'],
  ['£ or €', undefined],
  ['Price', undefined],
])('%j names the currency %j', (text, currency) => {
  expect(findCurrency(text)).toBe(currency)
})
