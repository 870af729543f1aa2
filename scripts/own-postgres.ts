import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../server/platform/config.ts'
import type { Connection } from '../server/platform/database.ts'
import { isDiskFull } from '../server/platform/embedded-postgres/cluster.ts'
import { findRunningServer } from '../server/platform/embedded-postgres/pid-file.ts'
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/start.ts'
import type { Logger } from '../server/platform/log.ts'
import { isDatabaseUnavailable } from '../server/platform/outage/unavailable.ts'
import { fullDisk } from '../server/platform/start-error.ts'

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

/** The shop's own PostgreSQL ends when its disk is full: the caller learns of a lost connection, and the log says why. */
export async function explainLoss(error: unknown, { databaseUrl, databaseDirectUrl, dataDir }: Own): Promise<unknown> {
  if (databaseUrl || databaseDirectUrl || !isDatabaseUnavailable(error)) return error
  const output = await readFile(join(resolve(dataDir), 'postgres.log'), 'utf8').catch(() => '')
  return isDiskFull(output) ? fullDisk(dataDir) : error
}
type Own = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>>
