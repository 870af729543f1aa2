import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { writeCount, writeWhole } from './whole-numbers.ts'

test('a whole number is written as in Britain', () => {
  const british = new Intl.NumberFormat('en-GB')
  fc.assert(fc.property(fc.maxSafeInteger(), (number) => writeWhole(number) === british.format(number)))
})

it.each([
  [0, 'product', '0 products'],
  [1, 'product', '1 product'],
  [12_500, 'product', '12,500 products'],
  [2, 'enquiry', '2 enquiries'],
  [3, 'day', '3 days'],
])('%d of %s are written %s', (amount, noun, text) => expect(writeCount(amount, noun)).toBe(text))

test('an irregular plural is used', () => expect(writeCount(2, 'person', 'people')).toBe('2 people'))
