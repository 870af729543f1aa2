import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, hasWaiting, type TestDatabase } from '../../tests/support/database/database.ts'
import { openTestMedia } from '../../tests/support/files/media.ts'
import { paint } from '../../tests/support/files/sample-pictures.ts'
import { waitUntil } from '../../tests/support/runner/wait-for.ts'
import { backUpShop } from '../backup.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { openFolder } from '../platform/storage/folder.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { uploadFile } from './files.ts'
import { fileKey, originalKey } from './keys.ts'
import { uploadPicture } from './pictures.ts'
import { sweepUnpacked } from './unpacked-media.ts'

const folder = await mkdtemp(join(tmpdir(), 'showroom-unpacked-'))
const { db, media, storage: shopStorage, close, ...shop } = await openShop()
const archives = { whole: join(folder, 'whole.zip'), empty: join(folder, 'empty.zip') }
const upload = { bytes: await paint(40, 30).png().toBuffer(), fileName: 'sofa.png' }
const bytes = Buffer.from('Oil it once a year.')
const keys: string[] = []

async function openShop() {
  const database = await createTestDatabase()
  return { ...database, ...(await openTestMedia(database)) }
}

beforeAll(async () => {
  await backUp(archives.empty)
  keys.push(originalKey((await uploadPicture(db, media, upload)).hash))
  keys.push(fileKey((await uploadFile(db, media, { bytes, fileName: 'oil.txt' })).hash))
  await backUp(archives.whole)
})
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true })
})

async function backUp(path: string) {
  const { connection } = shop
  const backup = await backUpShop({ config: { keptSecret: undefined }, connection, storage: shopStorage })
  await pipeline(backup.archive, async (chunks) => writeFile(path, chunks))
  await backup.done
}

/** A database and storage in which a restore was killed once it had unpacked everything. */
async function openKilled() {
  const target = await createTestDatabase('template1')
  const storage = await openFolder(await mkdtemp(join(folder, 'storage-')))
  const unpacked = Promise.withResolvers<void>()
  const hang = () => {
    unpacked.resolve()
    return new Promise<never>(() => {})
  }
  await Promise.race([restoreBackup(archives.whole, target.connection, storage, hang), unpacked.promise])
  await shop.sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = ${target.connection.database}`
  return { target, storage }
}

const later = new Date('2100-01-01')
const listStored = async (storage: Storage) => {
  const isStored = await Promise.all(keys.map((key) => storage.exists(key)))
  return keys.filter((_, place) => isStored[place])
}
const sweep = ({ target, storage }: { target: TestDatabase; storage: Storage }, before = later) =>
  sweepUnpacked({ db: target.db, storage }, before)

test('media that a killed restore unpacked are removed a day later by the shop that is restored instead', async () => {
  const killed = await openKilled()
  const { target, storage } = killed
  expect(await listStored(storage)).toEqual(keys)
  await restoreBackup(archives.empty, target.connection, storage)
  await sweep(killed, new Date(Date.now() - 86_400_000))
  expect(await listStored(storage)).toEqual(keys)
  await sweep(killed)
  expect(await listStored(storage)).toEqual([])
  await target.drop()
})

test('unpacked media stay if the shop uses them: after another restore of the same backup, or once uploaded', async () => {
  const again = await openKilled()
  await restoreBackup(archives.whole, again.target.connection, again.storage)
  await sweep(again)
  expect(await listStored(again.storage)).toEqual(keys)
  await again.target.drop()

  const other = await openKilled()
  await restoreBackup(archives.empty, other.target.connection, other.storage)
  await uploadPicture(other.target.db, { ...media, storage: other.storage }, upload)
  await sweep(other)
  expect(await listStored(other.storage)).toEqual([keys[0]])
  await other.target.drop()
})

test('a picture that is uploaded while it is being removed is stored afterwards', async () => {
  const { target, storage } = await openKilled()
  await restoreBackup(archives.empty, target.connection, storage)
  const begin = Promise.withResolvers<void>()
  // On a connection outside the transaction that removes the picture.
  const uploading = begin.promise.then(() => uploadPicture(target.db, { ...media, storage }, upload))
  const remove = async (key: string) => {
    if (key === keys[0]) {
      begin.resolve()
      await waitUntil(() => hasWaiting(target))
    }
    await storage.remove(key)
  }
  await sweep({ target, storage: { ...storage, remove } })
  await uploading
  expect(await listStored(storage)).toEqual([keys[0]])
  await target.drop()
})
