import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
/** More than twice what a whole run holds there at once. */
const needed = 4 * 2 ** 30

/**
 * Tests create and delete thousands of files a minute, which is slow on some disks. Where the system has a file system in
 * memory with enough room, temporary files go there. They are deleted when this process ends.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || Math.min(countFree(inMemory), freemem()) < needed) return
  const folder = mkdtempSync(join(inMemory, 'showroom-tests-'))
  // Open to everybody like the usual folder, because servers that tests start run as other users.
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
