import { expect, test } from 'vitest'
import { findNextFetch } from './next-fetch.ts'

test.each([
  [4, '2026-01-31T03:59:59Z', '2026-01-31T04:00:00Z'],
  [4, '2026-01-31T04:00:00Z', '2026-02-01T04:00:00Z'],
  [0, '2026-06-30T22:59:59Z', '2026-06-30T23:00:00Z'],
  [0, '2026-06-30T23:00:00Z', '2026-07-01T23:00:00Z'],
  [23, '2028-02-28T23:00:00Z', '2028-02-29T23:00:00Z'],
  // The hour that spring skips, and the one that autumn repeats: once in that night.
  [1, '2026-03-28T01:00:00Z', '2026-03-29T01:00:00Z'],
  [1, '2026-03-29T01:00:00Z', '2026-03-30T00:00:00Z'],
  [1, '2026-10-24T00:00:00Z', '2026-10-25T01:00:00Z'],
  [1, '2026-10-25T00:30:00Z', '2026-10-25T01:00:00Z'],
  [1, '2026-10-25T01:00:00Z', '2026-10-26T01:00:00Z'],
])('a list for %i o’clock is fetched after %s at %s', (hour, now, next) => {
  expect(findNextFetch({ hour, isFetched: true }, new Date(now))).toEqual(new Date(next))
})

test('a list that is not fetched at night has no next time', () => {
  expect(findNextFetch({ hour: 4, isFetched: false }, new Date())).toEqual(new Date('9999-01-01'))
})
