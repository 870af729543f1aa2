import type { Call } from '../contract/call.ts'
import { type Send, sendByFetch } from '../contract/client.ts'

/**
 * A call got no answer from the shop: the browser is offline, the connection broke, the timeout passed, or the network
 * answered instead.
 */
export class NoConnection extends Error {}

const send = sendByFetch()

/** Without a timeout, a form whose answer or captcha never comes could not be sent again. */
export const formTimeoutMs = 20_000

/** Longer, because a page may be slow to load. Without a timeout, it could not be retried on a broken connection. */
export const pageTimeoutMs = 60_000

export const limitTime = (ms: number, giveUp: (reason: NoConnection) => void): void =>
  AbortSignal.timeout(ms).addEventListener('abort', () => giveUp(new NoConnection('Nothing came in time.')))

/** A call without a signal is a form's. Those of a page and its parts are cancelled with their page, or after a minute. */
export function sendFromBrowser(
  call: Call,
  input: object,
  signal?: AbortSignal,
  limit = signal ? pageTimeoutMs : formTimeoutMs,
): ReturnType<Send> {
  // Replaces `AbortSignal.any`, which phones of 2022 lack.
  const ending = new AbortController()
  const leave = () => ending.abort(signal?.reason)
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave)
  limitTime(limit, (reason) => ending.abort(reason))
  return sendOnce(call, input, ending.signal)
}

/**
 * Sends a call. A failure without an answer becomes `NoConnection`; if the page itself has cancelled the call, the
 * page's reason is kept. A 200 that is not JSON, or that lacks the field known for the call, is not from the shop: a
 * network answers with its own sign-in page instead.
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
