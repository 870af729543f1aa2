import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { sweepMailFolder } from '../platform/mail/folder-sweep.ts'
import { forgetOldCounts } from '../platform/rate-limit/limit.ts'
import { type RepeatedWork, repeatWork } from '../platform/repeat-work.ts'
import { forgetUnusedShares } from '../shortlists/shares.ts'
import { forgetExpired } from '../staff/expired-rows.ts'
import { carryOutRetention } from './retention.ts'

type Options = {
  db: Database
  /** The folder for mails that are written to files, because mail is not set up. */
  mailFolder: string
  log: Logger
  everyMs?: number
}

const sixHoursMs = 21_600_000

/** Erases expired data at the start of the shop and a few times a day. */
export function startRetention({ db, mailFolder, log, everyMs = sixHoursMs }: Options): RepeatedWork {
  const work = async () => {
    await carryOutRetention(db)
    await forgetUnusedShares(db)
    await forgetOldCounts(db)
    await forgetExpired(db)
    await sweepMailFolder(db, mailFolder)
  }
  return repeatWork({ work, everyMs, log, failure: 'Old records could not be erased; trying again' })
}
