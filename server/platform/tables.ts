import { bigserial, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt } from './columns.ts'

export const mailStatuses = ['queued', 'sent', 'failed'] as const

/** Mail that must leave: written with what it is about in one transaction, sent afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Stays the same at every attempt, so that a mail that arrives twice is known for one. */
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
    status: text({ enum: mailStatuses }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at().notNull().defaultNow(),
    lastError: text(),
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

/** How often somebody did something since when, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    resetsAt: at().notNull(),
  },
  (table) => [index().on(table.resetsAt)],
)
