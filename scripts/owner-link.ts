import { refuseUnfinished } from '../server/platform/backup/unfinished-restore.ts'
import { readConfig } from '../server/platform/config.ts'
import { type Connection, openDatabase } from '../server/platform/database.ts'
import { printError } from '../server/platform/shown-error.ts'
import { findSentence, StartError } from '../server/platform/start-error.ts'
import { offerRescueLink } from '../server/staff/rescue-link.ts'
import { withDatabase } from './own-postgres.ts'

try {
  const { name, link } = await makeLink(process.argv[2])
  console.log(`With this link ${name} chooses a new password; an authenticator app and passkeys are removed with it.`)
  console.log(`It works once, within an hour:\n\n${link}\n`)
} catch (error) {
  console.error(findSentence(error) ?? printError(error))
  process.exitCode = 1
}

function makeLink(email: string | undefined) {
  const config = readConfig(process.env)
  return withDatabase(config, (connection) => offerLink(connection, config.publicUrl, email))
}

async function offerLink(connection: Connection, publicUrl: string, email: string | undefined) {
  const { db, sql, close } = await openDatabase(connection)
  try {
    await refuseUnfinished(sql)
    return await offerRescueLink(db, publicUrl, email)
  } catch (error) {
    throw isNotMigrated(error)
      ? new StartError(
          'No shop has run here, or only an older one. Are DATA_DIR and DATABASE_URL the shop’s? Then start it once.',
        )
      : error
  } finally {
    await close()
  }
}

/** A table, or a column of one, is missing. */
function isNotMigrated(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && ['42P01', '42703'].includes(String(cause.code))
}
