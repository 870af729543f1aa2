import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { followFailures } from './lasting-failure.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const log = pino({ level: 'silent' })
const logged = vi.spyOn(log, 'error')
afterEach(() => {
  vi.useRealTimers()
  logged.mockClear()
})
const because = (reason: string) => new Error('Failed query', { cause: new Error(reason) })

test('a failure is logged once for each reason, and once more after it was over', () => {
  const { failed, succeeded } = followFailures(log, 'Not done')
  for (const reason of ['no room', 'no room', 'read only', 'read only']) failed(because(reason))
  succeeded()
  failed(because('read only'))
  expect(logged).toHaveBeenCalledTimes(3)
})

test('a failure that lasts is logged again after an hour', () => {
  vi.useFakeTimers()
  const { failed } = followFailures(log, 'Not done')
  for (let minute = 0; minute < 150; minute++) {
    failed(because('no room'))
    vi.advanceTimersByTime(60_000)
  }
  expect(logged).toHaveBeenCalledTimes(3)
})

test('a known outage of the database is left to its own lines', () => {
  const { failed } = followFailures(log, 'Not done')
  failed(new DatabaseUnavailable())
  expect(logged).not.toHaveBeenCalled()
})
