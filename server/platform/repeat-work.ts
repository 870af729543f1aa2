import type { Logger } from './log.ts'
import { followFailures } from './outage/lasting-failure.ts'

type Options = {
  work(): Promise<void>
  everyMs: number
  log: Logger
  /** Logged when the work begins to fail, unless a known outage is the cause; it runs again at its next time. */
  failure: string
}

export type RepeatedWork = {
  /** Waits for work that is under way. */
  close(): Promise<void>
}

/** Runs the work now and again after each period, never twice at the same time. */
export function repeatWork({ work, everyMs, log, failure }: Options): RepeatedWork {
  const failures = followFailures(log, failure)
  let running = Promise.resolve()
  const run = () => {
    running = running.then(work).then(failures.succeeded, failures.failed)
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
