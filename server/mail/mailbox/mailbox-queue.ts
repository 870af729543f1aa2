import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { type Queue, wakeWorkers } from '../../platform/queue/queue.ts'
import { mailboxPolls } from '../tables.ts'

const anHour = sql`now() + interval '1 hour'`

/** A mailbox is never given up: after the last attempt it rests for an hour. */
export const mailboxQueue: Queue<typeof mailboxPolls> = {
  table: mailboxPolls,
  channel: 'mailbox',
  columns: { key: 'use', state: 'state', attempts: 'attempts', dueAt: 'dueAt', order: ['use'] },
  states: { waiting: 'waiting', claimed: 'checking' },
  failing: {
    retry: (lastError) => ({ lastError }),
    dead: (lastError) => ({ state: 'waiting', attempts: 0, dueAt: anHour, lastError }),
  },
}

/** Reads the mailbox soon, because its settings have changed. */
export async function readMailboxNow(db: Db): Promise<void> {
  await db
    .update(mailboxPolls)
    .set({ attempts: 0, dueAt: sql`now()`, lastError: null })
    .where(eq(mailboxPolls.use, 'replies'))
  await wakeWorkers(db, mailboxQueue.channel)
}
