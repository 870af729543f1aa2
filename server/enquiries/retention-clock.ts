import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { carryOutRetention } from './retention.ts'

type Options = { db: Database; log: Logger; everyMs?: number }

const sixHours = 21_600_000

/** Erases what is old at the start of the shop and a few times a day. */
export function startRetention({ db, log, everyMs = sixHours }: Options): { close(): Promise<void> } {
  let running = Promise.resolve()
  const run = () => {
    running = running.then(() =>
      carryOutRetention(db).catch((err) => log.error({ err }, 'Old enquiries could not be erased; it is tried again')),
    )
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
