import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { statePart } from '../products/state/state-column.ts'

/** The changes of each product by one bulk change, for its undo and for the product's own history; never edited. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    workUuid: uuid().notNull(),
    productUuid: uuid().notNull(),
    before: statePart().notNull(),
    after: statePart().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workUuid, table.productUuid] }), index().on(table.productUuid)],
)
