import { and, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../platform/database.ts'

/** The pages of a kind of record: how their addresses name it, in the group `key`, and when shoppers see them. */
export type KindPages = {
  pattern: RegExp
  table: PgTable
  key: PgColumn
  /** The sub-categories, as `category/sub-category` of the group `place`, within which such a page is shown. */
  pickPlaces?(db: Db, places: string[]): Promise<Set<string>>
  isShown(db: Db): SQL | undefined
  /** When no redirect may start there, where that is not only while they are shown: it would hide the page later. */
  isTaken?(): SQL | undefined
}

export const isOnShow = (table: { visible: PgColumn; deletedAt: PgColumn }): SQL | undefined =>
  and(table.visible, isNull(table.deletedAt))
