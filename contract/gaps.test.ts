import { expect, test } from 'vitest'
import { fillGaps, listGaps, readOnlyGap } from './gaps.ts'

test('gaps are filled in one pass in any spelling, and unknown ones stay', () => {
  const fillings = { name: 'Jane {hours}', hours: '9 to 5', 'first name': 'Jane' }
  expect(fillGaps('{Name}, {first name}: {hours} {colour} {}', fillings)).toBe('Jane {hours}, Jane: 9 to 5 {colour} {}')
})

test('a gap named like a member of every object is unknown', () => {
  expect(fillGaps('About {constructor}', { name: 'Jane' })).toBe('About {constructor}')
})

test('the gaps of a text, and the one that a paragraph consists of, are named in small letters', () => {
  expect(listGaps('{Name} and {first name}, {not-one}')).toEqual(['name', 'first name'])
  expect(['{Hours}', 'Our {hours}', '{hours}{address}'].map(readOnlyGap)).toEqual(['hours', undefined, undefined])
})
