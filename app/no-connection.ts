import type { Call } from '../contract/call.ts'
import { type Send, sendByFetch } from '../contract/client.ts'

/** A call got no answer of ours: the browser is offline, the line broke, nothing came in time, or the network answered instead. */
export class NoConnection extends Error {}

const send = sendByFetch()

/** Without a limit, a form whose answer or captcha never comes could not be sent again. */
export const formTimeoutMs = 20_000

/** Longer, as a page may come on a slow line. Without a limit, it could not be tried again on one that has gone. */
export const pageTimeoutMs = 60_000

export const limitTime = (ms: number, giveUp: (reason: NoConnection) => void): void =>
  AbortSignal.timeout(ms).addEventListener('abort', () => giveUp(new NoConnection('Nothing came in time.')))

/** A call without a signal is a form's. Those of a page and its parts have one: they end with their page, or after a minute. */
export function sendFromBrowser(
  call: Call,
  input: object,
  signal?: AbortSignal,
  limit = signal ? pageTimeoutMs : formTimeoutMs,
): ReturnType<Send> {
  // In place of `AbortSignal.any`, which phones of 2022 lack.
  const ending = new AbortController()
  const leave = () => ending.abort(signal?.reason)
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave)
  limitTime(limit, (reason) => ending.abort(reason))
  return sendOnce(call, input, ending.signal)
}

/**
 * Sends a call. A failure without an answer becomes `NoConnection`, unless the page has cancelled the call itself: then it
 * is the page's reason.
 * A 200 that is no JSON, or lacks the field that the call knows of, is not ours: a network sends its own page, to sign in
 * to it, in place of any answer.
 */
const sendOnce: Send = async (call, input, signal) => {
  try {
    const answer = await send(call, input, signal)
    const { status, body } = answer
    if (status === 200 && (typeof body === 'string' || (call.field && !(call.field in Object(body))))) throw body
    return answer
  } catch (error) {
    throw signal?.aborted ? signal.reason : new NoConnection('No answer.', { cause: error })
  }
}
