import type { RequestListener } from 'node:http'
import { type Config, readConfig } from './platform/config.ts'
import type { Connection } from './platform/database.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/start.ts'
import { drain, listen } from './platform/http-server.ts'
import { type OnStop, runUntilStopped } from './platform/lifecycle.ts'
import { type Logger, openLog } from './platform/log.ts'
import { onDemand } from './platform/on-demand.ts'
import { handPostgres, takePostgres } from './platform/workers/handed.ts'
import { watchBuild } from './platform/workers/watch-build.ts'
import { isWorker, listenForReplacement, reportOpened } from './platform/workers/worker.ts'
import { startWorkers } from './platform/workers/workers.ts'
import type { OpenPages } from './shop-process.ts'

const openWorkerMetrics = onDemand(() => import('./worker-metrics.ts'), 'openWorkerMetrics')

/**
 * Runs one process until its last answer: the only one, the first of several, or one of the workers. Workers are replaced
 * when a new build is complete in the folder.
 */
export const runShop = (openPages: OpenPages, buildFolder: string) =>
  runUntilStopped(async (onStop, onHangUp) => {
    const config = readConfig(process.env)
    const log = openLog(config.logLevel)
    const given = takePostgres() ?? config.databaseUrl
    const connection = given ?? (await startOwnPostgres(config, log, onStop))
    if (isWorker() || config.workers === 1) {
      // Loaded only here: the first of several processes just passes connections on, and needs half the memory without the shop.
      const { openProcess } = await import('./shop-process.ts')
      const isReplaced = isWorker() ? listenForReplacement() : () => false
      const { ownerLink, metrics } = await openProcess({ config, log, connection, openPages, isReplaced }, onStop)
      if (isWorker()) return reportOpened(ownerLink)
      if (metrics) await openMetricsPort(metrics, config, onStop)
      return greet(config, ownerLink)
    }
    // Opened before the workers, so that it is closed after them: a signal to the whole group must not reach them twice.
    if (config.metrics) await openMetricsPort(await openWorkerMetrics(config.metrics, log), config, onStop)
    const workers = await startWorkers({ count: config.workers, env: handPostgres(connection), log })
    onStop(workers.stop)
    onHangUp(workers.replaceAll)
    const build = await watchBuild(buildFolder, workers.replaceAll)
    onStop(async () => build.close())
    greet(config, workers.ownerLink)
  })

async function startOwnPostgres({ dataDir }: Config, log: Logger, onStop: OnStop): Promise<Connection> {
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  onStop(postgres.stop)
  return postgres.connection
}

async function openMetricsPort(listener: RequestListener, { host, metrics }: Config, onStop: OnStop): Promise<void> {
  if (metrics?.port === undefined) return
  const server = await listen(listener, { host, port: metrics.port }, 'METRICS_PORT')
  onStop(() => drain(server))
}

function greet(config: Config, ownerLink: string | undefined): void {
  const local = `http://localhost:${config.port}`
  console.log(`\nThe shop is open   ${local}`)
  if (config.publicUrl !== local) console.log(`For shoppers       ${config.publicUrl}`)
  console.log(`Its data           ${config.dataDir}${config.databaseUrl ? ' and the database of DATABASE_URL' : ''}`)
  if (config.workers > 1) console.log(`Its processes      ${config.workers}`)
  if (ownerLink) console.log(`Create the owner   ${ownerLink}   (works once)`)
  console.log('Ctrl-C stops it\n')
}
