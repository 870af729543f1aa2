import { Readable } from 'node:stream'

/** Passes a stream on, and fails if the reader takes no chunk within the time limit. */
export function endStalled(source: Readable, timeoutMs: number): Readable {
  const taken = Readable.from(forward(source, timeoutMs), { objectMode: false })
  // A generator that has not started cannot clean up.
  return taken.once('close', () => source.destroy())
}

async function* forward(source: Readable, timeoutMs: number): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    const giveUp = () => source.destroy(new Error(`Nobody took the next chunk for ${timeoutMs / 1000} s.`))
    const timer = setTimeout(giveUp, timeoutMs)
    try {
      yield chunk
    } finally {
      clearTimeout(timer)
    }
  }
}
