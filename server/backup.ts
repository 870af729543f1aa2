import { readClock } from '../contract/dates/clock.ts'
import { listFilesForBackup } from './media/files-for-backup.ts'
import { noteBackup } from './platform/backup/made-backups.ts'
import { type Backup, writeBackup } from './platform/backup/write-backup.ts'
import type { Config } from './platform/config.ts'
import type { Connection, Db } from './platform/database.ts'
import type { Logger } from './platform/log.ts'
import { noteFailure } from './platform/outage/unavailable.ts'
import type { Storage } from './platform/storage/storage.ts'

export type BackupSource = { config: Pick<Config, 'keptSecret'>; connection: Connection; storage: Storage }

export const backUpShop = ({ config, connection, storage }: BackupSource): Promise<Backup> =>
  writeBackup({ connection, storage, secret: config.keptSecret, listFiles: listFilesForBackup })

/** `showroom-2026-11-20-1015.zip`, by the clock of the shop. */
export function nameBackup(now: Date): string {
  const [day = '', time = ''] = readClock(now).split(' ')
  return `showroom-${day}-${time.slice(0, 5).replace(':', '')}.zip`
}

/** Records and logs how the download ends: a failure is logged whether this process or the client caused it. */
export async function noteDownload(db: Db, making: Promise<Backup>, log: Logger): Promise<Backup> {
  const backup = await making
  backup.done.then(
    async ({ madeAt, lost }) => {
      logDownload(log, lost)
      const failure = 'the time of a backup could not be recorded'
      await noteBackup(db, new Date(madeAt)).catch((err) => noteFailure(log, err, failure))
    },
    (err) => log.error({ err }, 'a backup did not finish'),
  )
  return backup
}

const maxNamed = 10

/** With a storage that is missing altogether, the names of all pictures would fill megabytes of the log. */
function logDownload(log: Logger, lost: string[]): void {
  const missing = { lost: lost.length, first: lost.slice(0, maxNamed) }
  if (lost.length > 0) log.error(missing, 'a backup was downloaded without what is missing from storage')
  else log.info('a backup was downloaded')
}
