import { join, resolve } from 'node:path'
import type { Config } from '../server/platform/config.ts'
import type { Connection } from '../server/platform/database.ts'
import { isDiskFull } from '../server/platform/embedded-postgres/cluster.ts'
import { findRunningServer } from '../server/platform/embedded-postgres/pid-file.ts'
import { readLog } from '../server/platform/embedded-postgres/server-process.ts'
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/start.ts'
import { openLog } from '../server/platform/log.ts'
import { isDatabaseUnavailable } from '../server/platform/outage/unavailable.ts'
import { fullDisk } from '../server/platform/start-error.ts'

/** Does a command's work on the shop's database, whether or not the shop is running. */
export async function withDatabase<Result>(
  config: Config,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const { connection, readEnd, leave } = await reachDatabase(config)
  try {
    return await work(connection).finally(leave)
  } catch (error) {
    throw await explainLoss(error, config, readEnd())
  }
}

async function reachDatabase({ databaseUrl, databaseDirectUrl = databaseUrl, dataDir }: Config) {
  if (databaseDirectUrl) return { connection: databaseDirectUrl, ...notOurs }
  const running = await findRunningServer(join(resolve(dataDir), 'postgres'))
  if (running?.status === 'ready')
    return { connection: { socketDir: running.socketDir, database: 'postgres' }, ...notOurs }
  // The log would only repeat the command's own error: that PostgreSQL has ended, and why.
  const { connection, readEnd, stop } = await startEmbeddedPostgres({ dataDir, log: openLog('silent') })
  return { connection, readEnd, leave: stop }
}

const notOurs = { readEnd: () => '', leave: async () => {} }

/**
 * The shop's own PostgreSQL stops when its disk is full. The caller sees only a lost connection; the log gives the reason, or
 * `end`, the output of the stopped process, if PostgreSQL has been restarted since.
 */
export async function explainLoss(
  error: unknown,
  { databaseUrl, databaseDirectUrl, dataDir }: Own,
  end = '',
): Promise<unknown> {
  if (databaseUrl || databaseDirectUrl || !isDatabaseUnavailable(error)) return error
  const output = end + (await readLog({ dataDir: resolve(dataDir) }))
  return isDiskFull(output) ? fullDisk(dataDir) : error
}
type Own = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>>
