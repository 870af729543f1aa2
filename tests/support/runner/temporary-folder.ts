import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
/** More than twice what a whole run keeps there at once. */
const needed = 4 * 2 ** 30

/**
 * Tests make and delete thousands of files a minute, which a disk can be slow at. They are kept in memory where the system has a
 * file system for that, with room; and are deleted with this process.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || Math.min(countFree(inMemory), freemem()) < needed) return
  const folder = mkdtempSync(join(inMemory, 'showroom-tests-'))
  // As the usual one is: servers that tests start have users of their own.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function countFree(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
