import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backUpShop, nameBackup } from '../server/backup.ts'
import type { Contents } from '../server/platform/backup/contents.ts'
import { noteBackup } from '../server/platform/backup/made-backups.ts'
import { explainTarget, writeAtomically } from '../server/platform/backup/write-file.ts'
import { readConfig } from '../server/platform/config.ts'
import { type Connection, openDatabase } from '../server/platform/database.ts'
import { printError } from '../server/platform/shown-error.ts'
import { findSentence } from '../server/platform/start-error.ts'
import { openStorage } from '../server/platform/storage/storage.ts'
import { withDatabase } from './own-postgres.ts'

try {
  const target = resolve(process.argv[2] ?? join('backups', nameBackup(new Date())))
  const { tables, files, lost } = await backUp(target)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = ((await stat(target)).size / 1e6).toFixed(1)
  console.log(`Backed up ${rows} rows and ${files.length} pictures and files to ${target} (${megabytes} MB).`)
  for (const key of lost) console.error(`Missing from the shop's storage, so not in the backup: ${key}`)
} catch (error) {
  console.error(findSentence(error) ?? printError(error))
  process.exitCode = 1
}

function backUp(target: string): Promise<Contents> {
  const config = readConfig(process.env)
  return withDatabase(config, async (connection) => {
    const backup = await backUpShop({ config, connection, storage: await openStorage(config) })
    await writeAtomically(backup.archive, target).catch((error) => {
      throw explainTarget(error, target)
    })
    const contents = await backup.done
    // A database that has not been migrated may lack the column for this; the backup is complete without it.
    await note(connection, contents).catch(() => {})
    return contents
  })
}

/** Records the backup, so that the shop can show its owner when the last one was made. */
async function note(connection: Connection, { madeAt }: Contents): Promise<void> {
  const { db, close } = await openDatabase(connection, { connections: 1 })
  await noteBackup(db, new Date(madeAt)).finally(close)
}
