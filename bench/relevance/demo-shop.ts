import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import type { Sql } from 'postgres'
import { loadDemoIfEmpty } from '../../db/demo/load.ts'
import { readEntries } from '../../server/catalogue/index/entries.ts'
import type { Entry } from '../../server/catalogue/search/entry.ts'
import { products } from '../../server/catalogue/tables.ts'
import { readTaxonomy } from '../../server/catalogue/taxonomy/taxonomy.ts'
import { migrateDatabase, openDatabase } from '../../server/platform/database.ts'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/start.ts'
import { openFolder } from '../../server/platform/storage/folder.ts'

type DemoShop = { entries: Entry[]; sql: Sql; close(): Promise<void> }

/** The demonstration shop in a database of its own. */
export async function openDemoShop(): Promise<DemoShop> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-relevance-'))
  const log = pino({ level: 'warn' })
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, durable: false })
  await migrateDatabase(postgres.connection)
  const { db, sql, close } = await openDatabase(postgres.connection)
  await loadDemoIfEmpty({ db, storage: await openFolder(join(folder, 'media')), log })
  const uuids = await db.select({ uuid: products.uuid }).from(products)
  const entries = await readEntries(
    db,
    await readTaxonomy(db),
    uuids.map(({ uuid }) => uuid),
    new Date(),
  )
  return {
    entries,
    sql,
    close: async () => {
      await close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
