import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/postgres-js'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../../server/platform/database.ts'
import type { SocketAddress } from '../../../server/platform/embedded-postgres/start.ts'
import { keepToOneSession } from './one-session.ts'

declare module 'vitest' {
  interface ProvidedContext {
    socketDir: string
  }
}

export const templateName = 'template_shop'

export type TestDatabase = OpenDatabase & { connection: SocketAddress; drop(): Promise<void> }

/** A migrated, empty database of the caller's own: `const database = await createTestDatabase()`, `afterAll(database.drop)`. */
export async function createTestDatabase(template = templateName): Promise<TestDatabase> {
  const connection = { socketDir: inject('socketDir'), database: `test_${randomUUID().replaceAll('-', '')}` }
  const { database } = connection
  // Copies the files without writing them to the WAL, which would take three times as long.
  await inMaintenance((sql) => sql`create database ${sql(database)} template ${sql(template)} strategy file_copy`)
  const opened = await openDatabase(connection, { connections: 5 })
  const drop = async () => {
    await opened.close()
    await inMaintenance((sql) => sql`drop database ${sql(database)} with (force)`)
  }
  return { ...opened, db: drizzle(keepToOneSession(opened.sql), { casing: 'snake_case' }), connection, drop }
}

async function inMaintenance(work: (sql: OpenDatabase['sql']) => PromiseLike<unknown>): Promise<void> {
  const maintenance = await openDatabase({ socketDir: inject('socketDir'), database: 'postgres' }, { connections: 1 })
  try {
    await work(maintenance.sql)
  } finally {
    await maintenance.close()
  }
}

/** Whether a session of this database waits for a lock. */
export async function hasWaiting({ sql }: Pick<TestDatabase, 'sql'>): Promise<boolean> {
  const waiting = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return waiting.length > 0
}
