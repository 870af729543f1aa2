import { openShop } from './server/app.ts'
import { openPages } from './server/page-source.ts'
import { type Config, readConfig } from './server/platform/config.ts'
import { type Connection, migrateDatabase, openDatabase } from './server/platform/database.ts'
import { startEmbeddedPostgres } from './server/platform/embedded-postgres/start.ts'
import { drain, listen } from './server/platform/http-server.ts'
import { type OnStop, runUntilStopped } from './server/platform/lifecycle.ts'
import { type Logger, openLog } from './server/platform/log.ts'

await runUntilStopped(async (onStop) => {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const connection = config.databaseUrl ?? (await startOwnPostgres(config, log, onStop))
  const database = await openDatabase(connection, { watch: log })
  onStop(database.close)
  await database.throughOutages(() => migrateDatabase(connection))
  const shop = await openShop(config, database, log, await openPages(config))
  onStop(shop.close)
  const server = await listen(shop.listener, config)
  onStop(() => drain(server))
  greet(config, shop.ownerLink)
})

async function startOwnPostgres({ dataDir }: Config, log: Logger, onStop: OnStop): Promise<Connection> {
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  onStop(postgres.stop)
  return postgres.connection
}

function greet(config: Config, ownerLink: string | undefined): void {
  const local = `http://localhost:${config.port}`
  console.log(`\nThe shop is open   ${local}`)
  if (config.publicUrl !== local) console.log(`For shoppers       ${config.publicUrl}`)
  console.log(`Its data           ${config.dataDir}${config.databaseUrl ? ' and the database of DATABASE_URL' : ''}`)
  if (ownerLink) console.log(`Create the owner   ${ownerLink}   (works once)`)
  console.log('Ctrl-C stops it\n')
}
