import { expect, test } from 'vitest'
import { readPrice, saysNoPrice } from '../../../../contract/price-text.ts'
import { readPounds } from './cell-values.ts'

test.each([
  ...['.5', '£1299 per pair', '1299.999', '£20 per sq m', '30 pounds', '£1,299 the set', 'RRP: £99.99*'],
  ...['£450 (inc VAT)', '£1,299 per unit', '1078.7988', '1.299,00', '1 299,5', '1299 GBP', '0.000'],
])('the price %j is read alike in a form and in a sheet', (text) => {
  expect(readPrice(text)).toHaveProperty('pounds', (readPounds(text) ?? Number.NaN) / 100)
})

test.each(['to be confirmed', 'In store only', 'TBA', 'Please call', '--', 'n/a', 'Price on enquiry'])(
  '%j means no price in a form and in a sheet',
  (text) => {
    expect(saysNoPrice(text)).toBe(true)
    expect(readPrice(text)).toHaveProperty('pounds', null)
  },
)

test.each(['£399 £499', '1.299', '12.345', '1299.999.5', 'Was £499 Now £399', '540 + VAT', '€1,299'])(
  '%j is refused in a form and in a sheet',
  (text) => {
    expect(readPrice(text)).toHaveProperty('refusal')
    expect(readPounds(text)).toBeUndefined()
  },
)
