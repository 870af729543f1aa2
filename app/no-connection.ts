import { type Send, sendByFetch } from '../contract/client.ts'

/** A call got no answer at all: the browser is offline, the line broke, or nothing came in time. */
export class NoConnection extends Error {
  override name = 'NoConnection'
}

const send = sendByFetch()

/** Without a limit, a form whose answer never comes could not be sent again. */
const patience = 20_000

/**
 * Sends a call. A failure without an answer becomes `NoConnection`, unless the page has cancelled the call itself. A call
 * without a signal is given up after a while; the others end with their page, which may load for long on a slow line.
 */
export const sendFromBrowser: Send = async (call, input, signal) => {
  try {
    return await send(call, input, signal ?? AbortSignal.timeout(patience))
  } catch (error) {
    throw signal?.aborted ? error : new NoConnection('No answer.', { cause: error })
  }
}
