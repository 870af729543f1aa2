import { sql } from 'drizzle-orm'

/** Rows as one parameter, to be unfolded by `json_to_recordset`. */
export const asJson = (rows: object[]) => sql`${JSON.stringify(rows)}::json`
