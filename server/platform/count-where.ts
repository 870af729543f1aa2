import { type SQL, sql } from 'drizzle-orm'

/** A column that counts the rows that match. */
export const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
