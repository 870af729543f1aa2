import { bigserial, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt } from './columns.ts'

/** `content`: an iCalendar file. `method`: what it asks of a calendar, also within the file. */
export type CalendarPart = { method: string; content: string }

/**
 * `kept`: only written to a file, since mail is not set up. `unknown`: a mail of an earlier version, which did not
 * record whether it was sent. `bounced`: it was sent, and a mail server reported later that it did not arrive.
 */
/** `replaced`: it waited until it was no longer true, or its address was corrected. */
const mailStatuses = ['queued', 'sent', 'kept', 'failed', 'unknown', 'bounced', 'replaced'] as const

/** The outbox: a mail is stored in the transaction of what it is about, and sent afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Stays the same at every attempt, so that a mail that arrives twice is recognised. */
    messageId: text().notNull().unique(),
    kind: text().notNull(),
    /** No foreign key: a mail outlives what it is about. */
    aboutUuid: uuid(),
    fromName: text().notNull().default(''),
    toAddress: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    body: text().notNull(),
    html: text(),
    /** An event for the reader's calendar, which mail programs show beside the text. */
    calendar: jsonb().$type<CalendarPart>(),
    /** The mails it answers, by their Message-IDs, the last one last. */
    thread: text().array().notNull().default([]),
    /** Written by a person, so the mail does not ask auto-responders to stay silent. */
    byHand: boolean().notNull().default(false),
    status: text({ enum: mailStatuses }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at().notNull().defaultNow(),
    lastError: text(),
    /** The instant after which the mail must not be sent. */
    usefulUntil: at(),
    /** When it was sent, or written to a file. */
    sentAt: at(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.status, table.nextAttemptAt), index().on(table.aboutUuid)],
)

/** Captcha solutions that were used, until they would have expired anyway. */
export const usedCaptchas = pgTable(
  'used_captchas',
  {
    solution: text().primaryKey(),
    expiresAt: at().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Counts of attempts since a time, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    resetsAt: at().notNull(),
  },
  (table) => [index().on(table.resetsAt)],
)

/** When the whole shop was last backed up into one file. */
export const backups = pgTable('backups', { id: bigserial({ mode: 'number' }).primaryKey(), madeAt: at().notNull() })

const taskStates = ['waiting', 'running', 'done', 'failed'] as const

/** Work that takes longer than anybody wants to wait for an answer. Its progress is shown while it runs, and the row is kept. */
export const tasks = pgTable(
  'tasks',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    title: text().notNull(),
    input: jsonb().notNull(),
    state: text({ enum: taskStates }).notNull().default('waiting'),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    result: jsonb(),
    problem: text(),
    staffId: uuid(),
    staffName: text().notNull(),
    /** Counts the claims: a worker that lost its lease cannot finish the task. */
    attempts: integer().notNull().default(0),
    leaseUntil: at(),
    createdAt: createdAt(),
    finishedAt: at(),
  },
  (table) => [index().on(table.state, table.createdAt), index().on(table.createdAt)],
)
