import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { sharedReader } from '../../../tests/support/imports/shared-reader.ts'
import { ruth } from '../../../tests/support/staff/staff-client.ts'
import { storageFull } from '../../platform/storage/refusals.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { receiveImport } from './receive-import.ts'
import { imports } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
const { storage, close } = await openTestMedia(database)
afterAll(close)
beforeEach(() => db.delete(imports))

const receive = (into: Storage) =>
  receiveImport({ db, storage: into, reader: sharedReader }, ruth, {
    bytes: Buffer.from('Name,Price\nChair,80\n'),
    fileName: 'a.csv',
  })

test('a file is stored only after its row, because an unused row is always deleted and a stray file may not be', async () => {
  const rows: number[] = []
  const write: Storage['write'] = async (...given) => {
    rows.push(await db.$count(imports))
    await storage.write(...given)
  }
  await receive({ ...storage, write })
  expect(rows).toEqual([1])
})

test('a file that does not fit into storage leaves no row', async () => {
  const full = { ...storage, write: () => Promise.reject(storageFull('disk', new Error('ENOSPC'))) }
  await expect(receive(full)).rejects.toMatchObject({ status: 507 })
  expect(await db.$count(imports)).toBe(0)
})

test('a file whose row the database refuses is not stored', async () => {
  await database.sql`alter table imports add constraint closed check (false) not valid`
  const written: string[] = []
  const write = async (key: string) => void written.push(key)
  await expect(receive({ ...storage, write })).rejects.toThrow('Failed query')
  expect(written).toEqual([])
  await database.sql`alter table imports drop constraint closed`
})
