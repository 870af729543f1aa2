import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database.ts'
import { outbox } from '../tables.ts'
import type { Mail } from './mail.ts'

export const outboxChannel = 'outbox'

/** A mail to be. `host` is the part of its Message-ID after the `@`. */
export type NewMail = Omit<Mail, 'messageId' | 'thread' | 'byHand'> &
  Partial<Pick<Mail, 'thread' | 'byHand'>> & { kind: string; aboutUuid: string | null }

/**
 * Puts mails into the outbox and hands back their Message-IDs. Inside a transaction they leave if, and only if, it
 * comes to a good end.
 */
export async function queueMails(db: Db, host: string, mails: NewMail[]): Promise<string[]> {
  if (mails.length === 0) return []
  const named = mails.map((mail) => ({ ...mail, messageId: `<${randomUUID()}@${host}>` }))
  await db.insert(outbox).values(named)
  await wakeOutbox(db)
  return named.map(({ messageId }) => messageId)
}

const wakeOutbox = (db: Db) => db.execute(sql`select pg_notify(${outboxChannel}, '')`)

/** Sends a mail that was given up, or only kept as a file, from the first attempt on. Says whether there was one. */
export async function retryMail(db: Db, id: number, aboutUuid: string): Promise<boolean> {
  const retried = await db
    .update(outbox)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: sql`now()`, lastError: null })
    .where(and(eq(outbox.id, id), eq(outbox.aboutUuid, aboutUuid), inArray(outbox.status, ['failed', 'kept'])))
    .returning({ id: outbox.id })
  if (retried.length > 0) await wakeOutbox(db)
  return retried.length > 0
}

export type ClaimedMail = typeof outbox.$inferSelect

/**
 * Takes the mail that is due longest, for `leaseMs`: should this process die before it tells how it went, the mail is
 * due again afterwards.
 */
export async function claimMail(db: Db, leaseMs: number): Promise<ClaimedMail | undefined> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'queued'), lte(outbox.nextAttemptAt, sql`now()`)))
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: fromNow(leaseMs) })
    .where(eq(outbox.id, sql`(${due})`))
    .returning()
  return mail
}

export async function markDelivered(db: Db, id: number, status: 'sent' | 'kept'): Promise<void> {
  await db
    .update(outbox)
    .set({ status, sentAt: sql`now()`, lastError: null, ...withoutLinks })
    .where(eq(outbox.id, id))
}

export async function markFailed(db: Db, id: number, lastError: string): Promise<void> {
  await db
    .update(outbox)
    .set({ status: 'failed', lastError, ...withoutLinks })
    .where(stillQueued(id))
}

/** A link that lets somebody in is kept until its mail has left, and no longer. */
const hideTokens = (column: PgColumn) => sql`regexp_replace(${column}, '([?&]token=)[A-Za-z0-9_-]{20,}', '\\1…', 'g')`
const withoutLinks = { body: hideTokens(outbox.body), html: hideTokens(outbox.html) }

/** The same for mails done before links were hidden. */
export async function hideOldLinks(db: Db): Promise<void> {
  await db
    .update(outbox)
    .set(withoutLinks)
    .where(and(ne(outbox.status, 'queued'), sql`${outbox.body} ~ '[?&]token=[A-Za-z0-9_-]{20,}'`))
}

export async function postpone(db: Db, id: number, delayMs: number, lastError: string): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: fromNow(delayMs), lastError })
    .where(stillQueued(id))
}

/** Whoever was so slow that its lease ran out must not undo what another has achieved. */
const stillQueued = (id: number) => and(eq(outbox.id, id), eq(outbox.status, 'queued'))

/** A mail that was tried and has not left yet. */
const isDelayed = sql`${outbox.status} = 'queued' and ${outbox.lastError} is not null`
/** What failed weeks ago is nobody's news. */
const hasFailed = sql`${outbox.status} = 'failed' and ${outbox.createdAt} > now() - interval '14 days'`

const countWhere = (where: SQL) => sql<number>`count(*) filter (where ${where})::int`

/** The newest of them, by one of its columns. */
const newest = (column: PgColumn, where: SQL) =>
  sql<string | null>`(array_agg(${column} order by ${outbox.id} desc) filter (where ${where}))[1]`

/** How the mails of the shop are getting on. */
export async function readMailState(db: Db) {
  const [[state], [last]] = await Promise.all([
    db
      .select({
        waiting: countWhere(sql`${outbox.status} = 'queued'`),
        delayed: countWhere(isDelayed),
        delayedReason: newest(outbox.lastError, isDelayed),
        kept: countWhere(sql`${outbox.status} = 'kept'`),
        failed: countWhere(hasFailed),
        failedAbout: newest(outbox.aboutUuid, sql`${hasFailed} and ${outbox.aboutUuid} is not null`),
      })
      .from(outbox)
      .where(inArray(outbox.status, ['queued', 'kept', 'failed'])),
    db
      .select({ sentAt: outbox.sentAt })
      .from(outbox)
      .where(eq(outbox.status, 'sent'))
      .orderBy(desc(outbox.id))
      .limit(1),
  ])
  const nothing = { waiting: 0, delayed: 0, delayedReason: null, kept: 0, failed: 0, failedAbout: null }
  return { ...(state ?? nothing), lastSentAt: last?.sentAt?.toISOString() ?? null }
}

export const countKeptMails = (db: Db): Promise<number> => db.$count(outbox, eq(outbox.status, 'kept'))

const fromNow = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`
