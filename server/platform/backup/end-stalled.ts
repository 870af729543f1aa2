import { Readable } from 'node:stream'

/** A stream that fails when its reader takes no piece for so long. */
export function endStalled(source: Readable, patienceMs: number): Readable {
  const taken = Readable.from(passOn(source, patienceMs), { objectMode: false })
  // A generator that has not started cannot clean up.
  return taken.once('close', () => source.destroy())
}

async function* passOn(source: Readable, patienceMs: number): AsyncGenerator<Buffer> {
  for await (const piece of source) {
    const giveUp = () => source.destroy(new Error(`Nobody took the next piece for ${patienceMs / 1000} s.`))
    const timer = setTimeout(giveUp, patienceMs)
    try {
      yield piece
    } finally {
      clearTimeout(timer)
    }
  }
}
