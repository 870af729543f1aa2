import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { type Queue, wakeWorkers } from '../../platform/queue/queue.ts'
import { supplierListFetches, supplierLists } from '../tables.ts'

/** A list is never given up: after its last attempt it waits for the next day. */
export const listQueue: Queue<typeof supplierListFetches> = {
  table: supplierListFetches,
  channel: 'supplier_lists',
  columns: { key: 'listUuid', state: 'state', attempts: 'attempts', dueAt: 'dueAt', order: ['dueAt'] },
  states: { waiting: 'waiting', claimed: 'working' },
  failing: {
    // The state of the last list stays; the log has the reason.
    retry: () => ({}),
    dead: (says) => ({
      state: 'waiting',
      outcome: 'failed',
      says,
      attempts: 0,
      checkedAt: sql`now()`,
      dueAt: sql`(select case when is_fetched then now() + interval '1 day' else '9999-01-01' end from ${supplierLists} where uuid = list_uuid)`,
    }),
  },
}

/** Fetches a list now, also one that is not fetched at night. */
export async function fetchListNow(db: Db, uuid: string): Promise<void> {
  await db
    .update(supplierListFetches)
    .set({ dueAt: sql`now()`, attempts: 0 })
    .where(sql`${eq(supplierListFetches.listUuid, uuid)} and state = 'waiting'`)
  await wakeWorkers(db, listQueue.channel)
}
