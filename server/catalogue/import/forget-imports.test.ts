import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { beginWhileOpen } from '../../../tests/support/database/while-open.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { tasks } from '../../platform/tables.ts'
import { applyImportKind, bulkKind, checkImportKind } from '../work-kinds.ts'
import { forgetImports } from './forget-imports.ts'
import { sheetKey, zipKey } from './import-file.ts'
import { startApplying } from './import-records.ts'
import { importRows, imports } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
const { media, storage, folder, close } = await openTestMedia(database)
const here = { media, fetching: { mayConnect: () => true } }
const { send, check, bring, undo, view, wait, ...importing } = openImportContext(database, here)
afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(async () => {
  await db.delete(imports)
  await db.delete(tasks)
})

const write = (name: string) => `Name,Supplier code,Price\n${name},${name}-1,10`
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function bringChecked(name: string): Promise<string> {
  const { uuid } = await send(write(name))
  await check(uuid)
  return uuid
}

const countKinds = async () => {
  const rows = await db.select({ kind: tasks.kind }).from(tasks).orderBy(tasks.kind)
  return rows.map(({ kind }) => kind)
}

test('a file that was uploaded a month ago is deleted unless it was applied or is being processed', async () => {
  const old = await bringChecked('Elm')
  const busy = await bringChecked('Fir')
  const { uuid: applied } = await bring(write('Gean'), { makeNew: true })
  await db.update(imports).set({ createdAt: daysAgo(31) })
  const recent = await bringChecked('Hazel')
  const { taskUuid } = (await db.select().from(imports).where(eq(imports.uuid, busy)))[0] ?? {}
  await db
    .update(tasks)
    .set({ kind: applyImportKind, state: 'running', leaseUntil: daysAgo(-1) })
    .where(eq(tasks.uuid, taskUuid ?? ''))

  await forgetImports({ db, storage })
  const left = await db.select({ uuid: imports.uuid }).from(imports)
  expect(left.map(({ uuid }) => uuid).sort()).toEqual([busy, applied, recent].sort())
  expect(await db.$count(importRows, eq(importRows.importUuid, old))).toBe(0)
  expect(await storage.exists(sheetKey(old))).toBe(false)
  expect(await storage.exists(sheetKey(busy))).toBe(true)
})

test('a file that somebody applies just before it would be deleted stays', async () => {
  const uuid = await bringChecked('Elm')
  await db.update(imports).set({ createdAt: daysAgo(31) })
  await beginWhileOpen(
    database,
    (tx) => startApplying(tx, { id: null, name: 'Ruth' }, uuid, true),
    () => forgetImports({ db, storage }),
  )
  // Only a file that is still there can be applied.
  expect(await wait(uuid)).toMatchObject({ state: 'applied', task: { state: 'done' } })
})

test('a file that no import can read is removed after a day', async () => {
  const dropped = await bringChecked('Larch')
  await db.delete(imports).where(eq(imports.uuid, dropped))
  const { uuid: applied } = await bring(write('Maple'), { makeNew: true })
  const waiting = await bringChecked('Nutmeg')
  await storage.write(zipKey(applied), Buffer.from('PK'), 'application/zip')
  for (const { key } of await storage.list('imports')) await utimes(join(folder, key), daysAgo(1.1), daysAgo(1.1))
  const arriving = crypto.randomUUID()
  await storage.write(sheetKey(arriving), Buffer.from('Name'), 'text/csv')

  await forgetImports({ db, storage })
  const left = (await storage.list('imports')).map(({ key }) => key)
  expect(left.sort()).toEqual([sheetKey(waiting), sheetKey(arriving)].sort())
})

test('dry runs that no import names are deleted after three months, and nothing that can be undone or viewed', async () => {
  const { uuid: applied } = await bring(write('Iris'), { makeNew: true })
  const { uuid: undone } = await bring(write('Juniper'), { makeNew: true })
  await undo(undone)
  const waiting = await bringChecked('Kerria')
  await db.insert(tasks).values([
    { kind: bulkKind, title: 'A change', input: {}, state: 'done', staffName: 'Ruth' },
    { kind: checkImportKind, title: 'Tried', input: {}, state: 'waiting', leaseUntil: daysAgo(-1), staffName: 'Ruth' },
  ])
  await db.update(tasks).set({ createdAt: daysAgo(91) })
  await check(waiting)
  await db
    .update(tasks)
    .set({ createdAt: daysAgo(89) })
    .where(sql`${tasks.createdAt} > now() - interval '1 day'`)
  const before = await countKinds()
  expect(before.filter((kind) => kind === checkImportKind)).toHaveLength(5)

  await forgetImports({ db, storage })
  expect(await countKinds()).toEqual([
    bulkKind,
    // One waits; the other is the last of the file that can still be applied.
    checkImportKind,
    checkImportKind,
    applyImportKind,
    applyImportKind,
    'undo-import',
  ])
  expect(await view(waiting)).toMatchObject({ state: 'checked', task: { state: 'done' } })
  expect(await undo(applied)).toMatchObject({ state: 'undone' })
})

test('any number of old dry runs is deleted', async () => {
  await db.execute(sql`
    insert into tasks (kind, title, input, state, staff_name, created_at)
    select ${checkImportKind}, 'Tried', '{}', 'done', 'Ruth', now() - interval '91 days' from generate_series(1, 2500)`)
  await forgetImports({ db, storage })
  expect(await countKinds()).toEqual([])
})
