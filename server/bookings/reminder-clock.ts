import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { remindVisitors } from './reminders.ts'
import type { Sender } from './send-letters.ts'

type Options = Sender & { db: Database; log: Logger; everyMs?: number }

const fiveMinutes = 300_000

/** Reminds visitors in time, beside any number of other processes that do the same. */
export function startReminders({ db, log, everyMs = fiveMinutes, ...sender }: Options): { close(): Promise<void> } {
  let running = Promise.resolve()
  const remind = async () => {
    try {
      const count = await remindVisitors(db, sender)
      if (count > 0) log.info({ count }, 'Visitors are reminded')
    } catch (err) {
      log.error({ err }, 'Visitors could not be reminded; it is tried again')
    }
  }
  const run = () => {
    running = running.then(remind)
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
