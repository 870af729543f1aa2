import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database.ts'
import type { products, variants } from '../../tables/products.ts'
import { asJson } from '../state/record-rows.ts'

type Table = typeof products | typeof variants
/** `names`: the columns that the rows have besides `uuid`. */
type Rows = { names: string[]; rows: Row[] }
type Row = { uuid: string } & Record<string, unknown>

/** Sets these columns of many rows in one statement. */
export async function updateRows(tx: Transaction, table: Table, { names, rows }: Rows): Promise<void> {
  if (rows.length === 0) return
  const set = [
    ...names.map((name) => sql`${nameColumn(name)} = ${asked(name)}`),
    sql`version = ${table.version} + 1`,
    sql`updated_at = now()`,
  ]
  await tx.execute(sql`
    update ${table} set ${sql.join(set, sql`, `)} from ${unfold(table, { names, rows })} where ${table.uuid} = asked.uuid`)
}

/** Inserts many rows in one statement. A computed column has an SQL value, which may read the row as `asked`. */
export async function insertRows(
  tx: Transaction,
  table: Table,
  { names, rows, computed = {} }: Rows & { computed?: Record<string, SQL> },
): Promise<void> {
  if (rows.length === 0) return
  const values = names.map((name) => computed[name] ?? asked(name))
  await tx.execute(sql`
    insert into ${table} (${sql.join(['uuid', ...names].map(nameColumn), sql`, `)})
    select ${sql.join([sql`asked.uuid`, ...values], sql`, `)} from ${unfold(table, { names, rows })}`)
}

/** The rows as a table called `asked`, whose columns have the types of their targets. */
function unfold(table: Table, { names, rows }: Rows): SQL {
  const columns: Record<string, Column> = getTableColumns(table)
  const typed = names.map((name) => sql`${sql.identifier(name)} ${sql.raw(columns[name]?.getSQLType() ?? 'integer')}`)
  return sql`json_to_recordset(${asJson(rows)}) as asked(${sql.join([sql`uuid uuid`, ...typed], sql`, `)})`
}

const asked = (name: string) => sql`asked.${sql.identifier(name)}`
/** A column's name in the database. */
export const nameColumn = (name: string) =>
  sql.identifier(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
