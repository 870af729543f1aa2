import { and, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../platform/database.ts'

/** The pages of a kind of record. `pattern`: their addresses, with the record's key in the group `key`. */
export type KindPages = {
  pattern: RegExp
  table: PgTable
  key: PgColumn
  /** Picks those sub-categories, written `category/sub-category` in the group `place`, within which such a page is shown. */
  pickPlaces?(db: Db, places: string[]): Promise<Set<string>>
  isShown(db: Db): SQL | undefined
  /** When no redirect may start at such a page, if not only while it is shown: it would hide the page later. */
  isTaken?(): SQL | undefined
}

export const isOnShow = (table: { visible: PgColumn; deletedAt: PgColumn }): SQL | undefined =>
  and(table.visible, isNull(table.deletedAt))
