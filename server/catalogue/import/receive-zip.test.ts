import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { layDown } from '../../../tests/support/files/arrivals.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { tasks } from '../../platform/tables.ts'
import { applyImportKind } from '../work-kinds.ts'
import { zipKey } from './import-file.ts'
import { receiveZip } from './receive-zip.ts'
import { imports } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
const { media, storage, close } = await openTestMedia(database)
const here = { media, fetching: { mayConnect: () => true } }
const { send, check, apply, view, ...importing } = openImportContext(database, here)
afterAll(async () => {
  await importing.close()
  await close()
})

const zip = Buffer.from('PK\x03\x04, and then pictures')
const receive = async (uuid: string, into: Storage = storage) =>
  receiveZip(db, into, { uuid, fileName: 'photos.zip', file: await layDown(zip) })

/** Storage that runs some work just before it stores the ZIP. */
const during = (work: () => Promise<unknown>): Storage => ({
  ...storage,
  writeFile: async (...given) => {
    await work()
    await storage.writeFile(...given)
  },
})

async function bringChecked(name: string): Promise<string> {
  const { uuid } = await send(`Name,Supplier code,Price\n${name},${name}-1,10`)
  await check(uuid)
  return uuid
}

const running = { kind: applyImportKind, state: 'running', leaseUntil: new Date(Date.now() + 3_600_000) } as const

const changeTask = async (uuid: string, part: Partial<typeof tasks.$inferInsert>) => {
  const { taskUuid } = (await db.select().from(imports).where(eq(imports.uuid, uuid)))[0] ?? {}
  await db
    .update(tasks)
    .set(part)
    .where(eq(tasks.uuid, taskUuid ?? ''))
}

test('a ZIP is stored with its import', async () => {
  const uuid = await bringChecked('Alder')
  await receive(uuid)
  expect(await storage.read(zipKey(uuid))).toEqual(zip)
  expect(await view(uuid)).toMatchObject({ zipName: 'photos.zip' })
})

test('a ZIP that arrives while its import is applied is refused, and does not stay', async () => {
  const uuid = await bringChecked('Birch')
  await expect(
    receive(
      uuid,
      during(() => apply(uuid)),
    ),
  ).rejects.toMatchObject({ status: 409 })
  expect(await storage.exists(zipKey(uuid))).toBe(false)
  await expect(receive(uuid)).rejects.toMatchObject({ status: 409 })
})

test('a ZIP is refused while its import is being applied', async () => {
  const uuid = await bringChecked('Cedar')
  await changeTask(uuid, running)
  await expect(receive(uuid)).rejects.toMatchObject({ status: 409, body: { title: 'Still running' } })
  expect(await storage.exists(zipKey(uuid))).toBe(false)
})

test('a ZIP whose import is removed while it arrives does not stay', async () => {
  const uuid = await bringChecked('Damson')
  await expect(
    receive(
      uuid,
      during(() => db.delete(imports).where(eq(imports.uuid, uuid))),
    ),
  ).rejects.toMatchObject({ status: 404 })
  expect(await storage.exists(zipKey(uuid))).toBe(false)
})
