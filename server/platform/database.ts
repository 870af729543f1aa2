import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import type { PoolConfig } from './config.ts'
import { explainConnectError } from './connect-error.ts'
import type { SocketAddress } from './embedded-postgres/start.ts'
import type { Logger } from './log.ts'
import { type Client, openClient, pipelines } from './outage/client.ts'
import { repeatThroughOutages } from './outage/repeat.ts'
import type { Role } from './outage/route.ts'
import { openSockets } from './outage/sockets.ts'
import { DatabaseUnavailable, isDatabaseUnavailable } from './outage/unavailable.ts'
import { type Outage, watchDatabase } from './outage/watch.ts'
import { projectFolder } from './project-folder.ts'

/** A `DATABASE_URL`, or the socket of the shop's own PostgreSQL. */
export type Connection = string | SocketAddress

export type Database = PostgresJsDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For functions that work inside and outside a transaction. */
export type Db = PgDatabase<PostgresJsQueryResultHKT>

export type OpenDatabase = {
  db: Database
  /** The underlying client, for SQL that Drizzle cannot express. */
  sql: postgres.Sql
  /** The client for LISTEN, which needs a session of its own. */
  listener: postgres.Sql
  /** The address for a separate session, without a pooler. */
  connection: Connection
  outage: Outage
  /** Retries a step of the start if the database goes away during it; the step must be safe to repeat. */
  throughOutages<Result>(step: () => Promise<Result>): Promise<Result>
  /** A separate connection, for work that must not wait for a free one in the pool. */
  openSeparate(): { db: Database; close(): Promise<void> }
  close(): Promise<void>
}

type Options = Partial<PoolConfig> & {
  /** The address of the same database without the pooler that `connection` goes through. */
  direct?: Connection | undefined
  /** Watches the database, and logs its absence here. */
  watch?: Logger
  /** The variable that has its address. */
  variable?: 'DATABASE_URL' | 'DATABASE_READ_URL'
  /** How long closing waits for running queries. A lost connection may hold queries that are never answered. */
  closingSeconds?: number
}

/** Opens a pool and proves that it answers, so that a wrong address is known at the start. */
export async function openDatabase(
  connection: Connection,
  { direct, watch, variable, closingSeconds = 5, ...pool }: Options = {},
): Promise<OpenDatabase> {
  const { sql, sockets } = connect(connection, pool, direct !== undefined)
  const listener = direct === undefined ? sql : connect(direct, alone).sql
  const isOwn = typeof connection !== 'string'
  const limitMs = isOwn ? ownStartMs : startMs
  try {
    await ignoreLostConnection(() => untilStarted(sql, limitMs, isOwn ? isDatabaseUnavailable : isStarting))
    keepTypes(sql)
  } catch (error) {
    sockets.cut()
    await sql.end({ timeout: 0 })
    throw explainConnectError(error, typeof connection === 'string' ? connection : undefined, variable)
  }
  const watching = watch && watchDatabase({ sql, sockets }, watch)
  const close = async () => {
    await watching?.close()
    await sql.end({ timeout: closingSeconds })
    sockets.cut()
  }
  const openSeparate = () => {
    const aside = openClient({ ...sql.options, max: 1 }, sockets)
    return { db: withDrizzle(aside), close: () => aside.end({ timeout: 0 }) }
  }
  const outage = watching ?? unwatched(sql)
  const throughOutages = repeatThroughOutages(outage, limitMs)
  return {
    db: withDrizzle(sql),
    sql,
    listener,
    connection: direct ?? connection,
    outage,
    throughOutages,
    openSeparate,
    close,
  }
}

const withDrizzle = (sql: postgres.Sql): Database => drizzle(sql, { casing: 'snake_case' })

const unwatched = (sql: postgres.Sql): Outage => ({
  known: () => false,
  hasLostConnection: () => false,
  check: () =>
    sql`select 1`.then(
      () => true,
      () => false,
    ),
})

/** Keeps the driver from fetching the types of arrays again. */
const keepTypes = (sql: postgres.Sql) => Object.assign(sql.options, { fetch_types: false })

/** If a connection is lost while the driver reads the types, the rejection is unhandled and would end the process. */
async function ignoreLostConnection(work: () => Promise<void>): Promise<void> {
  const onRejection = (reason: unknown) => {
    if (!isDatabaseUnavailable(reason)) throw reason
  }
  process.on('unhandledRejection', onRejection)
  await work().finally(() => process.off('unhandledRejection', onRejection))
}

/** Short enough for a whole start to fail within fifteen seconds. */
const startMs = 8_000
/** The shop's own PostgreSQL is restarted by its supervisor, and may have much to recover. */
const ownStartMs = 60_000

/** Waits for a database that is starting, or recovering after a crash. */
async function untilStarted(sql: postgres.Sql, ms: number, isPassing: (error: unknown) => boolean): Promise<void> {
  const deadline = performance.now() + ms
  for (;;) {
    try {
      return await beforeDeadline(sql`select 1`, deadline - performance.now())
    } catch (error) {
      if (!isPassing(error) || performance.now() > deadline) throw error
      await pause(50)
    }
  }
}

/** Whether PostgreSQL is starting up, or a restart has cut the connection. */
const isStarting = (error: unknown) =>
  error instanceof Error && 'code' in error && ['57P03', '57P01', '57P02'].includes(String(error.code))

async function beforeDeadline(answer: PromiseLike<unknown>, ms: number): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new DatabaseUnavailable()), ms)
  await Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}

/** One lock number for all processes: the second waits, and then has nothing to migrate. */
const migrationLock = 7_346_092

export async function migrateDatabase(connection: Connection, folder = migrationsFolder): Promise<void> {
  // A client with a single connection, because the lock belongs to the session that took it.
  const { sql } = connect(connection, alone)
  keepTypes(sql)
  try {
    await sql`select pg_advisory_lock(${migrationLock})`
    await migrate(drizzle(sql), { migrationsFolder: folder })
  } finally {
    await sql.end({ timeout: 5 })
  }
}

export const migrationsFolder = join(projectFolder, 'db/migrations')

const alone = { connections: 1 }

function connect(connection: Connection, pool: Partial<PoolConfig>, isPooled = false): Client {
  const sockets = openSockets({ timeoutMs: 6_000 })
  const options = {
    max: pool.connections ?? 10,
    // A transaction pooler gives each transaction another session, which lacks the statements prepared earlier.
    prepare: !isPooled,
    max_pipeline: isPooled ? pipelines.none : pipelines.unlimited,
    onnotice: () => {},
    connect_timeout: 10,
    // No retries here: callers repeat what may be repeated, and while the database is away the watch refuses
    // immediately.
    backoff: false,
    connection: { application_name: 'showroom', ...readableDates, ...limitWaits(pool) },
    // The driver's types lack this option.
    ...({ socket: sockets.open } as object),
  }
  const parsed =
    typeof connection === 'string' ? postgres(connection, options) : postgres({ ...options, ...toSocket(connection) })
  const { host, port, ssl, target_session_attrs, ...rest } = parsed.options as typeof parsed.options & Wanted
  const others = host.slice(1).map((name, at) => ({ host: name, port: port[at + 1] ?? 5432 }))
  const direct = 'sslnegotiation' in rest && rest.sslnegotiation === 'direct'
  sockets.route = { others, encryption: { mode: ssl, direct }, role: readRole(target_session_attrs), first: 0 }
  const kept = { ...rest, port, host: host.slice(0, 1), ssl: false, target_session_attrs: null }
  return { sql: openClient(kept, sockets), sockets }
}

/** Dates as the driver reads them, whatever is set for the database. In UTC each day has its midnight. */
const readableDates = { TimeZone: 'UTC', DateStyle: 'ISO, MDY' }

const limitWaits = ({ statementSeconds, lockSeconds }: Partial<PoolConfig>) => ({
  ...(statementSeconds && { statement_timeout: statementSeconds * 1000 }),
  ...(lockSeconds && { lock_timeout: lockSeconds * 1000 }),
})

type Wanted = { target_session_attrs?: string | null }

const readRole = (wanted: string | null | undefined): Role | undefined =>
  wanted === 'read-write' || wanted === 'primary'
    ? 'primary'
    : wanted === 'read-only' || wanted === 'standby'
      ? 'standby'
      : undefined

const toSocket = ({ socketDir, database }: SocketAddress) => ({
  path: `${socketDir}/.s.PGSQL.5432`,
  user: 'postgres',
  password: '',
  database,
  ssl: false,
})
