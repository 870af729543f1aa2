import { loadDemoIfEmpty } from '../db/demo/load.ts'
import { refuseUnfinished } from '../server/platform/backup/unfinished-restore.ts'
import { readConfig } from '../server/platform/config.ts'
import { migrateDatabase, openDatabase } from '../server/platform/database.ts'
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/start.ts'
import { openLog } from '../server/platform/log.ts'
import { printError } from '../server/platform/shown-error.ts'
import { findSentence, StartError } from '../server/platform/start-error.ts'
import { openStorage } from '../server/platform/storage/storage.ts'

const closers: (() => Promise<void>)[] = []
try {
  await loadDemo()
  console.log('The demonstration shop is loaded.')
} catch (error) {
  console.error(findSentence(error) ?? printError(error))
  process.exitCode = 1
}
for (const close of closers.toReversed()) await close()

async function loadDemo(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const connection = config.databaseDirectUrl ?? config.databaseUrl ?? (await startOwnPostgres())
  const database = await openDatabase(connection)
  closers.push(database.close)
  await refuseUnfinished(database.sql)
  await migrateDatabase(connection)
  const storage = await openStorage(config)
  if (!(await loadDemoIfEmpty({ db: database.db, storage, log })))
    throw new StartError(
      'This shop already has a catalogue, which is left as it is: the demonstration goes into an empty one.',
    )

  async function startOwnPostgres() {
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log })
    closers.push(postgres.stop)
    return postgres.connection
  }
}
