import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Written under another name first, so that a file with a backup's name is complete. For its owner's eyes only. */
export async function writeWhole(archive: NodeJS.ReadableStream, target: string): Promise<void> {
  const draft = `${target}.part`
  try {
    await mkdir(dirname(target), { recursive: true })
    await pipeline(archive, createWriteStream(draft, { mode: 0o600 }))
    const file = await open(draft)
    await file.sync()
    await file.close()
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
