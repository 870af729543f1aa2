import { expect, test } from 'vitest'
import { readNumber, readTypedPrice, writeNumber } from './typed-number.ts'

test.each([
  ['', null],
  ['  ', null],
  ['80', 80],
  ['80.5', 80.5],
  ['.5', 0.5],
  ['80.', 80],
  ['-1.93', -1.93],
  ['1,200', 1200],
  ['1,5', 1.5],
  ['-10', -10],
])('%j is the number %s', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each(['12abc', 'wide', '1,2,3', '-', '1e3', '0x10', '80 x 90'])(
  '%j is none, and stays as it was typed',
  (text) => {
    expect(writeNumber(readNumber(text))).toBe(text)
    expect(typeof readNumber(text)).not.toBe('number')
  },
)

test('a price that is refused stays as it was typed, and one that is read says how', () => {
  expect(writeNumber(readTypedPrice('£500–£700').value)).toBe('£500–£700')
  expect(readTypedPrice('£500–£700').note).toMatch(/two prices/)
  expect(readTypedPrice('1.299,00')).toEqual({ value: 1299, note: '‘1.299,00’ is read as £1,299.' })
  expect(readTypedPrice('POA').value).toBeNull()
})
