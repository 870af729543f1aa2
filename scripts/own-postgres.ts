import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../server/platform/config.ts'
import type { Connection } from '../server/platform/database.ts'
import { isDiskFull } from '../server/platform/embedded-postgres/cluster.ts'
import { findRunningServer } from '../server/platform/embedded-postgres/pid-file.ts'
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/start.ts'
import { openLog } from '../server/platform/log.ts'
import { isDatabaseUnavailable } from '../server/platform/outage/unavailable.ts'
import { fullDisk } from '../server/platform/start-error.ts'

/** Does the work of a command on the shop's database, also while the shop is running on it. */
export async function onDatabase<Result>(
  config: Config,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const { connection, leave } = await reachDatabase(config)
  try {
    // PostgreSQL is stopped first: while it is started again and again on a full disk, its log begins again each time.
    return await work(connection).finally(leave)
  } catch (error) {
    throw await explainLoss(error, config)
  }
}

async function reachDatabase({ databaseUrl, databaseDirectUrl = databaseUrl, dataDir }: Config) {
  if (databaseDirectUrl) return { connection: databaseDirectUrl, leave: async () => {} }
  const running = await findRunningServer(join(resolve(dataDir), 'postgres'))
  if (running?.status === 'ready')
    return { connection: { socketDir: running.socketDir, database: 'postgres' }, leave: async () => {} }
  // Its log would repeat what the command ends with: that PostgreSQL has ended, and why.
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: openLog('silent') })
  return { connection, leave: stop }
}

/** The shop's own PostgreSQL ends when its disk is full: the caller learns of a lost connection, and the log says why. */
export async function explainLoss(error: unknown, { databaseUrl, databaseDirectUrl, dataDir }: Own): Promise<unknown> {
  if (databaseUrl || databaseDirectUrl || !isDatabaseUnavailable(error)) return error
  const output = await readFile(join(resolve(dataDir), 'postgres.log'), 'utf8').catch(() => '')
  return isDiskFull(output) ? fullDisk(dataDir) : error
}
type Own = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>>
