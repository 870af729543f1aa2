import type { Logger } from '../log.ts'
import { noteFailure } from './unavailable.ts'

/** Daily work that fails is logged each day. */
const againAfterMs = 3_600_000

/** For work that is retried: logs each reason for failure once, until the work succeeds or an hour has passed. */
export function followFailures(log: Logger, words: string) {
  let noted = ''
  let notedAt = 0
  return {
    failed: (err: unknown) => {
      const reason = nameCause(err)
      if (reason === noted && performance.now() - notedAt < againAfterMs) return
      noted = reason
      notedAt = performance.now()
      noteFailure(log, err, words)
    },
    succeeded: () => {
      noted = ''
    },
  }
}

const nameCause = (err: unknown): string =>
  err instanceof Error && err.cause instanceof Error ? nameCause(err.cause) : String(err)
