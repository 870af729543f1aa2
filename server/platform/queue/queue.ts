import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../database.ts'

export type Row<T extends PgTable> = T['$inferSelect']
/** New values of columns, by their names in the table. */
export type Changes<T extends PgTable = PgTable> = PgUpdateSetSource<T>

/**
 * A table whose rows are processed by any number of processes. A row holds its own payload, and keeps it after it is
 * completed or dead: its deletion is decided elsewhere.
 */
export interface Queue<T extends PgTable> extends AnyQueue {
  table: T
  columns: Columns<keyof Row<T> & string>
  failing: Failing<Changes<T>>
}

export type AnyQueue = {
  table: PgTable
  /** The NOTIFY channel that wakes the workers. */
  channel: string
  columns: Columns<string>
  /** A queue may call both the same: then only `dueAt` says whether a row is claimed. */
  states: { waiting: string; claimed: string }
  failing: Failing<object>
}

type Columns<Name> = {
  key: Name
  state: Name
  /** Counts the claims. A lease is known by this number, so a worker that lost its lease cannot complete the row. */
  attempts: Name
  /** When a waiting row is due, and when the lease of a claimed row ends. null means now. */
  dueAt: Name
  /** The order in which due rows are claimed. */
  order: Name[]
}

/** The columns to write after a failed attempt, and after the last one, which makes the row a dead letter. */
type Failing<Written> = { retry(reason: string): Written; dead(reason: string): Written }

type QueueColumns = Record<'key' | 'state' | 'attempts' | 'dueAt', PgColumn> & { order: PgColumn[] }

export function findColumns({ table, columns }: AnyQueue): QueueColumns {
  const all = getTableColumns(table)
  const find = (name: string): PgColumn => {
    const column = all[name]
    if (!column) throw new Error(`The queue has no column ${name}.`)
    return column
  }
  const { key, state, attempts, dueAt, order } = columns
  return {
    key: find(key),
    state: find(state),
    attempts: find(attempts),
    dueAt: find(dueAt),
    order: order.map(find),
  }
}

/** Rows that are enqueued in a transaction are processed only if it commits; the commit wakes the workers. */
export async function enqueue<T extends PgTable>(
  db: Db,
  queue: Queue<T>,
  rows: T['$inferInsert'][],
): Promise<Row<T>[]> {
  if (rows.length === 0) return []
  const table: PgTable = queue.table
  const added = await db.insert(table).values(rows).returning()
  await wakeWorkers(db, queue.channel)
  return added
}

export const wakeWorkers = (db: Db, channel: string) => db.execute(sql`select pg_notify(${channel}, '')`)

export const fromNow = (ms: number): SQL => sql`now() + make_interval(secs => ${ms / 1000})`
