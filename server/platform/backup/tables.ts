import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Sql } from 'postgres'

export type Table = { name: string; columns: string[] }

/** Every table of the shop, referenced tables before those that refer to them. */
export async function listTables(sql: Sql): Promise<Table[]> {
  const tables = await sql<Table[]>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
    group by table_name order by table_name`
  const pointers = await sql<{ from: string; to: string }[]>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid`
  const ordered: Table[] = []
  const place = (table: Table): void => {
    if (ordered.includes(table)) return
    for (const { to } of pointers.filter(({ from }) => from === table.name)) {
      const target = tables.find(({ name }) => name === to)
      if (target) place(target)
    }
    ordered.push(table)
  }
  for (const table of tables) place(table)
  return ordered
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * Streams the rows of the table. If the reader lags when the last rows arrive, the driver leaves its socket paused,
 * and no further query is answered (porsager/postgres#1016). `_read` resumes the socket.
 */
export async function copyOut(sql: Sql, { name, columns }: Table): Promise<Readable> {
  const rows = await sql.unsafe(`copy ${copied(name, columns)} to stdout`).readable()
  return rows.once('end', () => rows._read(0))
}

/**
 * Writes rows into a table. If the database refuses a row after the last one was sent, the driver rejects only its
 * query, which has already resolved with the stream, and the stream would never end. So the rejection destroys the
 * stream.
 */
export async function copyIn(sql: Sql, { name, columns }: Table, rows: Iterable<Buffer> | AsyncIterable<Buffer>) {
  const query = sql.unsafe(`copy ${copied(name, columns)} from stdin`)
  const stream = await query.writable()
  Object.assign(query, { reject: (error: Error) => stream.destroy(error) })
  await pipeline(rows, stream)
}

const copied = (name: string, columns: string[]) => `public.${quote(name)} (${columns.map(quote).join(', ')})`

export async function countRows(sql: Sql, { name }: Table): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from ${sql(name)}`
  return row?.count ?? 0
}

/** Sequences continue after the highest restored number. */
export async function setCounters(sql: Sql): Promise<void> {
  const counters = await sql<{ counter: string; table: string; column: string }[]>`
    select pg_get_serial_sequence(quote_ident(table_name), column_name) as counter,
      table_name as table, column_name as column
    from information_schema.columns
    where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`
  for (const { counter, table, column } of counters)
    await sql`select setval(${counter}, (select coalesce(max(${sql(column)}), 0) + 1 from ${sql(table)}), false)`
}
