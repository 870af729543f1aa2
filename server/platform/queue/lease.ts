import { and, asc, between, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database.ts'
import { type AnyQueue, type Changes, findColumns, fromNow, type Queue, type Row } from './queue.ts'

/** The right to work on one row. It is lost when another worker claims the row, or its state changes. */
export type Lease = { key: unknown; attempt: number }

/**
 * Claims the first row that is due, for `leaseMs`: a row that waits, or one whose worker died and let its lease lapse.
 * Rows that others are claiming at the same moment are passed over.
 */
export async function claimNext<T extends PgTable>(
  db: Db,
  queue: Queue<T>,
  leaseMs: number,
  only?: SQL,
): Promise<Row<T> | undefined> {
  const { table, columns, states }: AnyQueue = queue
  const { key, state, attempts, dueAt, order } = findColumns(queue)
  const next = db
    .select({ key })
    .from(table)
    .where(and(inArray(state, [states.waiting, states.claimed]), isDue(dueAt), only))
    .orderBy(...order.map((column) => asc(column)))
    .limit(1)
    .for('update', { skipLocked: true })
  const claimed: Changes = {
    [columns.state]: states.claimed,
    [columns.attempts]: sql`${attempts} + 1`,
    [columns.dueAt]: fromNow(leaseMs),
  }
  const [row] = await db
    .update(table)
    .set(claimed)
    .where(eq(key, sql`(${next})`))
    .returning()
  return row
}

/**
 * No queue lets a row wait for more than a day and a half, unless it waits for ever: a later time was written while the clock
 * was ahead.
 */
const isDue = (at: PgColumn) =>
  or(isNull(at), lte(at, sql`now()`), between(at, sql`now() + interval '2 days'`, new Date('9000-01-01')))

export function readLease<T extends PgTable>({ columns }: Queue<T>, row: Row<T>): Lease {
  const { [columns.key]: key, [columns.attempts]: attempt }: Record<string, unknown> = row
  return { key, attempt: Number(attempt) }
}

type Extension = { leaseMs: number; changes?: Changes }

/** Extends the lease by another `leaseMs`. Like all of the following, it returns whether the lease was still held. */
export const extendLease = (db: Db, queue: AnyQueue, lease: Lease, { leaseMs, changes }: Extension) =>
  changeLeased(db, queue, lease, { ...changes, [queue.columns.dueAt]: fromNow(leaseMs) })

type Delay = { delayMs: number; reason: string }

/** Puts the row back, to be claimed again after `delayMs`. */
export const postpone = (db: Db, queue: AnyQueue, lease: Lease, { delayMs, reason }: Delay) =>
  changeLeased(db, queue, lease, {
    ...queue.failing.retry(reason),
    [queue.columns.state]: queue.states.waiting,
    [queue.columns.dueAt]: fromNow(delayMs),
  })

/** Makes a dead letter of the row: it is not claimed until it is requeued by hand. */
export const makeDeadLetter = (db: Db, queue: AnyQueue, lease: Lease, reason: string) =>
  changeLeased(db, queue, lease, queue.failing.dead(reason))

/** Completes the row in the transaction of its work, so that both are committed together or not at all. */
export const complete = <T extends PgTable>(db: Db, queue: Queue<T>, lease: Lease, changes: Changes<T>) =>
  changeLeased(db, queue, lease, changes)

async function changeLeased(db: Db, queue: AnyQueue, lease: Lease, changes: Changes): Promise<boolean> {
  const { key, state, attempts } = findColumns(queue)
  const changed = await db
    .update(queue.table)
    .set(changes)
    .where(and(eq(key, lease.key), eq(attempts, lease.attempt), eq(state, queue.states.claimed)))
    .returning({ key })
  return changed.length > 0
}
