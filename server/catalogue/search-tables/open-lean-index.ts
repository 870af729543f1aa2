import type { Db } from '../../platform/database.ts'
import type { Index } from '../search/catalogue-index.ts'
import { createLeanIndex } from '../search/lean-index.ts'
import type { Parts, Source } from '../search/storage/fetched-parts.ts'
import { keepParts, readParts } from './fetch-parts.ts'

/** `reading`: the database that public requests read, perhaps a replica. `primary`: the database that it follows. */
type Databases = { reading: Db; primary: Db }

/** Creates an empty index that follows the tables. */
export function openLeanIndex({ reading, primary }: Databases): Index {
  const source: Source = {
    version: -1,
    turns: 0,
    turn: 0,
    running: new Set(),
    fetch: async (parts: Parts, turn: number) => {
      // A replica may lag behind the index, and the index may advance while something is read.
      for (const from of [reading, primary, primary]) {
        const read = await readParts(from, parts)
        if (read.version >= source.version) return keepParts(index, source, turn, read)
      }
      throw new Error('The search tables are older than the index.')
    },
  }
  const index = createLeanIndex(source)
  return index
}
