import { type Send, sendByFetch } from '../contract/client.ts'

/** A call got no answer at all: the browser is offline, or the line broke. */
export class NoConnection extends Error {
  override name = 'NoConnection'
}

const send = sendByFetch()

/** Sends a call. A failure without an answer becomes `NoConnection`, unless the page has cancelled the call itself. */
export const sendFromBrowser: Send = async (call, input, signal) => {
  try {
    return await send(call, input, signal)
  } catch (error) {
    throw signal?.aborted ? error : new NoConnection('The shop cannot be reached.', { cause: error })
  }
}
