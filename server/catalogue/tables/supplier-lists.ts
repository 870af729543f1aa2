import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { listOutcomes, listSignIns } from '../../../contract/staff/supplier-lists.ts'
import { at } from '../../platform/columns.ts'
import { bookkeeping } from './columns.ts'

/** The lists of suppliers that are fetched from the web every night. */
export const supplierLists = pgTable('supplier_lists', {
  uuid: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  address: text().notNull(),
  signIn: text({ enum: listSignIns }).notNull().default('none'),
  userName: text().notNull().default(''),
  headerName: text().notNull().default(''),
  hour: integer().notNull().default(4),
  isFetched: boolean().notNull().default(true),
  appliesItself: boolean().notNull().default(false),
  archivesMissing: boolean().notNull().default(false),
  mostPercent: integer().notNull().default(10),
  ...bookkeeping,
})

const fetchStates = ['waiting', 'working'] as const

/** A row for each list: a queue that one process at a time works on, and what is known of the last list. */
export const supplierListFetches = pgTable('supplier_list_fetches', {
  listUuid: uuid()
    .primaryKey()
    .references(() => supplierLists.uuid, { onDelete: 'cascade' }),
  state: text({ enum: fetchStates }).notNull().default('waiting'),
  attempts: integer().notNull().default(0),
  dueAt: at().notNull(),
  outcome: text({ enum: listOutcomes }).notNull().default('never'),
  says: text().notNull().default(''),
  checkedAt: at(),
  importUuid: uuid(),
  /** Why the list that is being tried is not applied by rule, whatever it would change. */
  unusual: text(),
  /** Encrypted with the shop's secret; opened for the address that it was typed for. */
  secret: text(),
  /** The last list that was read: these show whether the next one differs from it. */
  etag: text(),
  digest: text(),
  headersKey: text(),
  rowCount: integer(),
})
