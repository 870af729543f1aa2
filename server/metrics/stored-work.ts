import { and, count, eq, inArray, lt, min, sql } from 'drizzle-orm'
import { listQueue } from '../catalogue/supplier-lists/list-queue.ts'
import { mailboxQueue } from '../mail/mailbox/mailbox-queue.ts'
import type { Db } from '../platform/database.ts'
import { mailQueue } from '../platform/mail/queue.ts'
import { type AnyQueue, findColumns } from '../platform/queue/queue.ts'
import { taskQueue } from '../platform/tasks/task-list.ts'
import { readContentVersion } from '../site/content-version.ts'

/** Metrics from the database, which all processes share. `late` is the age of the row that has been due the longest. */
type StoredWork = {
  version: number
  queues: { name: string; waiting: number; lateSeconds: number }[]
  connections: { state: string; total: number }[]
}

const queues: Record<string, AnyQueue> = {
  tasks: taskQueue,
  mails: mailQueue,
  mailbox: mailboxQueue,
  'supplier lists': listQueue,
}

export async function readStoredWork(db: Db): Promise<StoredWork> {
  const [version, counted, connections] = await Promise.all([
    readContentVersion(db),
    Promise.all(Object.entries(queues).map(([name, queue]) => countDue(db, name, queue))),
    countConnections(db),
  ])
  return { version, queues: counted, connections }
}

/** Rows that are due and not done: those of a dead worker count again when its lease has lapsed. */
async function countDue(db: Db, name: string, queue: AnyQueue): Promise<StoredWork['queues'][number]> {
  const { state, dueAt, order } = findColumns(queue)
  const isOpen = inArray(state, [queue.states.waiting, queue.states.claimed])
  const since = sql`coalesce(${dueAt}, ${order.find(({ columnType }) => columnType === 'PgTimestamp') ?? dueAt})`
  const [due] = await db
    .select({ waiting: count(), late: sql<number>`coalesce(extract(epoch from now() - ${min(since)}), 0)::float` })
    .from(queue.table)
    .where(and(isOpen, lt(since, sql`now()`)))
  return { name, waiting: due?.waiting ?? 0, lateSeconds: Math.max(0, due?.late ?? 0) }
}

/** Counts the connections of all shop processes, by the state that PostgreSQL reports. */
async function countConnections(db: Db): Promise<StoredWork['connections']> {
  const state = sql<string>`coalesce(state, 'unknown')`
  const rows = await db
    .select({ state, total: count() })
    .from(sql`pg_stat_activity`)
    .where(and(eq(sql`application_name`, 'showroom'), eq(sql`datname`, sql`current_database()`)))
    .groupBy(state)
  return rows
}
