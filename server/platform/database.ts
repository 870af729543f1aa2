import { join } from 'node:path'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { explainConnectError } from './connect-error.ts'
import type { SocketAddress } from './embedded-postgres/start.ts'
import { projectFolder } from './project-folder.ts'

/** A `DATABASE_URL`, or the socket of the shop's own PostgreSQL. */
export type Connection = string | SocketAddress

export type Database = PostgresJsDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a function takes that works inside a transaction and outside of one. */
export type Db = PgDatabase<PostgresJsQueryResultHKT>

export type OpenDatabase = {
  db: Database
  /** The client beneath, for LISTEN and for SQL that Drizzle has no words for. */
  sql: postgres.Sql
  connection: Connection
  close(): Promise<void>
}

/** Opens a pool and proves that it answers, so that a wrong address is known at the start. */
export async function openDatabase(connection: Connection, { connections = 10 } = {}): Promise<OpenDatabase> {
  const sql = connect(connection, connections)
  try {
    await sql`select 1`
  } catch (error) {
    await sql.end({ timeout: 0 })
    throw explainConnectError(error, typeof connection === 'string' ? connection : undefined)
  }
  return { db: drizzle(sql, { casing: 'snake_case' }), sql, connection, close: () => sql.end({ timeout: 5 }) }
}

/** One number for everybody: whoever comes second waits, and finds nothing left to do. */
const migrationLock = 7_346_092

export async function migrateDatabase(connection: Connection, folder = migrationsFolder): Promise<void> {
  // A client with a single connection, because the lock belongs to the session that took it.
  const sql = connect(connection, 1)
  try {
    await sql`select pg_advisory_lock(${migrationLock})`
    await migrate(drizzle(sql), { migrationsFolder: folder })
  } finally {
    await sql.end({ timeout: 5 })
  }
}

export const migrationsFolder = join(projectFolder, 'db/migrations')

function connect(connection: Connection, connections: number): postgres.Sql {
  const options = {
    max: connections,
    onnotice: () => {},
    connect_timeout: 10,
    connection: { application_name: 'showroom' },
  }
  if (typeof connection === 'string') return postgres(connection, options)
  const { socketDir, database } = connection
  return postgres({
    ...options,
    path: `${socketDir}/.s.PGSQL.5432`,
    user: 'postgres',
    password: '',
    database,
    ssl: false,
  })
}
