import { bigserial, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, updatedAt } from '../platform/columns.ts'

export const enquiryStatuses = ['new', 'replied', 'visit-booked', 'won', 'lost', 'spam'] as const

/** The product as it was when it was asked about. */
export type AskedAbout = {
  productUuid: string
  productName: string
  variantName: string
  pricePence: number
  salePricePence: number | null
  pictureHash: string | null
}

export const enquiries = pgTable(
  'enquiries',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    /** 0: General Inquiry. No foreign key: an enquiry outlives what it was about. */
    categoryId: integer().notNull().default(0),
    department: text().notNull(),
    description: text().notNull(),
    variantUuid: uuid(),
    askedAbout: jsonb().$type<AskedAbout>(),
    status: text({ enum: enquiryStatuses }).notNull().default('new'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.status, table.createdAt), index().on(table.email)],
)

export const mailStatuses = ['queued', 'sent', 'failed'] as const

/** Mail that must leave: written with what it is about in one transaction, sent afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    messageId: text().notNull().unique(),
    enquiryUuid: uuid().references(() => enquiries.uuid, { onDelete: 'set null' }),
    kind: text().notNull(),
    toAddress: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    body: text().notNull(),
    status: text({ enum: mailStatuses }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at().notNull().defaultNow(),
    lastError: text(),
    sentAt: at(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.status, table.nextAttemptAt)],
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
