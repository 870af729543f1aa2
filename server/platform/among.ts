import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Like `inArray`, with the whole list as one parameter: thousands of ids make neither a long statement nor a slow one.
 */
export const among = (column: PgColumn, ids: readonly (string | number)[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::${sql.raw(column.getSQLType())}[])`
