import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../start-error.ts'

/** Writes a draft and renames it, so that a file with the name of a backup is complete. Only its owner may read it. */
export async function writeAtomically(archive: Readable, target: string): Promise<void> {
  const draft = `${target}.${randomUUID()}.part`
  try {
    await mkdir(dirname(target), { recursive: true })
    await pipeline(archive, createWriteStream(draft, { mode: 0o600 }))
    const file = await open(draft)
    await file.sync()
    await file.close()
    await rename(draft, target)
  } catch (error) {
    // If nothing has read the archive yet, its producer would wait for a reader for ever.
    archive.destroy()
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
}

/** EFBIG: a memory stick with the file system FAT32 holds no file of 4 GB. */
const ofTarget = /^(ENOSPC|EFBIG|EDQUOT|EACCES|EPERM|EROFS|ENOTDIR|EEXIST|EISDIR|ENOENT|ENAMETOOLONG)$/

export function explainTarget(error: unknown, target: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!ofTarget.test(code)) return error
  return new StartError(
    `The backup can't be written to ${target} (${code}). Make room or open the folder there, or name another place: npm run backup -- /elsewhere/shop.zip`,
  )
}
