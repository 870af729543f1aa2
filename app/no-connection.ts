import { type Send, sendByFetch } from '../contract/client.ts'

/** A call got no answer of ours: the browser is offline, the line broke, nothing came in time, or the network answered instead. */
export class NoConnection extends Error {}

const send = sendByFetch()

/** Without a limit, a form whose answer never comes could not be sent again. */
const patience = 20_000

/**
 * Sends a call. A failure without an answer becomes `NoConnection`, unless the page has cancelled the call itself: then it
 * is the page's reason. A call without a signal is given up after a while; the others end with their page.
 * A 200 that is no JSON, or lacks the field that the call knows of, is not ours: a network sends its own page, to sign in
 * to it, in place of any answer.
 */
export const sendFromBrowser: Send = async (call, input, signal) => {
  try {
    const answer = await send(call, input, signal ?? AbortSignal.timeout(patience))
    const { status, body } = answer
    if (status === 200 && (typeof body === 'string' || (call.field && !(call.field in Object(body))))) throw body
    return answer
  } catch (error) {
    throw signal?.aborted ? signal.reason : new NoConnection('No answer.', { cause: error })
  }
}
