import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { type Queue, wakeWorkers } from '../../platform/queue/queue.ts'
import { mailboxPolls } from '../tables.ts'

const anHour = sql`now() + interval '1 hour'`

/** The poll of the mailbox never fails for good: after the last attempt it pauses for an hour. */
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

/** Makes the poll of the mailbox due at once, because its settings have changed. */
export async function readMailboxNow(db: Db): Promise<void> {
  await db
    .update(mailboxPolls)
    .set({ attempts: 0, dueAt: sql`now()`, lastError: null })
    .where(eq(mailboxPolls.use, 'replies'))
  await wakeWorkers(db, mailboxQueue.channel)
}
