import { loadDemoIfEmpty } from '../db/demo/load.ts'
import { refuseUnfinished } from '../server/platform/backup/unfinished-restore.ts'
import { type Config, readConfig } from '../server/platform/config.ts'
import { type Connection, migrateDatabase, openDatabase } from '../server/platform/database.ts'
import { openLog } from '../server/platform/log.ts'
import { printError } from '../server/platform/shown-error.ts'
import { findSentence, StartError } from '../server/platform/start-error.ts'
import { openStorage } from '../server/platform/storage/storage.ts'
import { withDatabase } from './own-postgres.ts'

try {
  const config = readConfig(process.env)
  await withDatabase(config, (connection) => loadDemo(config, connection))
  console.log('The demonstration shop is loaded.')
} catch (error) {
  console.error(findSentence(error) ?? printError(error))
  process.exitCode = 1
}

async function loadDemo(config: Config, connection: Connection): Promise<void> {
  const { db, sql, close } = await openDatabase(connection)
  try {
    await refuseUnfinished(sql)
    await migrateDatabase(connection)
    const storage = await openStorage(config)
    if (!(await loadDemoIfEmpty({ db, storage, log: openLog('warn') })))
      throw new StartError(
        'This shop already has a catalogue, which is left as it is: the demonstration goes into an empty one.',
      )
  } finally {
    await close()
  }
}
