import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupSource, backUpShop } from './backup.ts'
import type { CopyShop } from './overview/demonstration/leave.ts'
import { writeAtomically } from './platform/backup/write-file.ts'
import type { Logger } from './platform/log.ts'
import { openPrivateFolder } from './platform/private-folder.ts'
import { Problem } from './platform/problem.ts'

type Parts = BackupSource & { dataDir: string; log: Logger }

/** Backups that the shop makes automatically before it removes many records: in its data folder, readable on its host alone. */
export function openSafetyCopies({ dataDir, log, ...shop }: Parts) {
  const folder = join(dataDir, 'backups')
  const copyShop: CopyShop = async (name) => {
    try {
      await openPrivateFolder(folder)
      const { archive, done } = await backUpShop(shop)
      await writeAtomically(archive, join(folder, name))
      await done
      return join('backups', name)
    } catch (err) {
      log.error({ err }, 'a backup could not be written')
      throw new Problem(500, 'No backup', 'The backup before it could not be written, so nothing was changed.')
    }
  }
  return { copyShop, removeCopies: (before: Date) => removeOlder(folder, before) }
}

/** Removes old backups, but no file that somebody has put into the folder by hand. */
async function removeOlder(folder: string, before: Date): Promise<void> {
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    if (!name.startsWith('before-')) continue
    const path = join(folder, name)
    // Another process may have removed the file since it was listed.
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}
