import { join, resolve } from 'node:path'
import type { Config } from '../server/platform/config.ts'
import type { Connection } from '../server/platform/database.ts'
import { findRunningServer } from '../server/platform/embedded-postgres/pid-file.ts'
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/start.ts'
import type { Logger } from '../server/platform/log.ts'

export type Reached = { connection: Connection; leave(): Promise<void> }

/** The shop's database, also while the shop is running on it. */
export async function reachDatabase(
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDir }: Config,
  log: Logger,
): Promise<Reached> {
  if (databaseDirectUrl) return { connection: databaseDirectUrl, leave: async () => {} }
  const running = await findRunningServer(join(resolve(dataDir), 'postgres'))
  if (running?.status === 'ready')
    return { connection: { socketDir: running.socketDir, database: 'postgres' }, leave: async () => {} }
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log })
  return { connection, leave: stop }
}
