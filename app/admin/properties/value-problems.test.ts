import { expect, test } from 'vitest'
import { nameValueField } from './value-problems.ts'

const values = [
  { id: 1, name: 'Clay', swatch: 'terracotta' },
  { id: 2, name: ' ', swatch: null },
]

test('a problem of a value is named by the value and its field', () => {
  expect(nameValueField('values.0.swatch', values)).toBe('Clay: Colour')
  expect(nameValueField('values.0.name', values)).toBe('Clay: Name')
  expect(nameValueField('values.1.name', values)).toBe('Value 2: Name')
  expect(nameValueField('values', values)).toBeUndefined()
})
