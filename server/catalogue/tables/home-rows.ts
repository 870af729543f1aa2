import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { homeRowKeys } from '../../../contract/staff/catalogue.ts'
import { subCategories } from './taxonomy.ts'

/** The sub-categories of the home page's rows; offers and new in fill themselves. */
export const homeRows = pgTable('home_rows', {
  key: text({ enum: homeRowKeys }).primaryKey(),
  subCategoryUuid: uuid().references(() => subCategories.uuid, { onDelete: 'set null' }),
  visible: boolean().notNull().default(true),
  version: integer().notNull().default(1),
})
