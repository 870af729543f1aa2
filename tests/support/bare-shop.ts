import { openShop } from '../../server/app.ts'
import { readConfig } from '../../server/platform/config.ts'
import { migrateDatabase, openDatabase } from '../../server/platform/database.ts'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/start.ts'
import { drain, listen } from '../../server/platform/http-server.ts'
import { runUntilStopped } from '../../server/platform/lifecycle.ts'
import { openLog } from '../../server/platform/log.ts'

/** The shop as server.ts opens it, without pages and products, for tests that kill processes. */
await runUntilStopped(async (onStop) => {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log })
  onStop(postgres.stop)
  const database = await openDatabase(postgres.connection, { watch: log })
  onStop(database.close)
  await database.throughOutages(() => migrateDatabase(postgres.connection))
  const assets = (_req: unknown, _res: unknown, next: () => void) => next()
  const pages = { render: async () => new Response('a page'), assets, close: async () => {} }
  const shop = await openShop({ ...config, startsWithDemo: false }, database, log, pages)
  onStop(shop.close)
  const server = await listen(shop.listener, config)
  onStop(() => drain(server))
})
