import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { explainFileError, StartError } from '../start-error.ts'

const busy = 5
const fullOrClosed: Record<number, string> = { 8: 'EACCES', 13: 'ENOSPC', 14: 'EACCES' }

/**
 * Holds the data folder for this process alone. Node has no file locks of its own, SQLite has: the kernel drops the lock
 * when the process ends, however it ends, so there is no stale lock to reason about.
 */
export function lockData(dataDir: string): () => void {
  try {
    const lock = new DatabaseSync(join(dataDir, 'lock'))
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    const reason = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
    if (reason === busy) {
      throw new StartError(
        `The shop is already running on the data in ${dataDir}; stop that one first, or give this one a folder of its own with DATA_DIR.`,
      )
    }
    throw explainFileError(Object.assign(new Error(String(error)), { code: fullOrClosed[reason] }), dataDir)
  }
}
