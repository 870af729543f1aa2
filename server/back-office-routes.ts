import { join } from 'node:path'
import type { Hono } from 'hono'
import { signInCalls, staffCalls } from '../contract/staff/calls.ts'
import { mountUnanswered } from './api-methods.ts'
import { answerBackOfficeCalls } from './back-office.ts'
import { type BackupSource, backUpShop, noteDownload } from './backup.ts'
import { mountBackup } from './backup-download.ts'
import type { BookingKeys } from './bookings/booking-keys.ts'
import { bookingDownloadRoutes } from './bookings/downloads.ts'
import { importRoutes } from './catalogue/import/import-routes.ts'
import type { FileReader } from './catalogue/import/reading/file-reader.ts'
import type { Catalogue } from './catalogue/index/catalogue.ts'
import { sheetRoutes } from './catalogue/sheets/downloads.ts'
import { downloadRoutes } from './enquiries/downloads.ts'
import { mountCalls } from './http-calls.ts'
import type { MailParts } from './mail/mail-parts.ts'
import type { Media } from './media/media.ts'
import { copyTextPictures } from './media/text-pictures/copy-text-pictures.ts'
import { uploadRoutes } from './media/uploads.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/database.ts'
import { openArrivals } from './platform/http/arrivals.ts'
import { createLazyRoutes } from './platform/http/lazy-routes.ts'
import type { Logger } from './platform/log.ts'
import { type Bindings, type BoundCall, bindCalls } from './serve.ts'
import { guardCalls, requireStaffWith } from './staff/access.ts'
import { answerSignInCalls, mountSignIn } from './staff/api.ts'
import type { Auth } from './staff/auth.ts'
import { openBreaches } from './staff/passwords/breaches.ts'

type Parts = Pick<BackupSource, 'connection' | 'storage'> & {
  config: Config
  database: OpenDatabase
  catalogue: Catalogue
  media: Media
  mail: MailParts
  keys: BookingKeys
  reader: FileReader
  auth: Auth
  log: Logger
  /** Wraps each call, for example to measure its time. */
  follow(calls: BoundCall[]): BoundCall[]
}

/** Every route that is for staff alone. */
export function createBackOfficeRoutes(parts: Parts): Hono<Bindings> {
  const { config, connection, storage, media, reader, auth, log, follow } = parts
  const { publicUrl } = config
  const { db } = parts.database
  const app = createLazyRoutes<Bindings>()
  mountSignIn(app, { db, auth, publicUrl })
  mountCalls(app, follow(bindBackOfficeCalls(parts)))
  const arrivals = openArrivals(join(config.dataDir, 'arrivals'))
  const requireStaff = requireStaffWith({ auth, publicUrl })
  uploadRoutes(app, { db, media, arrivals, requireStaff })
  importRoutes(app, { db, storage, reader, arrivals, requireStaff })
  mountBackup(app, { requireStaff, backUp: () => noteDownload(db, backUpShop({ config, connection, storage }), log) })
  downloadRoutes(app, { db, requireStaff })
  bookingDownloadRoutes(app, { db, requireStaff })
  sheetRoutes(app, { db, requireStaff, publicUrl })
  mountUnanswered(app, '/api/*')
  return app
}

function bindBackOfficeCalls({ config, database, catalogue, media, mail, keys, auth, log }: Parts): BoundCall[] {
  const { publicUrl, breachedPasswordsUrl: rangeUrl } = config
  const { db } = database
  const isBreached = rangeUrl === undefined ? undefined : openBreaches({ rangeUrl, log })
  const staffParts = { db, auth, publicUrl, mail, isBreached }
  const answers = answerBackOfficeCalls({ ...staffParts, keys, media, readIndex: () => catalogue.index })
  return [
    ...bindCalls(signInCalls, answerSignInCalls({ ...staffParts, log })),
    ...guardCalls(copyTextPictures(bindCalls(staffCalls, answers), { db, media, publicUrl }), { auth, publicUrl }),
  ]
}
