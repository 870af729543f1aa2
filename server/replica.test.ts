import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { type DatabasePair, openDatabasePair } from '../tests/support/database-pair.ts'
import { openEmptyShop } from '../tests/support/empty-shop.ts'
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

test('a save is shown from the replica by the time it is answered', async () => {
  for (const path of ['/ash', '/beech', '/cedar', '/elm']) {
    expect(await shop.save(path)).toBe(200)
    expect([path, await shop.look(path)]).toEqual([path, 301])
  }
})

test('a replica that falls behind shows what it has, and the rest once it follows', async () => {
  await replica.sql`select pg_wal_replay_pause()`
  expect(await shop.save('/fir')).toBe(200)
  expect(await shop.look('/fir')).toBe(200)
  expect(await shop.look('/elm')).toBe(301)
  await replica.sql`select pg_wal_replay_resume()`
  await vi.waitFor(async () => expect(await shop.look('/fir')).toBe(301), { timeout: 15_000, interval: 20 })
})

test('a database that is no replica is refused with a sentence', async () => {
  await database.sql`create database other`
  const other = await openDatabase(`postgres://postgres@127.0.0.1:${pair.primary.port}/other`, { connections: 1 })
  await expect(untilMigrated(other, database, 200)).rejects.toThrow(/DATABASE_READ_URL does not follow/)
  await other.close()
})
