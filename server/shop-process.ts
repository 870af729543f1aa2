import { setTimeout as pause } from 'node:timers/promises'
import { openShop, type Shop } from './app.ts'
import type { PageSource } from './page-source.ts'
import { refuseUnfinished } from './platform/backup/unfinished-restore.ts'
import type { Config } from './platform/config.ts'
import { type Connection, migrateDatabase, type OpenDatabase, openDatabase } from './platform/database.ts'
import { listSecurityHeaders } from './platform/http/security-headers.ts'
import { refuseUnparsed } from './platform/http/unparsed-requests.ts'
import { drain, listen } from './platform/http-server.ts'
import type { OnStop } from './platform/lifecycle.ts'
import type { Logger } from './platform/log.ts'
import { untilMigrated } from './platform/replica.ts'
import { releaseMemoryWhenQuiet, releaseUnusedMemory } from './platform/unused-memory.ts'

export type OpenPages = (config: Config) => Promise<PageSource>

type Parts = {
  config: Config
  log: Logger
  connection: Connection
  openPages: OpenPages
  /** Whether another worker has already taken over on the same port. */
  isReplaced(): boolean
}

export async function openProcess(parts: Parts, onStop: OnStop): Promise<Shop> {
  const { config, log, connection, openPages, isReplaced } = parts
  await openTraces(config, log, onStop)
  const database = await openDatabase(connection, {
    ...config.databasePool,
    direct: config.databaseDirectUrl,
    watch: log,
  })
  onStop(database.close)
  await database.throughOutages(async () => {
    await refuseUnfinished(database.sql)
    await migrateDatabase(database.connection)
  })
  const reading = await openReading(config, database, log, onStop)
  const shop = await openShop({ config, database, reading, pages: await openPages(config), log })
  onStop(shop.close)
  releaseUnusedMemory('last-resort')
  const server = await listen(shop.listener, config)
  refuseUnparsed(server, listSecurityHeaders(config.publicUrl, config.hstsSubdomains))
  onStop(releaseMemoryWhenQuiet(log).close)
  onStop(async () => {
    // A balancer sees one port for all workers: a 503 of one would make it drop the whole machine.
    if (!isReplaced()) {
      shop.leave()
      await pause(config.drainSeconds * 1000)
    }
    await drain(server)
  })
  return shop
}

async function openTraces({ traces }: Config, log: Logger, onStop: OnStop): Promise<void> {
  if (!traces) return
  const { openTracing } = await import('./platform/tracing/open-tracing.ts')
  onStop(openTracing(traces, log).close)
}

/** Opens the replica from which public pages are read; without one, they are read from the database itself. */
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
