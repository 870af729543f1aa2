import type { BookingKeys } from './bookings/booking-keys.ts'
import { startReminders } from './bookings/reminder-clock.ts'
import { forgetTargets } from './catalogue/bulk/forget-targets.ts'
import { forgetImports } from './catalogue/import/forget-imports.ts'
import type { FileReader } from './catalogue/import/reading/file-reader.ts'
import { watchLists } from './catalogue/supplier-lists/watch-lists.ts'
import { openMailReader } from './enquiries/answers/read-mail.ts'
import { takeMails } from './enquiries/answers/take-mail.ts'
import { startRetention } from './enquiries/retention-clock.ts'
import { runLargeInOwnProcess } from './large-tasks.ts'
import { findUsed } from './lazy-parts.ts'
import type { MailParts } from './mail/mail-parts.ts'
import { watchMailbox } from './mail/mailbox/watch-mailbox.ts'
import { startClearingOut } from './media/clear-out.ts'
import type { Media } from './media/media.ts'
import { forgetLeft } from './overview/demonstration/forget.ts'
import { startHealthReports } from './overview/health/report-health.ts'
import type { ResponseTimes } from './overview/health/response-times.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/database.ts'
import type { Logger } from './platform/log.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { recordOldMails } from './platform/mail/old-mails.ts'
import { startOutbox } from './platform/mail/outbox.ts'
import { hideOldLinks } from './platform/mail/queue.ts'
import { runTasks } from './platform/tasks/task-runner.ts'
import { openSafetyCopies } from './safety-copies.ts'
import { listCatalogueKinds, listDemonstrationKinds } from './task-kinds.ts'

type Parts = {
  config: Config
  database: OpenDatabase
  media: Media
  mail: MailParts
  keys: BookingKeys
  /** Closed by its owner once the work has stopped: closed earlier, it would make a task report its file as unreadable. */
  reader: FileReader
  responseTimes: ResponseTimes
  log: Logger
}

/** Starts the background work: sending and fetching mail, tasks, fetching suppliers' lists, and deleting old records. */
export async function startBackgroundWork(parts: Parts) {
  const { config, database, media, mail, keys, reader, responseTimes, log } = parts
  const { db, throughOutages, connection, listener: sql } = database
  const { publicUrl } = config
  const { storage } = media
  await throughOutages(() => recordOldMails(db, mail))
  await throughOutages(() => hideOldLinks(db))
  const { copyShop, removeCopies } = openSafetyCopies({ config, connection, storage, dataDir: config.dataDir, log })
  const mailReader = openMailReader()
  const take = takeMails({ mail, reader: mailReader, publicUrl, log })
  const works = [
    startOutbox({ db, sql, mailer: openMailer({ ...mail, log }), log }),
    watchMailbox({ db, sql, mail, take, log }),
    watchLists({ db, sql, media, reader, log, box: mail.box, publicUrl, internalHosts: config.internalListHosts }),
    runTasks({ db, sql, log, kinds: { ...listCatalogueWork(parts), ...listDemonstrationKinds(copyShop) } }),
    startReminders({ db, publicUrl, keys, log }),
    startHealthReports({ db, responseTimes, log }),
    startRetention({ db, mailFolder: mail.folder, log }),
  ]
  const eraseFirst = async (before: Date) => {
    await forgetLeft({ db, removeCopies }, before)
    await forgetImports({ db, storage })
    await forgetTargets(db)
  }
  const clearing = startClearingOut({ db, storage, log, eraseFirst, findUsed: (hashes) => findUsed(db, hashes) })
  return {
    close: async () => {
      await Promise.all(works.map((work) => work.close()))
      mailReader.close()
      await clearing.close()
    },
  }
}

function listCatalogueWork({ config, database, media, reader }: Parts) {
  const { dataDir, s3, avifEffort, databasePool: pool } = config
  const source = { dataDir, s3, avifEffort, connection: database.connection, pool }
  return runLargeInOwnProcess(listCatalogueKinds({ media, reader }), source)
}
