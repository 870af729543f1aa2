import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInAgain } from '../unreachable.ts'
import { type Sending, sendBytes } from './send-upload.ts'

type Answer = { status: number; type: string; response: unknown }

/** A fake of the browser's request that responds immediately. */
const answerWith = ({ status, type, response }: Answer) =>
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      status = status
      response = response
      onload?: () => void
      open() {}
      getResponseHeader = () => type
      send = () => this.onload?.()
    },
  )
const send = (sending: Sending = {}) => sendBytes('/api/staff/files', new File(['x'], 'care.pdf'), 10, sending)
afterEach(() => vi.unstubAllGlobals())

test('a network’s own page in place of the shop’s response is a failed upload', async () => {
  // The browser returns null for a response that is not JSON.
  answerWith({ status: 200, type: 'text/html', response: null })
  expect(await send()).toMatchObject({
    status: 0,
    problem: { reason: expect.stringContaining('could not be reached') },
  })
})

test('the shop’s response is returned, even if it is empty or a refusal', async () => {
  const type = 'application/json; charset=utf-8'
  answerWith({ status: 200, type, response: null })
  expect(await send()).toBeNull()
  answerWith({ status: 415, type, response: { title: 'Not a file', reason: 'Send a PDF.' } })
  expect(await send()).toMatchObject({ status: 415, problem: { reason: 'Not a file. Send a PDF.' } })
})

test('an upload after the session has ended says to sign in again', async () => {
  answerWith({ status: 401, type: 'application/json', response: { title: 'Not signed in', reason: 'Please sign in.' } })
  expect(await send()).toMatchObject({ problem: { reason: expect.stringContaining(signInAgain) } })
})

describe('an upload that gets no answer', () => {
  const abort = vi.fn()
  let report: (loaded: number) => void
  beforeEach(() => {
    vi.useFakeTimers()
    abort.mockClear()
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload: { onprogress?(event: object): void } = {}
        onabort?: () => void
        open() {}
        send() {
          report = (loaded) => this.upload.onprogress?.({ loaded, total: 10 })
        }
        abort() {
          abort()
          this.onabort?.()
        }
      },
    )
  })
  afterEach(() => vi.useRealTimers())
  const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)
  const hasStopped = { status: 0, problem: { reason: expect.stringContaining('has stopped') } }

  test('ends a minute after its last byte, or if it never begins', async () => {
    const answer = send()
    minutes(0.9)
    report(1)
    minutes(0.9)
    expect(abort).not.toHaveBeenCalled()
    minutes(0.2)
    expect(abort).toHaveBeenCalledOnce()
    expect(await answer).toMatchObject(hasStopped)
    const never = send()
    minutes(1)
    expect(await never).toMatchObject(hasStopped)
  })

  test('goes on for as long as it moves', () => {
    void send()
    for (let loaded = 1; loaded < 10; loaded++) {
      minutes(0.9)
      report(loaded)
    }
    expect(abort).not.toHaveBeenCalled()
  })

  test('has five minutes to be answered once all of it is on its way', async () => {
    const answer = send()
    report(10)
    minutes(4.9)
    expect(abort).not.toHaveBeenCalled()
    minutes(0.1)
    expect(await answer).toMatchObject(hasStopped)
  })
})

test('an upload that has stalled ends when it is cancelled', async () => {
  const abort = vi.fn()
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      onabort?: () => void
      open() {}
      send() {}
      abort() {
        abort()
        this.onabort?.()
      }
    },
  )
  const end = new AbortController()
  const answer = send({ signal: end.signal })
  end.abort()
  expect(await answer).toMatchObject({ status: 0 })
  expect(abort).toHaveBeenCalledOnce()
})
