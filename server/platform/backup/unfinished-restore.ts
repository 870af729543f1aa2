import type { Sql } from 'postgres'
import { type Connection, openDatabase } from '../database.ts'
import { StartError } from '../start-error.ts'

const restoreLock = 7_346_120

/** A lock that is held until it is released or the process ends. */
export async function lockRestore(connection: Connection): Promise<() => Promise<void>> {
  const { sql, close } = await openDatabase(connection, { connections: 1 })
  const [row] = await sql<{ isMine: boolean }[]>`select pg_try_advisory_lock(${restoreLock}) as "isMine"`
  if (row?.isMine) return close
  await close()
  throw new StartError('Another restore into this database is running. Wait until it has ended.')
}

/** The mark is in the schema of the migrations, because whatever empties the database drops that schema too. */
export async function markUnfinished(sql: Sql): Promise<void> {
  await sql`create schema if not exists drizzle`
  await sql`create table drizzle.unfinished_restore ()`
}

export async function unmarkUnfinished(sql: Sql): Promise<void> {
  await sql`drop table drizzle.unfinished_restore`
}

/** Whether a restore of this database has begun and not finished: it is still running, or it or the database was killed. */
export async function isUnfinished(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ isMarked: boolean }[]>`
    select to_regclass('drizzle.unfinished_restore') is not null as "isMarked"`
  return row?.isMarked ?? false
}

/** A shop that opens a half-restored database, or backs it up, would take the missing half for deleted. */
export async function refuseUnfinished(sql: Sql): Promise<void> {
  if (!(await isUnfinished(sql))) return
  throw new StartError(
    'A backup is being restored into this database, or its restore was interrupted. Wait until it has ended; if none is running, run npm run restore again.',
  )
}
