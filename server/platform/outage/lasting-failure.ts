import type { Logger } from '../log.ts'
import { noteFailure } from './unavailable.ts'

/** For work that is tried again and again: logs each reason of its failures once, until the work succeeds. */
export function followFailures(log: Logger, words: string) {
  let noted = ''
  return {
    failed: (err: unknown) => {
      const reason = nameCause(err)
      if (reason !== noted) noteFailure(log, err, words)
      noted = reason
    },
    succeeded: () => {
      noted = ''
    },
  }
}

const nameCause = (err: unknown): string =>
  err instanceof Error && err.cause instanceof Error ? nameCause(err.cause) : String(err)
