import { Readable } from 'node:stream'

/** A stream that fails when its reader takes no piece for so long. */
export function endStalled(source: Readable, timeoutMs: number): Readable {
  const taken = Readable.from(passOn(source, timeoutMs), { objectMode: false })
  // A generator that has not started cannot clean up.
  return taken.once('close', () => source.destroy())
}

async function* passOn(source: Readable, timeoutMs: number): AsyncGenerator<Buffer> {
  for await (const piece of source) {
    const giveUp = () => source.destroy(new Error(`Nobody took the next piece for ${timeoutMs / 1000} s.`))
    const timer = setTimeout(giveUp, timeoutMs)
    try {
      yield piece
    } finally {
      clearTimeout(timer)
    }
  }
}
