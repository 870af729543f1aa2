import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatMoment } from '../contract/dates/staff-dates.ts'
import { restoreBackup } from '../server/platform/backup/restore-backup.ts'
import { readConfig } from '../server/platform/config.ts'
import { openLog } from '../server/platform/log.ts'
import { printError } from '../server/platform/shown-error.ts'
import { findSentence, StartError } from '../server/platform/start-error.ts'
import { openStorage } from '../server/platform/storage/storage.ts'
import { reachDatabase } from './own-postgres.ts'

try {
  const archive = process.argv[2]
  if (!archive) throw new StartError('Please say which backup: npm run restore -- backups/showroom-….zip')
  console.log(await restore(archive))
} catch (error) {
  console.error(findSentence(error) ?? printError(error))
  process.exitCode = 1
}

async function restore(archive: string): Promise<string> {
  const config = readConfig(process.env)
  const { connection, leave } = await reachDatabase(config, openLog('warn'))
  try {
    const { contents, secret } = await restoreBackup(archive, connection, await openStorage(config))
    if (secret && config.keptSecret) await writeFile(join(config.dataDir, 'secret'), `${secret}\n`, { mode: 0o600 })
    return `The shop of ${formatMoment(contents.madeAt)} is back. Start it with npm start.`
  } finally {
    await leave()
  }
}
