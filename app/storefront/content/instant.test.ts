import { expect, test } from 'vitest'
import { readInstant } from './instant.ts'

test.each([
  ['2026-07-01T23:30:00', '2026-07-01T23:30:00.000Z'],
  ['2026-07-01T23:30:00.5', '2026-07-01T23:30:00.500Z'],
  ['2026-07-01T23:30:00Z', '2026-07-01T23:30:00.000Z'],
  ['2026-07-01T23:30:00+01:00', '2026-07-01T22:30:00.000Z'],
  ['2026-07-01', '2026-07-01T00:00:00.000Z'],
])('%s is %s', (date, instant) => {
  expect(readInstant(date).toISOString()).toBe(instant)
})
