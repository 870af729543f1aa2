import type { Logger } from './log.ts'
import { noteFailure } from './outage/unavailable.ts'

type Options = {
  work(): Promise<void>
  everyMs: number
  log: Logger
  /** Logged when the work fails, unless a known outage is the cause; it runs again at its next time. */
  failure: string
}

export type RepeatedWork = {
  /** Waits for work that is under way. */
  close(): Promise<void>
}

/** Does the work now and again after each period, never twice at the same time. */
export function repeatWork({ work, everyMs, log, failure }: Options): RepeatedWork {
  let running = Promise.resolve()
  const run = () => {
    running = running.then(work).catch((err) => noteFailure(log, err, failure))
  }
  run()
  const timer = setInterval(run, everyMs).unref()
  return {
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
