import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLondonTime, writeLondonTime } from './london-time.ts'

test.each([
  ['2026-01-05T09:30', '2026-01-05T09:30:00.000Z'],
  ['2026-07-05T09:30', '2026-07-05T08:30:00.000Z'],
  ['2026-07-05T00:00', '2026-07-04T23:00:00.000Z'],
  ['2026-03-29T00:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
])('%s in London is %s', (text, instant) => {
  expect(readLondonTime(text)).toBe(instant)
  expect(writeLondonTime(instant)).toBe(text)
})

test('reads an hour that the clock skips as the hour after it', () => {
  expect(writeLondonTime(readLondonTime('2026-03-29T01:30') ?? '')).toBe('2026-03-29T02:30')
})

test('reads text that is not a time as no time', () => {
  expect(readLondonTime('')).toBeNull()
  expect(readLondonTime('tomorrow')).toBeNull()
})

test('writes and reads back any minute, also in the hour that the clock repeats', () => {
  const minute = fc
    .integer({ min: Date.UTC(1996, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 })
    .map((count) => count * 60_000)
  fc.assert(
    fc.property(minute, (at) => {
      const text = writeLondonTime(new Date(at).toISOString())
      expect(writeLondonTime(readLondonTime(text) ?? '')).toBe(text)
    }),
  )
})
