import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemoIfEmpty } from '../db/demo/load.ts'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { silentLog } from '../tests/support/shop-window.ts'
import { backUpShop, nameBackup } from './backup.ts'
import { listFilesForBackup } from './media/files-for-backup.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import { listTables } from './platform/backup/tables.ts'
import { refuseUnfinished } from './platform/backup/unfinished-restore.ts'
import { type OpenDatabase, openDatabase } from './platform/database.ts'
import { openStorage } from './platform/storage/storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-backup-'))
const shop = await createTestDatabase()
const storage = await openStorage({ dataDir: join(folder, 'old'), s3: undefined })
const archive = join(folder, 'shop.zip')

beforeAll(async () => {
  await loadDemoIfEmpty({ db: shop.db, storage, log: silentLog })
  const odd = 'tab\t line\n back\\slash \\N "quotes" “curly” £ 家具 \u{1f6cb}'
  await shop.sql`insert into enquiries (name, email, department, description) values (${odd}, 'x@example.com', '', ${odd})`
}, 120_000)
afterAll(async () => {
  await shop.drop()
  rmSync(folder, { recursive: true, force: true })
})

const make = async (path: string, secret: string | undefined = 'the secret') => {
  const backup = await backUpShop({ config: { keptSecret: secret }, connection: shop.connection, storage })
  await pipeline(backup.archive, async (chunks) => writeFile(path, chunks))
  return backup.done
}

/** Every row of every table, as text. */
async function readRows({ sql }: Pick<OpenDatabase, 'sql'>): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const { name } of await listTables(sql)) {
    const rows = await sql<{ row: string }[]>`select t::text as row from ${sql(name)} t order by 1`
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

/** PostgreSQL makes template1 without a table. */
const emptyDatabase = () => createTestDatabase('template1')

test('a shop that was backed up, wiped and restored has every row and file', async () => {
  const contents = await make(archive)
  expect(contents.lost).toEqual([])
  expect(contents.files.length).toBeGreaterThan(400)
  const target = await emptyDatabase()
  const newStorage = await openStorage({ dataDir: join(folder, 'new'), s3: undefined })
  const { secret } = await restoreBackup(archive, target.connection, newStorage)
  expect(secret).toBe('the secret')
  expect(await readRows(target)).toEqual(await readRows(shop))
  for (const { key } of await listFilesForBackup(target.sql))
    expect(await newStorage.read(key)).toEqual(await storage.read(key))

  // Sequences continue after their last value.
  const highest = await target.sql`select max(id) as id from audit`
  await target.sql`insert into audit (staff_name, action, entity, entity_id) values ('x', 'x', 'x', 'x')`
  const next = await target.sql`select max(id) as id from audit`
  expect(Number(next[0]?.id)).toBe(Number(highest[0]?.id) + 1)
  await target.drop()
})

test('a change made during a backup is in it wholly or not at all', async () => {
  const path = join(folder, 'busy.zip')
  let over = false
  const edit = (n: number) =>
    shop.sql.begin(async (tx) => {
      await tx`update site_settings set company_number = ${n}`
      await tx`update categories set keywords = ${n}`
    })
  const editOn = async () => {
    for (let n = 1; !over; n++) await edit(n)
  }
  await edit(0)
  const editing = editOn()
  await make(path).finally(() => {
    over = true
  })
  await editing
  const target = await emptyDatabase()
  await restoreBackup(path, target.connection, await openStorage({ dataDir: join(folder, 'busy'), s3: undefined }))
  const found = await target.sql`
    select company_number as n from site_settings union select keywords as n from categories`
  expect(found).toHaveLength(1)
  await target.drop()
})

test('a backup is never restored over existing data', async () => {
  const used = await createTestDatabase()
  await expect(restoreBackup(archive, used.connection, storage)).rejects.toThrow(/not empty/)
  await used.drop()
})

test.each([
  ['half of it', async () => (await readFile(archive)).subarray(0, statSync(archive).size / 2)],
  ['no archive at all', async () => Buffer.from('name,price\nsofa,12')],
  ['an empty file', async () => Buffer.alloc(0)],
])('%s is refused as no backup, and leaves the database empty', async (_, makeBytes) => {
  const path = join(folder, 'broken.zip')
  writeFileSync(path, await makeBytes())
  const target = await emptyDatabase()
  await expect(restoreBackup(path, target.connection, storage)).rejects.toThrow(/not a complete backup|not a backup/)
  expect(await listTables(target.sql)).toEqual([])
  await target.drop()
})

/** Writes a copy of the backup with other bytes in the first entry of this name after the offset `from`. */
async function damage(entry: string, from = 0): Promise<string> {
  const bytes = await readFile(archive)
  bytes.set(Buffer.alloc(64, 0xee), bytes.indexOf(entry, from) + entry.length + 2000)
  const path = join(folder, 'damaged.zip')
  await writeFile(path, bytes)
  return path
}

test.each([
  ['picture', 'storage/pictures/', 4_000_000],
  ['table', 'tables/products.copy', 0],
])('a damaged %s is named in a sentence, and leaves database and storage empty', async (_, entry, from) => {
  const path = await damage(entry, from)
  const target = await emptyDatabase()
  const dataDir = join(folder, `refused ${entry.replace('/', ' ')}`)
  const refused = restoreBackup(path, target.connection, await openStorage({ dataDir, s3: undefined }))
  await expect(refused).rejects.toThrow(new RegExp(`^The backup is damaged: ${entry}`))
  expect(await listTables(target.sql)).toEqual([])
  const left = await readdir(dataDir, { recursive: true, withFileTypes: true })
  expect(left.filter((found) => found.isFile())).toEqual([])
  await target.drop()
})

test('a refused restore keeps the contents of storage', async () => {
  const path = await damage('storage/pictures/', 4_000_000)
  const [first] = await listFilesForBackup(shop.sql)
  if (!first) throw new Error('The demonstration shop has no pictures.')
  const before = await openStorage({ dataDir: join(folder, 'kept'), s3: undefined })
  const bytes = (await storage.read(first.key)) ?? Buffer.alloc(0)
  await before.write(first.key, bytes, first.type)
  const target = await emptyDatabase()
  await expect(restoreBackup(path, target.connection, before)).rejects.toThrow(/damaged/)
  expect(await before.read(first.key)).toEqual(bytes)
  await target.drop()
})

test('a restore that cannot be finished leaves the database and storage empty', async () => {
  const target = await emptyDatabase()
  const dataDir = join(folder, 'unfinished')
  const diskIsFull = (secret: string | undefined) => Promise.reject(new Error(`no room for ${secret}`))
  const unfinished = restoreBackup(
    archive,
    target.connection,
    await openStorage({ dataDir, s3: undefined }),
    diskIsFull,
  )
  await expect(unfinished).rejects.toThrow('no room for the secret')
  expect(await listTables(target.sql)).toEqual([])
  const left = await readdir(dataDir, { recursive: true, withFileTypes: true })
  expect(left.filter((found) => found.isFile())).toEqual([])
  await target.drop()
})

test('a restore whose storage fails half-way leaves the database empty, and names what failed', async () => {
  const target = await emptyDatabase()
  const kept = await openStorage({ dataDir: join(folder, 'lost'), s3: undefined })
  const isLost = (what: string) => () => Promise.reject(new Error(`${what} is lost`))
  const storage = { ...kept, remove: isLost('remove') }
  const unfinished = restoreBackup(archive, target.connection, storage, isLost('the disk'))
  await expect(unfinished).rejects.toThrow('the disk is lost')
  expect(await listTables(target.sql)).toEqual([])
  await target.drop()
})

test('after a restore lost its database, no shop opens or is backed up there until another restore succeeds', async () => {
  const target = await emptyDatabase()
  const name = target.connection.database
  const kept = await openStorage({ dataDir: join(folder, 'away'), s3: undefined })
  const loseDatabase = async () => {
    await shop.sql`alter database ${shop.sql(name)} with allow_connections false`
    await shop.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`
    throw new Error('the disk is full')
  }
  const lost = restoreBackup(archive, target.connection, { ...kept, write: loseDatabase })
  await expect(lost).rejects.toThrow('the disk is full')
  await shop.sql`alter database ${shop.sql(name)} with allow_connections true`
  const again = await openDatabase(target.connection, { connections: 1 })
  const isHalf = /restore was interrupted.*npm run restore again/
  await expect(refuseUnfinished(again.sql)).rejects.toThrow(isHalf)
  const backup = await backUpShop({ config: { keptSecret: undefined }, connection: target.connection, storage: kept })
  const written = buffer(backup.archive)
  await expect(backup.done).rejects.toThrow(isHalf)
  await expect(written).rejects.toThrow(isHalf)
  await restoreBackup(archive, target.connection, kept)
  await refuseUnfinished(again.sql)
  expect((await readRows(again)).products).toEqual((await readRows(shop)).products)
  await again.close()
  await target.drop()
})

test('a second restore into the same database is refused while the first runs, and does not disturb it', async () => {
  const target = await emptyDatabase()
  const storage = await openStorage({ dataDir: join(folder, 'twice'), s3: undefined })
  const [ending, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = restoreBackup(archive, target.connection, storage, () => {
    ending.resolve()
    return allowed.promise
  })
  await Promise.race([ending.promise, first])
  await expect(restoreBackup(archive, target.connection, storage)).rejects.toThrow(/Another restore .* is running/)
  allowed.resolve()
  await first
  expect((await readRows(target)).products).toEqual((await readRows(shop)).products)
  await expect(restoreBackup(archive, target.connection, storage)).rejects.toThrow(/not empty/)
  await target.drop()
})

test('a client that stops reading half-way ends the backup and frees its connection', async () => {
  for (let n = 0; n < 8; n++) {
    const { archive: stream, done } = await backUpShop({
      config: { keptSecret: undefined },
      connection: shop.connection,
      storage,
    })
    stream.once('readable', () => stream.destroy())
    await expect(done).rejects.toThrow()
  }
  expect(await shop.sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('the name of a backup has the time in London', () => {
  expect(nameBackup(new Date('2026-06-30T23:30:00Z'))).toBe('showroom-2026-07-01-0030.zip')
})
