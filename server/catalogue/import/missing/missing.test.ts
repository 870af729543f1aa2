import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../../tests/support/files/media.ts'
import { openImportContext } from '../../../../tests/support/imports/imports.ts'
import { answered, statusOf } from '../../../../tests/support/shop-window.ts'
import { countedLists } from '../tables.ts'
import { countList, uncountList } from './counted-lists.ts'
import { extendRuns } from './missing-runs.ts'

const database = await createTestDatabase()
const { db } = database
const { media, close } = await openTestMedia(database)
const { client, send, check, rows, apply, undo, bring, view, readShop, ...importing } = openImportContext(database, {
  media,
})
afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(
  () => database.sql`truncate products, audit, imports, counted_lists, import_matchings, supplier_rules cascade`,
)

const supplier = 'Oakworks'
const both = 'SKU,Name,Price\nA-1,Alder Sofa,900\nA-2,Birch Chair,300'
const sofaFor = (price: number) => `SKU,Name,Price\nA-1,Alder Sofa,${price}`

/** Previews a list of Oakworks. Returns the products that it no longer names. */
async function look(text: string, rules = {}) {
  const { uuid } = await send(text)
  const { questions, counts } = await check(uuid, { supplier, rules })
  const { once, twice, isNoted } = questions.unnamed
  const named = [once, twice].map(({ pieces }) => pieces.map(({ name }) => name))
  return { uuid, once: named[0], twice: named[1], isNoted, archived: counts?.archived ?? 0 }
}

test('a product is archived on request only after two lists have left it out, and the undo restores it', async () => {
  await bring(both, { supplier })
  const first = await look(sofaFor(910), { archives: true })
  expect(first).toMatchObject({ once: ['Birch Chair'], twice: [], archived: 0 })
  const since = (await view(first.uuid)).questions.unnamed.once.pieces[0]?.since
  expect(since).toBe((await view(first.uuid)).createdAt)
  await apply(first.uuid)
  const before = await readShop()
  const second = await look(sofaFor(920))
  expect(second).toMatchObject({ once: [], twice: ['Birch Chair'], archived: 0 })
  expect((await view(second.uuid)).questions.unnamed.twice.pieces).toEqual([{ name: 'Birch Chair', since }])
  const checked = await check(second.uuid, { rules: { archives: true } })
  expect(checked.counts).toEqual({ new: 0, changed: 1, unchanged: 0, archived: 1, wrong: 0 })
  expect((await rows(second.uuid))[0]).toMatchObject({
    line: 0,
    outcome: 'archived',
    name: 'Birch Chair',
    differences: [{ label: 'Status', before: 'Off the site', after: 'Archived' }],
  })
  await apply(second.uuid)
  expect((await answered(client.products({ status: 'archived' }))).rows).toMatchObject([{ name: 'Birch Chair' }])
  expect(await undo(second.uuid)).toMatchObject({ state: 'undone', notes: [] })
  expect(await readShop()).toEqual(before)
  const next = await send(sofaFor(930))
  expect(await view(next.uuid)).toMatchObject({ supplier, rules: { archives: false } })
})

test('a list that was only previewed does not count, and one that is undone no longer counts', async () => {
  await bring(both, { supplier })
  await look(sofaFor(910))
  const second = await look(sofaFor(920))
  expect(second).toMatchObject({ once: ['Birch Chair'], twice: [] })
  await apply(second.uuid)
  await undo(second.uuid)
  expect(await look(sofaFor(930))).toMatchObject({ once: ['Birch Chair'], twice: [] })
})

test('the same file does not count as a second list', async () => {
  await bring(both, { supplier })
  await bring(sofaFor(910), { supplier })
  expect(await look(sofaFor(910))).toMatchObject({ once: ['Birch Chair'], twice: [], isNoted: false })
})

test('the run of a product ends when a list names it again, even a list that changes nothing else', async () => {
  await bring(both, { supplier })
  await bring(sofaFor(910), { supplier })
  const again = await look(`${both.replace('900', '910')}\n`)
  expect(again).toMatchObject({ once: [], twice: [], isNoted: true })
  expect((await view(again.uuid)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
  expect(await apply(again.uuid)).toMatchObject({ state: 'applied' })
  expect(await look(sofaFor(930))).toMatchObject({ once: ['Birch Chair'], twice: [] })
})

test('a list that changes nothing but leaves a product out can be applied, so that it counts', async () => {
  await bring(both, { supplier })
  const first = await look(sofaFor(900))
  expect(first).toMatchObject({ once: ['Birch Chair'], isNoted: true })
  expect(await apply(first.uuid)).toMatchObject({ state: 'applied' })
  expect(await look(`${sofaFor(900)}\n`)).toMatchObject({ twice: ['Birch Chair'] })
  await bring(sofaFor(905))
  const named = await send(both.replace('900', '905'))
  await check(named.uuid, { supplier: '' })
  expect(await statusOf(client.applyImport({ uuid: named.uuid, leaveWrong: false }))).toBe(409)
})

test('a list older than one that counts does not change which products are missing', async () => {
  await bring(both, { supplier })
  const older = await look(sofaFor(910))
  await bring(`${both.replace('900', '920')}\n`, { supplier })
  await check(older.uuid, { supplier })
  await apply(older.uuid)
  expect(await look(sofaFor(930))).toMatchObject({ once: ['Birch Chair'], twice: [] })
})

test('later lists are counted again without one that is undone', async () => {
  await bring(both, { supplier })
  const first = await look(sofaFor(910))
  await apply(first.uuid)
  await bring(sofaFor(920), { supplier })
  await undo(first.uuid)
  expect(await look(sofaFor(930))).toMatchObject({ once: [], twice: ['Birch Chair'] })
  const [{ missing } = { missing: {} }] = await database.sql<{ missing: object }[]>`
    select missing from counted_lists where supplier = ${supplier} order by arrived_at desc limit 1`
  expect(Object.values(missing)).toMatchObject([{ lists: 1 }])
})

test('a run counts the fetched lists separately', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 2, number))
  const first = extendRuns({}, ['a', 'b'], { arrivedAt: day(1), isFetched: true })
  const second = extendRuns(first, ['a', 'c'], { arrivedAt: day(2), isFetched: false })
  expect(second).toEqual({
    a: { since: day(1).toISOString(), lists: 2, fetched: 1 },
    c: { since: day(2).toISOString(), lists: 1, fetched: 0 },
  })
})

test('an undone list is removed only from the counted lists of its own supplier', async () => {
  const arrive = async (of: string, day: string, missing: string[]) => {
    const createdAt = new Date(`${day}T06:00:00Z`)
    const list = { uuid: randomUUID(), supplier: of, fileDigest: day, isFetched: true, createdAt }
    await countList(db, list, missing)
    return list
  }
  await arrive('Ashford', '2030-01-01', ['bed'])
  const undone = await arrive(supplier, '2030-01-02', ['chair'])
  await arrive(supplier, '2030-01-03', ['chair'])
  await uncountList(db, undone)
  const left = await db.select().from(countedLists).orderBy(countedLists.arrivedAt)
  const once = (day: string) => ({ since: `${day}T06:00:00.000Z`, lists: 1, fetched: 1 })
  expect(left.map(({ missing }) => missing)).toEqual([{ bed: once('2030-01-01') }, { chair: once('2030-01-03') }])
})
