import { sql } from 'drizzle-orm'

/** Rows as one parameter, for `json_to_recordset`. */
export const asJson = (rows: object[]) => sql`${JSON.stringify(rows)}::json`
