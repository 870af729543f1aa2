import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { SearchRequest } from '../contract/search.ts'
import { addProduct, announce } from '../tests/support/catalogue.ts'
import { type DatabasePair, openDatabasePair } from '../tests/support/database/database-pair.ts'
import { openEmptyShop } from '../tests/support/empty-shop.ts'
import { waitFor } from '../tests/support/runner/wait-for.ts'
import { ask } from './catalogue/search/ask.ts'
import { search } from './catalogue/search/search.ts'
import { bringUpToDate } from './catalogue/search-tables/bring-up-to-date.ts'
import { openLeanIndex } from './catalogue/search-tables/open-lean-index.ts'
import { readNewer, readTables, readVersionOfTables } from './catalogue/search-tables/read-tables.ts'
import { products, searchProducts } from './catalogue/tables.ts'
import { migrateDatabase, type OpenDatabase, openDatabase } from './platform/database.ts'
import { untilMigrated } from './platform/replica.ts'

let pair: DatabasePair
let database: OpenDatabase
let replica: OpenDatabase
let shop: Awaited<ReturnType<typeof openEmptyShop>>

const addressOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`

beforeAll(async () => {
  pair = await openDatabasePair(inject('newCluster'))
  database = await openDatabase(addressOf(pair.primary.port), { connections: 4 })
  replica = await openDatabase(addressOf(pair.standby.port), { connections: 4 })
  await migrateDatabase(database.connection)
  await untilMigrated(replica, database)
  shop = await openEmptyShop(database, replica)
}, 60_000)

afterAll(async () => {
  await shop.close()
  await Promise.all([database.close(), replica.close()])
  await pair.close()
})

test('by the time a save is answered, the replica shows it', async () => {
  for (const path of ['/ash', '/beech', '/cedar', '/elm']) {
    expect(await shop.save(path)).toBe(200)
    expect([path, await shop.look(path)]).toEqual([path, 301])
  }
})

test('a lagging replica shows its present content, and the rest once it has caught up', async () => {
  await replica.sql`select pg_wal_replay_pause()`
  expect(await shop.save('/fir')).toBe(200)
  expect(await shop.look('/fir')).toBe(200)
  expect(await shop.look('/elm')).toBe(301)
  await replica.sql`select pg_wal_replay_resume()`
  await waitFor(async () => expect(await shop.look('/fir')).toBe(301))
})

test('the search reads words and cards from the replica, and from the primary while the replica lags', async () => {
  const { db } = database
  const tables = { primary: db, program: 'test' }
  const { uuid } = await addProduct(db, { name: 'Quince Table' })
  await announce(db, [uuid])
  await bringUpToDate({ ...tables, clock: () => new Date() })
  await waitFor(async () => expect(await readVersionOfTables(replica.db)).toBe(await readVersionOfTables(db)))
  const index = openLeanIndex({ reading: replica.db, primary: db })
  await readTables(db, index)
  const find = (searchField: string) =>
    ask(index, (whole) => search(whole, SearchRequest.parse({ searchField }), 24).products.map(({ name }) => name))
  await replica.sql`select pg_wal_replay_pause()`
  await db.update(products).set({ name: 'Medlar Table' }).where(eq(products.uuid, uuid))
  await db.update(searchProducts).set({ card: sql`replace(card, 'Quince', 'Fig')` })
  expect(await find('quince')).toEqual(['Quince Table'])
  await announce(db, [uuid])
  await bringUpToDate({ ...tables, clock: () => new Date() })
  await readNewer(db, index)
  expect(await find('medlar')).toEqual(['Medlar Table'])
  await replica.sql`select pg_wal_replay_resume()`
})

test('a database that is not a replica is refused in plain words', async () => {
  await database.sql`create database other`
  const other = await openDatabase(`postgres://postgres@127.0.0.1:${pair.primary.port}/other`, { connections: 1 })
  await expect(untilMigrated(other, database, 200)).rejects.toThrow(/DATABASE_READ_URL does not follow/)
  await other.close()
})
