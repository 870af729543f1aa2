import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Sql } from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openDatabase } from '../database.ts'
import { openStorage } from '../storage/storage.ts'
import { copyOut, countRows } from './tables.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-backup-'))
const database = await createTestDatabase()
const storage = await openStorage({ dataDir: folder, s3: undefined })
const listFiles = async () => []
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('a query that follows a table is answered, however slowly the rows of the table were read', async () => {
  const { sql } = await openDatabase(database.connection, { connections: 1 })
  await sql`create table slow as select repeat('row', 30) as text from generate_series(1, 5000)`
  const table = { name: 'slow', columns: ['text'] }
  let rows = 0
  const slow = new Writable({
    highWaterMark: 1,
    write(_, __, next) {
      rows++
      setImmediate(next)
    },
  })
  await pipeline(await copyOut(sql, table), slow)
  expect([rows, await countRows(sql, table)]).toEqual([5000, 5000])
  await sql.end()
})

test('a backup stops when its reader disconnects, even while it waits for the database', async () => {
  const { sql, connection } = database
  const blocker = await sql.reserve()
  await blocker`begin`
  await blocker`lock table brands in access exclusive mode`
  const { archive, done } = await writeBackup({ connection, storage, secret: undefined, listFiles })
  const countWaiting = async () => {
    const waiting =
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return waiting.length
  }
  archive.resume()
  await expect.poll(countWaiting).toBe(1)
  archive.destroy()
  await expect(done).rejects.toThrow()
  await blocker`rollback`
  blocker.release()
})

test('the database is released once its tables are read, however long the files take', async () => {
  const { sql, connection } = database
  await storage.write('files/ab/care', Buffer.from('Wipe with a damp cloth.'), 'text/plain')
  const countOpen = async () => {
    const open = await sql`select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`
    return open.length
  }
  const slow = {
    ...storage,
    stream: async (key: string) => {
      await expect.poll(countOpen).toBe(0)
      return storage.stream(key)
    },
  }
  const listOne = async () => [{ key: 'files/ab/care', type: 'text/plain' }]
  const { archive, done } = await writeBackup({ connection, storage: slow, secret: undefined, listFiles: listOne })
  archive.resume()
  expect((await done).files).toMatchObject([{ key: 'files/ab/care' }])
})

test('a backup whose connection is lost between two tables fails, rather than mix two snapshots', async () => {
  const { sql, connection } = database
  const listAfterLoss = async (own: Sql) => {
    const [session] = await own<{ pid: number }[]>`select pg_backend_pid() as pid`
    const pid = session?.pid ?? 0
    await sql`select pg_terminate_backend(${pid})`
    await expect.poll(() => sql`select from pg_stat_activity where pid = ${pid}`).toHaveLength(0)
    // The driver may notice the loss only at the first query; it would answer the next one on a new connection.
    await own`select 1`.catch(() => own`select 1`)
    return []
  }
  const { archive, done } = await writeBackup({ connection, storage, secret: undefined, listFiles: listAfterLoss })
  archive.resume()
  await expect(done).rejects.toThrow()
})

test('a backup that fails before anybody reads it does not end the process, and a later reader gets the reason', async () => {
  const empty = await createTestDatabase('template1')
  const { archive, done } = await writeBackup({ connection: empty.connection, storage, secret: undefined, listFiles })
  const closed = new Promise((resolve) => archive.once('close', resolve))
  await expect(done).rejects.toThrow('does not exist')
  await closed
  await expect(pipeline(archive, new PassThrough())).rejects.toThrow('does not exist')
  await empty.drop()
})
