import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { type RepeatedWork, repeatWork } from '../platform/repeat-work.ts'
import { remindVisitors } from './reminders.ts'
import type { Sender } from './send-mails.ts'

type Options = Sender & { db: Database; log: Logger; everyMs?: number }

const fiveMinutesMs = 300_000

/** Reminds visitors on time; any number of processes may do so concurrently. */
export function startReminders({ db, log, everyMs = fiveMinutesMs, ...sender }: Options): RepeatedWork {
  const work = async () => {
    const count = await remindVisitors(db, sender)
    if (count > 0) log.info({ count }, 'reminders of visits were queued')
  }
  return repeatWork({ work, everyMs, log, failure: 'Visitors could not be reminded; trying again' })
}
