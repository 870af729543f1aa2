import { afterEach, expect, test, vi } from 'vitest'
import { countDays, openDayCount } from './london-time.ts'

test.each([
  ['1970-01-02T00:00:00Z', 1],
  ['2026-01-01T23:59:59Z', 20_454],
  ['2026-01-02T00:00:00Z', 20_455],
  ['2026-07-01T22:59:59Z', 20_635],
  ['2026-07-01T23:00:00Z', 20_636],
])('in London %s is day %i', (instant, day) => {
  expect(countDays(new Date(instant))).toBe(day)
})

afterEach(() => {
  vi.useRealTimers()
})

test('the day that it is now moves on at midnight in London', () => {
  vi.useFakeTimers({ now: new Date('2026-07-01T22:59:59.999Z') })
  const today = openDayCount()
  expect([today(), today()]).toEqual([20_635, 20_635])
  vi.advanceTimersByTime(1)
  expect(today()).toBe(20_636)
})
