import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoGroup, demoGroups } from '../../../contract/staff/demonstration.ts'
import { loadDemoIfEmpty } from '../../../db/demo/load.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { bundleProgram } from '../../../tests/support/runner/programs.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { brands, categories, products, sales } from '../../catalogue/tables.ts'
import { kindEntries } from '../../content/kind-entries.ts'
import { findUsed } from '../../content/media-uses.ts'
import { pages, slides } from '../../content/tables.ts'
import { clearOut } from '../../media/clear-out.ts'
import { pictures } from '../../media/tables.ts'
import { Problem } from '../../platform/problem.ts'
import { openFolder } from '../../platform/storage/folder.ts'
import { runTasks } from '../../platform/tasks/task-runner.ts'
import { openSafetyCopies } from '../../safety-copies.ts'
import { readSettings } from '../../site/settings.ts'
import { forgetLeft } from './forget.ts'
import { type CopyShop, leaveDemonstration } from './leave.ts'
import { takeBackDemonstration } from './take-back.ts'
import { leaveKind, takeBackKind } from './works.ts'

const folder = await mkdtemp(join(tmpdir(), 'showroom-leaving-'))
const storage = await openFolder(folder)
const database = await createTestDatabase()
const { db, sql: connection } = database
const log = pino({ level: 'silent' })
const client = openStaffClient({ db })
const shop = { config: { keptSecret: undefined }, connection: database.connection, storage }
const copies = openSafetyCopies({ ...shop, dataDir: folder, log })

beforeAll(() => loadDemoIfEmpty({ db, storage, log }), 120_000)
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const everything: DemoGroup[] = [...demoGroups]
const plan = (groups = everything, also: string[] = []) => answered(client.planLeaving({ groups, also }))

const { copyShop: copyWhole } = copies
/** Makes no backup, for tests that do not need one. */
const copyNothing: CopyShop = async (name) => name

/** Runs the queued tasks until this one has ended, as the shop does. */
async function work(uuid: string, copyShop: CopyShop = copyNothing) {
  const kinds = { [leaveKind]: leaveDemonstration(copyShop), [takeBackKind]: takeBackDemonstration }
  const runner = runTasks({ db, sql: connection, log, kinds })
  await expect
    .poll(async () => (await answered(client.task({ uuid }))).state, { timeout: 60_000, interval: 50 })
    .toMatch(/done|failed/)
  await runner.close()
  return answered(client.task({ uuid }))
}

async function leave(groups = everything, also: string[] = [], copyShop?: CopyShop) {
  const { digest } = await plan(groups, also)
  const { uuid } = await answered(client.leaveDemonstration({ groups, also, digest }))
  return work(uuid, copyShop)
}

async function takeBack() {
  const { left } = await plan()
  if (!left) throw new Error('Nothing was left.')
  const { uuid } = await answered(client.takeBackDemonstration({ workUuid: left.workUuid }))
  return work(uuid)
}

const live = (table: typeof products | typeof brands | typeof categories | typeof slides | typeof pictures) =>
  db.$count(table, isNull(table.deletedAt))
const countLive = async () => ({
  products: await live(products),
  brands: await live(brands),
  categories: await live(categories),
  slides: await live(slides),
  pictures: await live(pictures),
})
const nothing = { products: 0, brands: 0, categories: 0, slides: 0, pictures: 0 }

test('a removal bins exactly what it lists, with a backup and one entry, and is undone completely', async () => {
  const before = await countLive()
  const settings = await readSettings(db)
  const { groups } = await plan()
  expect(groups.map(({ group, changed, needed }) => [group, changed, needed])).toEqual(
    demoGroups.map((group) => [group, [], []]),
  )
  const task = await leave(everything, [], copyWhole)
  expect(task).toMatchObject({ state: 'done' })
  expect(await countLive()).toEqual(nothing)
  expect(await readSettings(db)).toMatchObject({
    shopName: 'Showroom',
    street: '',
    bannerMessage: '',
    openingHours: null,
  })
  const [terms] = await db.select().from(pages).where(eq(pages.id, 'terms'))
  expect(terms?.body).toBe('')
  expect(await readdir(join(folder, 'backups'))).toEqual([`before-leaving-${task.uuid}.zip`])
  const { entries } = await answered(client.history({}))
  expect(entries.filter(({ action }) => action === leaveKind)).toHaveLength(1)
  expect(entries[0]).toMatchObject({ action: leaveKind, name: task.title })
  const left = await plan()
  expect(left.groups.map(({ total }) => total)).toEqual(demoGroups.map(() => 0))
  expect(left.left).toMatchObject({ workUuid: task.uuid, by: 'Ruth' })

  expect(await takeBack()).toMatchObject({ state: 'done', problem: null })
  expect(await countLive()).toEqual(before)
  const { version: _, updatedAt: __, ...facts } = settings
  expect(await readSettings(db)).toMatchObject(facts)
  expect((await plan()).left).toBeNull()
  expect(await statusOf(client.takeBackDemonstration({ workUuid: task.uuid }))).toBe(409)
}, 120_000)

describe('a removal of chosen groups', () => {
  test.each<[DemoGroup, Partial<typeof nothing>]>([
    ['site', { slides: 0 }],
    ['products', { products: 0 }],
    ['details', {}],
  ])(
    '%s alone: the rest stays, and so do pictures that are still shown',
    async (group, gone) => {
      const before = await countLive()
      await leave([group, 'pictures'])
      const { pictures: shown, ...after } = await countLive()
      expect({ ...after }).toEqual({ ...before, pictures: undefined, ...gone })
      expect(shown).toBeGreaterThan(0)
      await takeBack()
      expect(await countLive()).toEqual(before)
    },
    60_000,
  )

  test('keeps brands and categories with products that stay', async () => {
    const { groups, digest } = await plan(['brands', 'categories', 'properties'])
    const brandsPlan = groups.find(({ group }) => group === 'brands')
    expect(brandsPlan?.leaves.filter(({ kind }) => kind === 'brand')).toEqual([])
    expect(brandsPlan?.needed.length).toBeGreaterThan(0)
    expect(groups.find(({ group }) => group === 'categories')?.leaves).toEqual([])
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('a record that staff have changed', () => {
  test('is listed and stays with the records it needs, unless it is chosen too', async () => {
    const [row] = await db.select().from(products).orderBy(products.name).limit(1)
    if (!row) throw new Error('There is no product.')
    const { version, edit } = await answered(client.product({ uuid: row.uuid }))
    await answered(client.saveProduct({ uuid: row.uuid, version, edit: { ...edit, name: 'Our own sofa' } }))
    const settings = await answered(client.settings())
    await answered(client.saveSettings({ ...settings, edit: { ...settings.edit, street: '1 Mill Lane' } }))
    const shown = await plan()
    const ofProducts = shown.groups.find(({ group }) => group === 'products')
    expect(ofProducts?.changed).toEqual([{ kind: 'product', id: row.uuid, name: 'Our own sofa' }])

    await leave()
    expect(await db.select({ name: products.name }).from(products).where(isNull(products.deletedAt))).toEqual([
      { name: 'Our own sofa' },
    ])
    expect(await db.$count(brands, isNull(brands.deletedAt))).toBe(1)
    expect(await readSettings(db)).toMatchObject({ street: '1 Mill Lane', postcode: '' })
    await takeBack()

    await leave(everything, [`product ${row.uuid}`])
    expect(await live(products)).toBe(0)
    await takeBack()
    expect(await readSettings(db)).toMatchObject({ street: '1 Mill Lane', postcode: 'VD8 4HL' })
  }, 120_000)
})

describe('a removal', () => {
  test('is one task after a double click, and is refused once its list is outdated', async () => {
    const { digest } = await plan()
    const ask = () => answered(client.leaveDemonstration({ groups: everything, also: [], digest }))
    const started = await Promise.all([ask(), ask(), ask()])
    expect(new Set(started.map(({ uuid }) => uuid)).size).toBe(1)
    expect((await work(started[0]?.uuid ?? '')).state).toBe('done')
    expect(await statusOf(client.leaveDemonstration({ groups: everything, also: [], digest }))).toBe(409)
    await takeBack()
  }, 60_000)

  test('changes nothing if its backup fails', async () => {
    const before = await countLive()
    const fail = () => Promise.reject(new Problem(500, 'No backup', 'The disk is full.'))
    expect(await leave(everything, [], fail)).toMatchObject({ state: 'failed', problem: 'The disk is full.' })
    expect(await countLive()).toEqual(before)
  }, 60_000)

  test('fails if a record has changed since the list was made', async () => {
    const before = await countLive()
    const interfere: CopyShop = async (name) => {
      const [slide] = await answered(client.slides())
      if (!slide) throw new Error('There is no slide.')
      await answered(client.binSlide({ uuid: slide.uuid, version: slide.version }))
      return name
    }
    expect(await leave(everything, [], interfere)).toMatchObject({ state: 'failed', problem: /changed since/ })
    expect(await countLive()).toEqual({ ...before, slides: before.slides - 1 })
  }, 60_000)
})

test('if a process is killed during a removal, nothing is changed, and another process carries the removal out', async () => {
  const before = await countLive()
  const { digest } = await plan()
  const { uuid } = await answered(client.leaveDemonstration({ groups: everything, also: [], digest }))
  // The removal waits for the lock on its first slide: by then it has binned products, but not committed that.
  const blocker = await connection.reserve()
  await blocker`begin`
  await blocker`select from slides for update`
  const child = fork(await bundleProgram('leaving-process'), [JSON.stringify(database.connection), folder, '600'])
  const countWaiting = async () =>
    (await connection`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      .length
  await expect.poll(countWaiting, { timeout: 30_000 }).toBe(1)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await blocker`rollback`
  blocker.release()
  expect(await countLive()).toEqual(before)
  expect((await work(uuid)).state).toBe('done')
  expect(await live(slides)).toBe(0)
  const { entries } = await answered(client.history({}))
  expect(entries.filter(({ entityId }) => entityId === uuid)).toHaveLength(1)
  await takeBack()
}, 90_000)

test('after thirty days removed records are erased with their pictures and the backup; restored ones stay', async () => {
  await leave(everything, [], copyWhole)
  const [kept] = await db.select().from(brands).where(isNotNull(brands.deletedAt)).limit(1)
  await answered(client.restoreBrand({ uuid: kept?.uuid ?? '' }))
  const tomorrow = new Date(Date.now() + 86_400_000)
  await forgetLeft({ db, removeCopies: copies.removeCopies }, tomorrow)
  await clearOut({ db, storage, findUsed: (hashes) => findUsed(db, hashes) }, tomorrow)
  expect(await db.select({ name: products.name }).from(products)).toEqual([{ name: 'Our own sofa' }])
  expect(await db.$count(sales)).toBe(0)
  for (const kind of ['property', 'category', 'sub-category', 'range', 'display-place'] as const)
    expect([kind, await db.$count(kindEntries[kind].table, isNotNull(kindEntries[kind].deletedAt))]).toEqual([kind, 0])
  expect(await db.$count(brands, isNull(brands.deletedAt))).toBe(await db.$count(brands))
  expect(await db.$count(brands, eq(brands.uuid, kept?.uuid ?? ''))).toBe(1)
  expect(await db.$count(pictures, sql`${pictures.deletedAt} is not null`)).toBe(0)
  expect(await readdir(join(folder, 'backups'))).toEqual([])
}, 60_000)
