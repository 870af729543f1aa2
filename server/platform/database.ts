import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { explainConnectError } from './connect-error.ts'
import type { SocketAddress } from './embedded-postgres/start.ts'
import type { Logger } from './log.ts'
import { DatabaseAway } from './outage/away.ts'
import { type Client, openClient } from './outage/client.ts'
import { openSockets } from './outage/sockets.ts'
import { type Outage, watchDatabase } from './outage/watch.ts'
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
  outage: Outage
  /** A connection beside the pool, for what must not wait until one is free there. */
  openAside(): { db: Database; close(): Promise<void> }
  close(): Promise<void>
}

type Opening = {
  connections?: number
  /** Says that the database is to be watched, and where its absence is noted. */
  watch?: Logger
}

/** Opens a pool and proves that it answers, so that a wrong address is known at the start. */
export async function openDatabase(
  connection: Connection,
  { connections = 10, watch }: Opening = {},
): Promise<OpenDatabase> {
  const { sql, sockets } = connect(connection, connections)
  try {
    await untilStarted(sql, typeof connection === 'string' ? startMs : ownStartMs)
    // Known from now on. A connection lost while the driver asks for them ends the process, as nobody hears of that failure.
    Object.assign(sql.options, { fetch_types: false })
  } catch (error) {
    sockets.cut()
    await sql.end({ timeout: 0 })
    throw explainConnectError(error, typeof connection === 'string' ? connection : undefined)
  }
  const watching = watch && watchDatabase({ sql, sockets }, watch)
  const close = async () => {
    await watching?.close()
    await sql.end({ timeout: 5 })
    sockets.cut()
  }
  const openAside = () => {
    const aside = openClient({ ...sql.options, max: 1 }, sockets)
    return { db: withDrizzle(aside), close: () => aside.end({ timeout: 0 }) }
  }
  return { db: withDrizzle(sql), sql, connection, outage: watching ?? unwatched(sql), openAside, close }
}

const withDrizzle = (sql: postgres.Sql): Database => drizzle(sql, { casing: 'snake_case' })

const unwatched = (sql: postgres.Sql): Outage => ({
  known: () => false,
  check: () =>
    sql`select 1`.then(
      () => true,
      () => false,
    ),
})

/** With what else belongs to a start, it says so within fifteen seconds. */
const startMs = 8_000
/** The shop's own PostgreSQL is brought back by who supervises it, and may have much to recover. */
const ownStartMs = 60_000

/** One that is starting up, or recovering after something was killed, is waited for. */
async function untilStarted(sql: postgres.Sql, ms: number): Promise<void> {
  const deadline = performance.now() + ms
  for (;;) {
    try {
      return await beforeDeadline(sql`select 1`, deadline - performance.now())
    } catch (error) {
      const passing = error instanceof Error && 'code' in error && passingCodes.includes(String(error.code))
      if (!passing || performance.now() > deadline) throw error
      await pause(50)
    }
  }
}

/** Starting up, and cut by a restart. */
const passingCodes = ['57P03', '57P01', '57P02']

async function beforeDeadline(answer: PromiseLike<unknown>, ms: number): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new DatabaseAway()), ms)
  await Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}

/** One number for everybody: whoever comes second waits, and finds nothing left to do. */
const migrationLock = 7_346_092

export async function migrateDatabase(connection: Connection, folder = migrationsFolder): Promise<void> {
  // A client with a single connection, because the lock belongs to the session that took it.
  const { sql } = connect(connection, 1)
  try {
    await sql`select pg_advisory_lock(${migrationLock})`
    await migrate(drizzle(sql), { migrationsFolder: folder })
  } finally {
    await sql.end({ timeout: 5 })
  }
}

export const migrationsFolder = join(projectFolder, 'db/migrations')

function connect(connection: Connection, connections: number): Client {
  const sockets = openSockets({ patienceMs: 6_000 })
  const options = {
    max: connections,
    onnotice: () => {},
    connect_timeout: 10,
    // Nothing is tried again but what is asked again, and while the database is away the watch refuses that at once.
    backoff: false,
    connection: { application_name: 'showroom' },
    // The types do not know it.
    ...({ socket: sockets.open } as object),
  }
  const parsed =
    typeof connection === 'string' ? postgres(connection, options) : postgres({ ...options, ...toSocket(connection) })
  const { host, port, ssl, ...rest } = parsed.options
  const others = host.slice(1).map((name, at) => ({ host: name, port: port[at + 1] ?? 5432 }))
  const direct = 'sslnegotiation' in rest && rest.sslnegotiation === 'direct'
  sockets.route = { others, encryption: { mode: ssl, direct } }
  const kept = { ...rest, port, host: host.slice(0, 1), ssl: false }
  return { sql: openClient(kept, sockets), sockets }
}

const toSocket = ({ socketDir, database }: SocketAddress) => ({
  path: `${socketDir}/.s.PGSQL.5432`,
  user: 'postgres',
  password: '',
  database,
  ssl: false,
})
