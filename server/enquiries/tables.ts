import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { enquiryStatuses, enquiryWays } from '../../contract/staff/enquiries.ts'
import { at, bytea, createdAt, updatedAt } from '../platform/columns.ts'
import type { AskedAbout, AskedPiece } from '../shortlists/asked-pieces.ts'
import { staff } from '../staff/tables.ts'

/** Neither won, lost nor spam. Written as literals, as in the index: with parameters, no query plan would use that index. */
export const whileOpen = (status: AnyPgColumn): SQL => sql`${status} not in ('won', 'lost', 'spam')`

export const enquiries = pgTable(
  'enquiries',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** '' if only a phone number was given. */
    email: text().notNull(),
    phone: text().notNull().default(''),
    cameBy: text({ enum: enquiryWays }).notNull().default('site'),
    /** 0: General Inquiry. No foreign key: an enquiry outlives its department. */
    categoryId: integer().notNull().default(0),
    department: text().notNull(),
    description: text().notNull(),
    variantUuid: uuid(),
    askedAbout: jsonb().$type<AskedAbout>(),
    items: jsonb().$type<AskedPiece[]>().notNull().default([]),
    status: text({ enum: enquiryStatuses }).notNull().default('new'),
    assigneeId: uuid().references(() => staff.id, { onDelete: 'set null' }),
    /** When it was first read. */
    readAt: at(),
    /** When the shopper last wrote again. */
    answeredAt: at(),
    /** When the shopper last wrote: the order of the inbox. */
    latestAt: at().notNull().generatedAlwaysAs(sql`greatest(created_at, answered_at)`),
    /** The search key of the inbox: every word that is known of it, in lower case. */
    lookupText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(name || chr(10) || email || chr(10) || phone || chr(10) || description || chr(10) || department
          || chr(10) || coalesce(asked_about ->> 'productName', '') || chr(10) || coalesce(asked_about ->> 'variantName', '')
          || chr(10) || jsonb_path_query_array(items, '$[*].productName')::text
          || chr(10) || jsonb_path_query_array(items, '$[*].variantName')::text
          || chr(10) || jsonb_path_query_array(items, '$[*].note')::text)`,
      ),
    /** The people who are writing a reply, with the time of their last typing. */
    replyingId: uuid(),
    replyingAt: at(),
    /** Increases with every change that colleagues must know of. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.status, table.createdAt),
    index().on(table.createdAt),
    index().on(table.updatedAt),
    index().on(table.department),
    // A covering index for the inbox: a page far behind is found without reading the enquiries before it.
    index('enquiries_listed').on(table.latestAt.desc().nullsFirst(), table.uuid, table.status),
    index('enquiries_lower_email_index').on(sql`lower(${table.email})`),
    // For the number of open enquiries, which each page of the back office shows.
    index('enquiries_open').on(table.createdAt, table.status, table.readAt).where(whileOpen(table.status)),
    // Finds a name by its beginning.
    index('enquiries_lower_name_index').on(sql`(lower(${table.name})) collate "C"`),
  ],
)

/** `answer` is a mail from the shopper. */
const eventKinds = ['entered', 'reply', 'answer', 'status', 'assignee', 'note'] as const

/** The actions of staff on an enquiry; deleted with it. */
export const enquiryEvents = pgTable(
  'enquiry_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    enquiryUuid: uuid()
      .notNull()
      .references(() => enquiries.uuid, { onDelete: 'cascade' }),
    kind: text({ enum: eventKinds }).notNull(),
    staffId: uuid(),
    staffName: text().notNull(),
    subject: text(),
    text: text().notNull().default(''),
    before: text(),
    after: text(),
    /** The Message-ID of the mail in which a reply was sent, or an answer received. */
    messageId: text(),
    /** The sender of an answer; `isAutomatic`: whether a program wrote it. */
    fromAddress: text(),
    isAutomatic: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.enquiryUuid, table.id),
    uniqueIndex('enquiry_events_answer').on(table.messageId).where(sql`${table.kind} = 'answer'`),
  ],
)

/** Attachments of shoppers' mails: in the database, so that they are backed up and erased with the enquiry. */
export const enquiryAttachments = pgTable(
  'enquiry_attachments',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    eventId: bigint({ mode: 'number' })
      .notNull()
      .references(() => enquiryEvents.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    /** null if it was not stored: see `refusal`. */
    content: bytea(),
    refusal: text(),
  },
  (table) => [index().on(table.eventId)],
)

export const replyTemplates = pgTable('reply_templates', {
  uuid: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  text: text().notNull(),
  version: integer().notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: at(),
})

/** One row: the retention of enquiries. */
export const enquiryRules = pgTable(
  'enquiry_rules',
  {
    id: smallint().primaryKey().default(1),
    /** null: enquiries are kept until they are erased by hand. */
    keepMonths: integer(),
    version: integer().notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('enquiry_rules_one_row', sql`${table.id} = 1`),
    check('enquiry_rules_months', sql`${table.keepMonths} between 1 and 240`),
  ],
)
