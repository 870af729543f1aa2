import { afterEach, expect, test, vi } from 'vitest'
import { openDayCount } from './london-time.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('the current day changes at midnight in London', () => {
  vi.useFakeTimers({ now: new Date('2026-07-01T22:59:59.999Z') })
  const today = openDayCount()
  expect([today(), today()]).toEqual([20_635, 20_635])
  vi.advanceTimersByTime(1)
  expect(today()).toBe(20_636)
})
