import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
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

/** Sends a mail that had been given up once more, from the first attempt on. Says whether there was one. */
export async function retryMail(db: Db, id: number, aboutUuid: string): Promise<boolean> {
  const retried = await db
    .update(outbox)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: sql`now()`, lastError: null })
    .where(and(eq(outbox.id, id), eq(outbox.aboutUuid, aboutUuid), eq(outbox.status, 'failed')))
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

export async function markSent(db: Db, id: number): Promise<void> {
  await db.update(outbox).set({ status: 'sent', sentAt: sql`now()`, lastError: null }).where(eq(outbox.id, id))
}

export async function markFailed(db: Db, id: number, lastError: string): Promise<void> {
  await db.update(outbox).set({ status: 'failed', lastError }).where(stillQueued(id))
}

export async function postpone(db: Db, id: number, delayMs: number, lastError: string): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: fromNow(delayMs), lastError })
    .where(stillQueued(id))
}

/** Whoever was so slow that its lease ran out must not undo what another has achieved. */
const stillQueued = (id: number) => and(eq(outbox.id, id), eq(outbox.status, 'queued'))

export type MailCount = { waiting: number; failed: number; failedAbout: string | null; lastSentAt: string | null }

/** How the mail is getting on; what failed weeks ago is nobody's news. */
export async function readMailState(db: Db): Promise<MailCount> {
  const failed = sql`${outbox.status} = 'failed' and ${outbox.createdAt} > now() - interval '14 days'`
  const lastSent = db
    .select({ sentAt: outbox.sentAt })
    .from(outbox)
    .where(eq(outbox.status, 'sent'))
    .orderBy(desc(outbox.id))
    .limit(1)
  const [[state], [last]] = await Promise.all([
    db
      .select({
        waiting: sql<number>`count(*) filter (where ${outbox.status} = 'queued')::int`,
        failed: sql<number>`count(*) filter (where ${failed})::int`,
        failedAbout: sql<string | null>`(array_agg(${outbox.aboutUuid} order by ${outbox.id} desc)
          filter (where ${failed} and ${outbox.aboutUuid} is not null))[1]`,
      })
      .from(outbox)
      .where(inArray(outbox.status, ['queued', 'failed'])),
    lastSent,
  ])
  const { waiting = 0, failed: failures = 0, failedAbout = null } = state ?? {}
  return { waiting, failed: failures, failedAbout, lastSentAt: last?.sentAt?.toISOString() ?? null }
}

const fromNow = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`
