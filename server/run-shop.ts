import { setTimeout as pause } from 'node:timers/promises'
import { openShop, type Shop } from './app.ts'
import type { PageSource } from './page-source.ts'
import { type Config, readConfig } from './platform/config.ts'
import { type Connection, migrateDatabase, type OpenDatabase, openDatabase } from './platform/database.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/start.ts'
import { drain, listen } from './platform/http-server.ts'
import { type OnStop, runUntilStopped } from './platform/lifecycle.ts'
import { type Logger, openLog } from './platform/log.ts'
import { untilMigrated } from './platform/replica.ts'
import { handPostgres, takePostgres } from './platform/workers/handed.ts'
import { watchBuild } from './platform/workers/watch-build.ts'
import { isWorker, sayOpened } from './platform/workers/worker.ts'
import { startWorkers } from './platform/workers/workers.ts'
import { openWorkerMetrics } from './worker-metrics.ts'

type OpenPages = (config: Config) => Promise<PageSource>

/**
 * One process from its settings to its last answer: alone, the first of several, or one of their workers. These are
 * replaced by new ones when a new build is complete in the folder.
 */
export const runShop = (openPages: OpenPages, buildFolder: string) =>
  runUntilStopped(async (onStop, onHangUp) => {
    const config = readConfig(process.env)
    const log = openLog(config.logLevel)
    const given = takePostgres() ?? config.databaseUrl
    const connection = given ?? (await startOwnPostgres(config, log, onStop))
    if (isWorker()) {
      const { ownerLink } = await openProcess({ config, log, connection, openPages }, onStop)
      return sayOpened(ownerLink)
    }
    if (config.workers === 1) {
      const { ownerLink, metrics } = await openProcess({ config, log, connection, openPages }, onStop)
      await openMetricsPort(metrics, config, onStop)
      return greet(config, ownerLink)
    }
    const workers = await startWorkers({ count: config.workers, env: handPostgres(connection), log })
    onStop(workers.stop)
    onHangUp(workers.replaceAll)
    const build = await watchBuild(buildFolder, workers.replaceAll)
    onStop(async () => build.close())
    await openMetricsPort(openWorkerMetrics(config.metrics, log), config, onStop)
    greet(config, workers.ownerLink)
  })

type Parts = { config: Config; log: Logger; connection: Connection; openPages: OpenPages }

/** A shop that answers requests. */
async function openProcess({ config, log, connection, openPages }: Parts, onStop: OnStop): Promise<Shop> {
  await openTraces(config, log, onStop)
  const database = await openDatabase(connection, {
    ...config.databasePool,
    direct: config.databaseDirectUrl,
    watch: log,
  })
  onStop(database.close)
  await database.throughOutages(() => migrateDatabase(database.connection))
  const reading = await openReading(config, database, log, onStop)
  const shop = await openShop(config, database, log, await openPages(config), reading)
  onStop(shop.close)
  const server = await listen(shop.listener, config)
  onStop(async () => {
    shop.leave()
    await pause(config.drainSeconds * 1000)
    await drain(server)
  })
  return shop
}

async function openTraces({ traces }: Config, log: Logger, onStop: OnStop): Promise<void> {
  if (!traces) return
  const { openTracing } = await import('./platform/tracing/open-tracing.ts')
  onStop(openTracing(traces, log).close)
}

/** Where the public's pages are read from. */
async function openReading(
  { databaseReadUrl, databasePool }: Config,
  source: OpenDatabase,
  log: Logger,
  onStop: OnStop,
): Promise<OpenDatabase> {
  if (databaseReadUrl === undefined) return source
  const replica = await openDatabase(databaseReadUrl, { ...databasePool, watch: log, variable: 'DATABASE_READ_URL' })
  onStop(replica.close)
  await untilMigrated(replica, source)
  return replica
}

async function startOwnPostgres({ dataDir }: Config, log: Logger, onStop: OnStop): Promise<Connection> {
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  onStop(postgres.stop)
  return postgres.connection
}

async function openMetricsPort(listener: Shop['metrics'], { host, metrics }: Config, onStop: OnStop): Promise<void> {
  if (!listener || metrics.port === undefined) return
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
