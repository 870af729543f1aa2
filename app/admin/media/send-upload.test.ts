import { afterEach, expect, test, vi } from 'vitest'
import { type Sending, sendBytes } from './send-upload.ts'

type Answer = { status: number; type: string; response: unknown }

/** The browser's request, which is answered at once. */
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

test('a page of the network in place of an answer of the shop is a failed upload', async () => {
  // The browser gives null for what is not JSON.
  answerWith({ status: 200, type: 'text/html', response: null })
  expect(await send()).toMatchObject({
    status: 0,
    problem: { reason: expect.stringContaining('could not be reached') },
  })
})

test('an answer of the shop is passed on, also if there is nothing to say', async () => {
  const type = 'application/json; charset=utf-8'
  answerWith({ status: 200, type, response: null })
  expect(await send()).toBeNull()
  answerWith({ status: 415, type, response: { title: 'Not a file', reason: 'Send a PDF.' } })
  expect(await send()).toMatchObject({ status: 415, problem: { reason: 'Not a file. Send a PDF.' } })
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
