import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { audit } from '../../site/tables.ts'

/**
 * Who made these entries, by name. From one name to the next by the index: reading every entry for them takes longer than the rest
 * of the history's page.
 */
export async function listPeople(db: Db, where: SQL = sql`true`): Promise<string[]> {
  const rows = await db.execute<{ name: string }>(sql`
    with recursive people as (
      (select ${audit.staffName} as name from ${audit} where ${where} order by ${audit.staffName} limit 1)
      union all
      select (
        select ${audit.staffName} from ${audit}
        where ${audit.staffName} > people.name and ${where} order by ${audit.staffName} limit 1)
      from people where people.name is not null
    )
    select name from people where name is not null order by name`)
  return rows.map(({ name }) => name)
}
