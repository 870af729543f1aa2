import { constants } from 'node:os'

type Close = () => Promise<unknown>
const closers: Close[] = []

/** Registers a function that stops something when the command is terminated; the last registered runs first. */
export function onEnd(close: Close): void {
  closers.push(close)
  if (closers.length > 1) return
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      for (const each of closers.toReversed()) await each().catch(console.error)
      process.exit(128 + constants.signals[signal])
    })
  }
}
