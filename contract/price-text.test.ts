import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrice } from './price-text.ts'
import { Pounds } from './staff/fields.ts'

test.each([
  ['', null],
  ['  ', null],
  ['1299', 1299],
  ['1,299', 1299],
  ['£1,299.00', 1299],
  ['£ 12.5', 12.5],
  ['.99', 0.99],
  ['0', 0],
  ['-5', -5],
  ['-£5', -5],
  ['\u202a£1,299\u202c', 1299],
  ['1,234,567.89', 1_234_567.89],
])('%j is read without a note', (text, pounds) => {
  expect(readPrice(text)).toEqual({ pounds })
})

test.each([
  ['from £1,299.00', 1299, '‘from £1,299.00’ is read as £1,299.'],
  ['£1,299 each', 1299, '‘£1,299 each’ is read as £1,299.'],
  ['Only £49.50 per pair', 49.5, '‘Only £49.50 per pair’ is read as £49.50.'],
  ['1.299,00', 1299, '‘1.299,00’ is read as £1,299.'],
  ['1 299,5', 1299.5, '‘1 299,5’ is read as £1,299.50.'],
  ['1\u00a0299,50', 1299.5, '‘1 299,50’ is read as £1,299.50.'],
  ['1,5', 1.5, '‘1,5’ is read as £1.50.'],
  ['GBP 30', 30, '‘GBP 30’ is read as £30.'],
  ['30 pounds', 30, '‘30 pounds’ is read as £30.'],
  ['GBP30', 30, '‘GBP30’ is read as £30.'],
  ['1 299', 1299, '‘1 299’ is read as £1,299.'],
  ['£ 1\u202f299.50', 1299.5, '‘£ 1 299.50’ is read as £1,299.50.'],
  ['1299.-', 1299, '‘1299.-’ is read as £1,299.'],
  ['£1,299*', 1299, '‘£1,299*’ is read as £1,299.'],
  ['£450 inc VAT', 450, '‘£450 inc VAT’ is read as £450.'],
])('%j is read, with a note on how', (text, pounds, note) => {
  expect(readPrice(text)).toEqual({ pounds, note })
})

test.each([
  'POA',
  'p.o.a.',
  'Price on request',
  'price on application',
  'upon request',
  'TBC',
  'n/a',
  'In store only',
  'call for price',
  'Please ask in store',
  '–',
])('%j means no price', (text) => {
  expect(readPrice(text)).toEqual({ pounds: null, note: `‘${text}’ is not a price, so this is left empty.` })
})

test.each([
  ['£500–£700', /two prices/],
  ['500 - 700', /two prices/],
  ['£500 to £700', /two prices/],
  ['€1,299', /not in pounds/],
  ['99 USD', /not in pounds/],
  ['1.299', /two ways/],
  ['twelve', /‘twelve’ is not a price/],
  ['12abc', /‘12abc’ is not a price/],
  ['£450 + VAT', /without VAT/],
  ['£450 ex. VAT', /without VAT/],
  ['1 2999', /is not a price/],
  ['was 90 now 80', /is not a price/],
  ['1,29,9', /is not a price/],
  ['£', /is not a price/],
  ['1e3', /is not a price/],
])('%j is refused in words, by the schema as well', (text, words) => {
  const reading = readPrice(text)
  expect(reading).toEqual({ refusal: expect.stringMatching(words) })
  expect(Pounds.safeParse(text).error?.issues[0]?.message).toEqual('refusal' in reading && reading.refusal)
})

test('any price in British notation is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (pence) => {
      const text = (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' })
      expect(readPrice(text)).toEqual({ pounds: pence / 100 })
    }),
  )
})
