import { expect, test } from 'vitest'
import { Instant } from '../../../../contract/staff/fields.ts'
import { isWhole, joinParts, splitParts } from './london-parts.ts'

test.each([
  ['', '', null, null],
  ['2026-12-24', '17:30', '2026-12-24T17:30:00.000Z', '2026-12-24T17:30:00.000Z'],
  ['2026-12-24', '', '2026-12-24T00:00:00.000Z', '2026-12-24T23:59:59.000Z'],
  ['2026-07-05', '', '2026-07-04T23:00:00.000Z', '2026-07-05T22:59:59.000Z'],
  ['2026-12-24', '23:59', '2026-12-24T23:59:00.000Z', '2026-12-24T23:59:59.000Z'],
])('%j and %j are complete; a day alone counts from its first second or to its last', (day, time, start, end) => {
  expect(joinParts({ day, time }, false)).toBe(start)
  expect(joinParts({ day, time }, true)).toBe(end)
})

test.each([
  ['?', '', /date is not complete/],
  ['?', '09:30', /date is not complete/],
  ['?', '?', /date is not complete/],
  ['0026-12-24', '09:30', /year in four digits/],
  ['', '09:30', /needs a date/],
  ['', '?', /time is not complete/],
  ['2026-12-24', '?', /time is not complete/],
])('%j and %j are refused with an explanation, and the complete part is kept', (day, time, words) => {
  const value = joinParts({ day, time }, true) ?? ''
  expect(isWhole(value)).toBe(false)
  expect(Instant.nullable().safeParse(value).error?.issues[0]?.message).toMatch(words)
  expect(splitParts(value)).toEqual({ day: day.startsWith('0') ? '?' : day, time })
})

test('splits an instant into day and time in London', () => {
  expect(splitParts('2026-07-05T22:59:59.000Z')).toEqual({ day: '2026-07-05', time: '23:59' })
  expect(splitParts(null)).toEqual({ day: '', time: '' })
})
