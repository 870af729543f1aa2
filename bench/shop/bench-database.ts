import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { migrateDatabase, type OpenDatabase, openDatabase } from '../../server/platform/database.ts'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/start.ts'
import { fillDatabase } from '../fill-database.ts'

export type BenchDatabase = OpenDatabase & { env: Record<string, string>; folder: string; stop(): Promise<void> }

/** A PostgreSQL for the benchmark with a generated catalogue, for any number of shop processes. */
export async function openBenchDatabase(products: number): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: pino({ level: 'warn' }), durable: false })
  await migrateDatabase(postgres.connection)
  const database = await openDatabase(postgres.connection)
  await fillDatabase(database.sql, products, 1)
  const { socketDir, database: name } = postgres.connection
  const stop = async () => {
    await database.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  // A URL cannot name the socket, so PGHOST does.
  const env = { DATABASE_URL: `postgres:///${name}`, PGHOST: socketDir, PGUSER: 'postgres' }
  return { ...database, env, folder, stop }
}
