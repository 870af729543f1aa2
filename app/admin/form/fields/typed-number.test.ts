import { expect, test } from 'vitest'
import { readNumber, readTypedPrice, writeNumber, writePrice } from './typed-number.ts'

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

test.each([
  ['84.5 cm', 'cm', 84.5],
  ['84,5CM', 'cm', 84.5],
  ['\u202a84.5\u202c\u00a0cm', 'cm', 84.5],
  ['20%', '%', 20],
  ['6 weeks', 'weeks', 6],
])('%j is a number of a field in %s', (text, unit, number) => {
  expect(readNumber(text, unit)).toBe(number)
})

test.each(['12abc', 'wide', '1,2,3', '-', '1e3', '0x10', '80 x 90', '80 cm'])(
  '%j is not a number and stays as it was typed',
  (text) => {
    expect(writeNumber(readNumber(text))).toBe(text)
    expect(typeof readNumber(text)).not.toBe('number')
  },
)

test('keeps a refused price as it was typed, and explains how another was read', () => {
  expect(writeNumber(readTypedPrice('£500–£700').value)).toBe('£500–£700')
  expect(readTypedPrice('£500–£700').note).toMatch(/two prices/)
  expect(readTypedPrice('1.299,00')).toEqual({ value: 1299, note: '‘1.299,00’ is read as £1,299.' })
  expect(readTypedPrice('POA').value).toBeNull()
})

test.each([
  ['1345.5', '£1,345.50'],
  ['£1,345.5', '£1,345.50'],
  ['1.10', '£1.10'],
  ['1345', '£1,345'],
  ['-£10', '-£10'],
  ['', ''],
])('%j is shown as %j once the field is left', (typed, shown) => {
  const { value, note } = readTypedPrice(typed)
  expect(writePrice(value)).toBe(shown)
  expect(note).toBeUndefined()
  expect(readTypedPrice(shown).value).toBe(value)
})

test('shows a price that is refused as it was typed', () => {
  expect(writePrice(readTypedPrice('10.005').value)).toBe('10.005')
  expect(writePrice(readTypedPrice('£500–£700').value)).toBe('£500–£700')
})
