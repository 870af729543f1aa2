import { formatMoment } from '../contract/dates/staff-dates.ts'
import { restoreBackup } from '../server/platform/backup/restore-backup.ts'
import { readConfig } from '../server/platform/config.ts'
import { type Connection, openDatabase } from '../server/platform/database.ts'
import { replaceSessionSecret } from '../server/platform/session-secret.ts'
import { printError } from '../server/platform/shown-error.ts'
import { findSentence, StartError } from '../server/platform/start-error.ts'
import { openStorage } from '../server/platform/storage/storage.ts'
import { silenceCopy } from '../server/silence-copy.ts'
import { withDatabase } from './own-postgres.ts'

try {
  const words = process.argv.slice(2)
  const [archive] = words.filter((word) => word !== '--copy')
  if (!archive) throw new StartError('Please say which backup: npm run restore -- backups/showroom-….zip')
  console.log(await restore(archive, words.includes('--copy')))
} catch (error) {
  console.error(findSentence(error) ?? printError(error))
  process.exitCode = 1
}

/** `isCopy`: the original shop keeps running elsewhere, so the copy must not act on its mail. */
async function restore(archive: string, isCopy: boolean): Promise<string> {
  const config = readConfig(process.env)
  const { contents } = await withDatabase(config, async (connection) =>
    restoreBackup(archive, connection, await openStorage(config), async (secret) => {
      if (isCopy) await silence(connection)
      if (secret && config.keptSecret) replaceSessionSecret(config.dataDir, secret)
    }),
  )
  const day = formatMoment(contents.madeAt)
  return isCopy
    ? `A copy of the shop of ${day} is there. It sends no email, reads no mailbox and fetches no lists. Start it with npm start, without SMTP_URL.`
    : `The shop of ${day} is back. Start it with npm start: it then sends the emails that waited. If the shop itself goes on elsewhere, restore with --copy instead.`
}

async function silence(connection: Connection): Promise<void> {
  const { db, close } = await openDatabase(connection, { connections: 1 })
  try {
    await silenceCopy(db)
  } finally {
    await close()
  }
}
