import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Says, TapAnswer } from '../../../contract/staff/walk.ts'
import { at, createdAt } from '../../platform/columns.ts'
import { variants } from './products.ts'

/** Taps of a walk over the floor: one that is sent again counts once and gets its first answer again. */
export const showroomTaps = pgTable(
  'showroom_taps',
  {
    /** The idempotency key, which the phone generates. */
    key: uuid().primaryKey(),
    variantUuid: uuid()
      .notNull()
      .references(() => variants.uuid, { onDelete: 'cascade' }),
    /** When the button was pressed. */
    at: at().notNull(),
    by: uuid(),
    says: jsonb().$type<Says>().notNull(),
    answer: jsonb().$type<TapAnswer>(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt), index().on(table.variantUuid)],
)
