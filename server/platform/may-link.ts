import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a Markdown text may have a link or a picture: most texts need not be rendered to know that they have none. */
export const mayLink = (text: PgColumn): SQL => sql`${text} ~* '\\][(:]|<(a|img)\\M|://|www\\.'`
