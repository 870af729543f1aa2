import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { sweepMailFolder } from '../platform/mail/folder-sweep.ts'
import { forgetUnusedShares } from '../shortlists/shares.ts'
import { carryOutRetention } from './retention.ts'

type Options = {
  db: Database
  /** The folder of mails that could not be sent. */
  mailFolder: string
  log: Logger
  everyMs?: number
}

const sixHours = 21_600_000

/** Erases what is old at the start of the shop and a few times a day. */
export function startRetention({ db, mailFolder, log, everyMs = sixHours }: Options): { close(): Promise<void> } {
  let running = Promise.resolve()
  const forget = async () => {
    try {
      await carryOutRetention(db)
      await forgetUnusedShares(db)
      await sweepMailFolder(db, mailFolder)
    } catch (err) {
      log.error({ err }, 'What is old could not be erased; it is tried again')
    }
  }
  const run = () => {
    running = running.then(forget)
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
