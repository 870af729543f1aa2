import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../tests/support/runner/wait-for.ts'
import { DatabaseUnavailable } from './outage/unavailable.ts'
import { repeatWork } from './repeat-work.ts'

const log = pino({ level: 'silent' })
afterEach(() => {
  vi.useRealTimers()
})

test('work that fails is logged and done again', async () => {
  const logged = vi.spyOn(log, 'error')
  let runs = 0
  const work = async () => {
    if (++runs === 1) throw new Error('the database is away')
  }
  const { close } = repeatWork({ work, everyMs: 5, log, failure: 'Not done' })
  await waitFor(() => expect(runs).toBeGreaterThan(2))
  await close()
  expect(logged.mock.calls).toEqual([[{ err: expect.any(Error) }, 'Not done']])
})

test('work that an outage of the database prevents is not logged again, and is done after it', async () => {
  const logged = vi.spyOn(log, 'error').mockClear()
  let runs = 0
  const work = async () => {
    if (++runs === 1) throw new Error('Not read', { cause: new DatabaseUnavailable() })
  }
  const { close } = repeatWork({ work, everyMs: 5, log, failure: 'Not done' })
  await waitFor(() => expect(runs).toBeGreaterThan(1))
  await close()
  expect(logged).not.toHaveBeenCalled()
})

test('work that takes longer than the period is not done twice at a time, and closing waits for it', async () => {
  vi.useFakeTimers()
  const slow = Promise.withResolvers<void>()
  let begun = 0
  let ended = 0
  const work = async () => {
    begun++
    await slow.promise
    ended++
  }
  const { close } = repeatWork({ work, everyMs: 1000, log, failure: 'Not done' })
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toBe(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toBe(1)
  let isClosed = false
  const closed = close().then(() => {
    isClosed = true
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(isClosed).toBe(false)
  slow.resolve()
  await closed
  expect(ended).toBe(begun)
  expect(vi.getTimerCount()).toBe(0)
})
