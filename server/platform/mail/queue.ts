import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { countWhere } from '../count-where.ts'
import type { Db } from '../database.ts'
import { enqueue, type Queue, wakeWorkers } from '../queue/queue.ts'
import { outbox } from '../tables.ts'
import type { Mail } from './mail.ts'

/** A sign-in link is stored until its mail has been sent, and no longer. */
const hideTokens = (column: PgColumn) => sql`regexp_replace(${column}, '([?&]token=)[A-Za-z0-9_-]{20,}', '\\1…', 'g')`
const withoutLinks = { body: hideTokens(outbox.body), html: hideTokens(outbox.html) }

/** A claimed mail stays `queued`: for everybody but the workers it has not been sent yet. */
export const mailQueue: Queue<typeof outbox> = {
  table: outbox,
  channel: 'outbox',
  columns: {
    key: 'id',
    state: 'status',
    attempts: 'attempts',
    dueAt: 'nextAttemptAt',
    order: ['nextAttemptAt', 'id'],
  },
  states: { waiting: 'queued', claimed: 'queued' },
  failing: {
    retry: (lastError) => ({ lastError }),
    dead: (lastError) => ({ status: 'failed', lastError, ...withoutLinks }),
  },
}

/** A mail to enqueue. A caller that may enqueue the same mail twice names it by a uuid. */
export type NewMail = Omit<Mail, 'messageId' | 'calendar' | 'thread' | 'byHand'> &
  Partial<Pick<Mail, 'calendar' | 'thread' | 'byHand'>> & {
    kind: string
    aboutUuid: string | null
    usefulUntil?: Date | null
    uuid?: string
  }

export const writeMessageId = (uuid: string, host: string) => `<${uuid}@${host}>`

/** The name of a mail in the log, which removes all that looks like an email address. */
export const nameInLog = (messageId: string) => messageId.replace(/^<|@.*/gs, '')

/**
 * Puts mails into the outbox and returns their Message-IDs, whose part after the `@` is `host`. Inside a transaction,
 * the mails are sent if, and only if, it commits.
 */
export async function queueMails(db: Db, host: string, mails: NewMail[]): Promise<string[]> {
  const named = mails.map(({ uuid = randomUUID(), ...mail }) => ({ ...mail, messageId: writeMessageId(uuid, host) }))
  await enqueue(db, mailQueue, named)
  return named.map(({ messageId }) => messageId)
}

/** Requeues a mail that was given up, or only written to a file, with new attempts. Returns whether there was one. */
export async function retryMail(db: Db, id: number, aboutUuid: string): Promise<boolean> {
  const retried = await db
    .update(outbox)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: sql`now()`, lastError: null })
    .where(
      and(eq(outbox.id, id), eq(outbox.aboutUuid, aboutUuid), inArray(outbox.status, ['failed', 'kept', 'bounced'])),
    )
    .returning({ id: outbox.id })
  if (retried.length > 0) await wakeWorkers(db, mailQueue.channel)
  return retried.length > 0
}

/** Marks a sent mail without checking the lease: even if the lease has lapsed, the mail must not be sent again. */
export async function markDelivered(db: Db, id: number, status: 'sent' | 'kept'): Promise<void> {
  await db
    .update(outbox)
    .set({ status, sentAt: sql`now()`, lastError: null, ...withoutLinks })
    .where(eq(outbox.id, id))
}

/**
 * Withdraws waiting mails of these kinds, because they are no longer true: they are not sent or retried. One that is
 * being sent just now may still arrive.
 */
export const replaceWaiting = (db: Db, aboutUuid: string, kinds: string[]): Promise<void> =>
  replaceAll(db, and(eq(outbox.aboutUuid, aboutUuid), inArray(outbox.kind, kinds)))

/** Like `replaceWaiting`, for mails to an address whose link no longer works. */
export const replaceWaitingLinks = (db: Db, toAddress: string, kind: string): Promise<void> =>
  replaceAll(db, and(eq(outbox.toAddress, toAddress), eq(outbox.kind, kind)))

async function replaceAll(db: Db, which: SQL | undefined): Promise<void> {
  await db
    .update(outbox)
    .set({ status: 'replaced', ...withoutLinks })
    .where(and(which, eq(outbox.status, 'queued')))
}

/** Marks a sent mail as not delivered. Returns whether it is one of ours. */
export async function markBounced(db: Db, messageId: string, reason: string): Promise<boolean> {
  const marked = await db
    .update(outbox)
    .set({ status: 'bounced', lastError: reason })
    .where(and(eq(outbox.messageId, messageId), eq(outbox.status, 'sent')))
    .returning({ id: outbox.id })
  return marked.length > 0
}

/** Hides the links in mails that an earlier version finished without hiding them. */
export async function hideOldLinks(db: Db): Promise<void> {
  await db
    .update(outbox)
    .set(withoutLinks)
    .where(and(ne(outbox.status, 'queued'), sql`${outbox.body} ~ '[?&]token=[A-Za-z0-9_-]{20,}'`))
}

/** The condition for a mail that was tried and has not been sent yet. */
const isDelayed = sql`${outbox.status} = 'queued' and ${outbox.lastError} is not null`
/** Failures from weeks ago are no longer reported. */
const hasFailed = sql`${outbox.status} in ('failed', 'bounced') and ${outbox.createdAt} > now() - interval '14 days'`

const hasFailedAbout = sql`${hasFailed} and ${outbox.aboutUuid} is not null`

/** One column of the newest of these mails. */
const newest = (column: PgColumn, where: SQL) =>
  sql<string | null>`(array_agg(${column} order by ${outbox.id} desc) filter (where ${where}))[1]`

/** The state of the shop's mails. */
export async function readMailState(db: Db) {
  const [[state], [last]] = await Promise.all([
    db
      .select({
        waiting: countWhere(sql`${outbox.status} = 'queued'`),
        delayed: countWhere(isDelayed),
        delayedReason: newest(outbox.lastError, isDelayed),
        kept: countWhere(sql`${outbox.status} = 'kept'`),
        failed: countWhere(hasFailed),
        failedAbout: newest(outbox.aboutUuid, hasFailedAbout),
        failedOf: newest(outbox.kind, hasFailedAbout),
      })
      .from(outbox)
      .where(inArray(outbox.status, ['queued', 'kept', 'failed', 'bounced'])),
    db
      .select({ sentAt: outbox.sentAt })
      .from(outbox)
      .where(eq(outbox.status, 'sent'))
      .orderBy(desc(outbox.id))
      .limit(1),
  ])
  const nothing = { waiting: 0, delayed: 0, delayedReason: null, kept: 0, failed: 0, failedAbout: null, failedOf: null }
  return { ...(state ?? nothing), lastSentAt: last?.sentAt?.toISOString() ?? null }
}

export const countKeptMails = (db: Db): Promise<number> => db.$count(outbox, eq(outbox.status, 'kept'))
