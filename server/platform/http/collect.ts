import type { Readable } from 'node:stream'
import { Problem } from '../problem.ts'

const brokenOff = () => new Problem(400, 'Not complete', 'The transfer broke off. Please try again.')
const tooSlow = () => new Problem(408, 'Too slow', 'It took too long to arrive. Please try again.')

/** The greatest length of a body, and how long it may take to arrive. */
export type BodyLimit = { maxBytes: number; seconds: number }

/**
 * Passes on the body piece by piece. The rest of a refused body stays unread, so that the refusal can still be sent.
 */
export function collect(
  source: Readable,
  { maxBytes, seconds }: BodyLimit,
  refuse: (maxBytes: number) => Problem,
  take: (piece: Uint8Array) => void | Promise<void>,
): Promise<void> {
  // A stream that has already ended emits no `end`.
  if (source.readableEnded) return Promise.resolve()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let length = 0
  let taking: void | Promise<void>
  const giveUp = (error: unknown) => {
    source.pause()
    reject(error)
  }
  const onData = async (piece: Uint8Array) => {
    length += piece.length
    try {
      if (length > maxBytes) throw refuse(maxBytes)
      taking = take(piece)
      if (!taking) return
      source.pause()
      await taking
      source.resume()
    } catch (error) {
      giveUp(error)
    }
  }
  const onEnd = () => {
    // `close` follows at once, and only means a broken transfer if there was no `end`.
    source.off('close', onBreak)
    // A source may end while its last piece is still being taken.
    Promise.resolve(taking).then(resolve, reject)
  }
  const onBreak = () => reject(brokenOff())
  const timer = setTimeout(() => giveUp(tooSlow()), seconds * 1000)
  source.on('data', onData).once('end', onEnd).once('error', onBreak).once('close', onBreak)
  return promise.finally(() => {
    clearTimeout(timer)
    source.off('data', onData).off('end', onEnd).off('error', onBreak).off('close', onBreak)
    source.on('error', () => {})
  })
}
