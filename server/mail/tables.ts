import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { mailSecurities } from '../../contract/staff/mail.ts'
import { at, updatedAt } from '../platform/columns.ts'

const mailUses = ['sending', 'replies'] as const
export type MailUse = (typeof mailUses)[number]

/** Two rows: the server that sends mails, and the mailbox that receives replies. */
export const mailServers = pgTable('mail_servers', {
  use: text({ enum: mailUses }).primaryKey(),
  /** '': not set up. */
  host: text().notNull().default(''),
  port: integer().notNull(),
  security: text({ enum: mailSecurities }).notNull(),
  userName: text().notNull().default(''),
  /** Encrypted with the shop's secret. */
  password: text(),
  passwordSetAt: at(),
  /** The sender's address, or the mailbox's. */
  address: text().notNull().default(''),
  /** The sender's name. */
  name: text().notNull().default(''),
  dkimSelector: text().notNull().default(''),
  /** Whether the mailbox also takes mail for its address with a plus and a word: `shop+word@…`. */
  takesPlus: boolean().notNull().default(false),
  version: integer().notNull().default(1),
  updatedAt: updatedAt(),
})

const pollStates = ['waiting', 'checking'] as const

/** One row: the poll of the mailbox for replies, as a queue of one job, so that one process polls at a time. */
export const mailboxPolls = pgTable('mailbox_polls', {
  use: text({ enum: mailUses }).primaryKey(),
  state: text({ enum: pollStates }).notNull().default('waiting'),
  attempts: integer().notNull().default(0),
  dueAt: at(),
  /** When it was last read without a failure, and the failure since. */
  checkedAt: at(),
  lastError: text(),
  /** The last mail that was read. `lastUid` holds only while `mailbox`, its account and UIDVALIDITY, stays the same. */
  mailbox: text().notNull().default(''),
  lastUid: bigint({ mode: 'number' }).notNull().default(0),
})
