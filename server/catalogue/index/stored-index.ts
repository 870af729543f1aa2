import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../../platform/log.ts'
import { readSerialized, writeSerialized } from '../../platform/serialized/serialized-file.ts'
import type { Index } from '../search/catalogue-index.ts'

/** The index as it was when the shop last closed, so that a shop with many products starts quickly. */
export type StoredIndex = {
  /** Returns the stored index if it is of exactly this content. */
  take(content: string): Promise<Index | undefined>
  put(content: string, index: Index): Promise<void>
}

type Options = { folder: string; program: string; log: Logger }

/** A saved index that cannot be read is logged and ignored. Another version of the program may have built it differently. */
export function openStoredIndex({ folder, program, log }: Options): StoredIndex {
  const path = join(folder, 'search-index')
  const label = (content: string) => `${program} ${content}`
  let onDisk: string | undefined
  return {
    take: async (content) => {
      try {
        const index = (await readSerialized(path, label(content))) as Index | undefined
        if (index) onDisk = content
        return index
      } catch (err) {
        log.warn({ err, path }, 'the saved search index cannot be read; it is built again')
      }
    },
    put: async (content, index) => {
      if (onDisk === content) return
      await mkdir(folder, { recursive: true })
      await writeSerialized(path, label(content), index)
    },
  }
}

/** A build is one file, whose name contains the hashes of the others. Code that runs from source has no such name. */
export function nameProgram(): string | undefined {
  if (!import.meta.filename.endsWith('.js')) return undefined
  return `${hash('sha256', readFileSync(import.meta.filename), 'base64')} ${process.version}`
}
