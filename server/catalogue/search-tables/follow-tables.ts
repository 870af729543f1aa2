import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Db } from '../../platform/database.ts'
import type { Index } from '../search/catalogue-index.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { readNewer, readTables, readVersionOfTables } from './read-tables.ts'

/** `primary`: the database that the public reads, or whose replica it reads. `program`: the program that writes the tables. */
export type Tables = { primary: Database; program: string }

type Wanted = Tables & { clock(): Date; version: number }

const everyMs = 20
const timeoutMs = 15_000

/** Brings the tables up to this version of the content, and the index up to the tables. */
export async function followTables(db: Db, index: Index, { version, ...writer }: Wanted): Promise<void> {
  const isStart = index.source?.version === -1
  await bringUpToDate(writer, { isStart })
  const deadline = performance.now() + timeoutMs
  while ((await readVersionOfTables(db)) < version) {
    if (performance.now() > deadline) throw new Error('The replica does not follow the tables of search.')
    await pause(everyMs)
  }
  await (isStart ? readTables(db, index) : readNewer(db, index))
}
