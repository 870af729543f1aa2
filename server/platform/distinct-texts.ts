import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/**
 * The distinct texts of a column, in order. Skips from each to the next in the index, because reading every row takes
 * longer.
 */
export async function listDistinct(db: Db, column: PgColumn, where: SQL = sql`true`): Promise<string[]> {
  const rows = await db.execute<{ text: string }>(sql`
    with recursive texts as (
      (select ${column} as text from ${column.table} where ${where} order by ${column} limit 1)
      union all
      select (
        select ${column} from ${column.table} where ${column} > texts.text and ${where} order by ${column} limit 1)
      from texts where texts.text is not null
    )
    select text from texts where text is not null order by text`)
  return rows.map(({ text }) => text)
}
