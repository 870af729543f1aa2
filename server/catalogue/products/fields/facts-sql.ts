import { type Column, type SQL, sql } from 'drizzle-orm'

/** Formatted the same whatever the connection's time zone, so that instants can be compared as texts. */
export const instant = (value: SQL | Column) =>
  sql`to_char((${value}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Facts as a JSON object, built from a row: a JSON function takes a hundred arguments at most. */
export function toJson(facts: Record<string, SQL | Column>): SQL {
  const named = Object.entries(facts).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`)
  return sql`(select to_json(facts) from (select ${sql.join(named, sql`, `)}) facts)`
}

/** Columns by their names, instants as texts. */
export const pickColumns = <Name extends string>(columns: Record<Name, Column>, names: Name[]): Record<string, SQL> =>
  Object.fromEntries(
    names.map((name) => [name, columns[name].dataType === 'date' ? instant(columns[name]) : sql`${columns[name]}`]),
  )
