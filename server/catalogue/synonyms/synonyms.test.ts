import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addProduct, announce } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { bundleProgram } from '../../../tests/support/runner/programs.ts'
import { answered, silentLog, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient, ruth } from '../../../tests/support/staff/staff-client.ts'
import { bumpContent } from '../../site/content-version.ts'
import { audit } from '../../site/tables.ts'
import { openCatalogue } from '../index/catalogue.ts'
import { products, searchSynonyms } from '../tables.ts'

const database = await createTestDatabase()
const { db } = database
for (const name of ['Alder Sofa', 'Oak Sofa', 'Daybed']) await addProduct(db, { name })
const catalogue = await openCatalogue({ db, clock: () => new Date(), log: silentLog })
const client = openStaffClient({ db, readIndex: () => catalogue.index })
const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) child.kill()
  await database.drop()
})
beforeEach(async () => {
  await db.delete(searchSynonyms)
})

test('a synonym is created, tried out, changed and deleted, and its history shows it', async () => {
  const settee = { word: ' Settee ', means: ['Sofa'] }
  expect(await client.trySynonym(settee)).toEqual({ count: 2 })
  expect(await client.trySynonym({ word: 'settee', means: ['wardrobe'] })).toEqual({ count: 0 })
  await answered(client.saveSynonym(settee))
  expect(await client.synonyms()).toEqual([{ word: 'Settee', means: ['Sofa'], count: 2 }])
  // Case and spelling variants count as the same word.
  await answered(client.saveSynonym({ word: 'SETTEE!', means: ['sofa', 'daybed'] }))
  expect(await client.synonyms()).toEqual([{ word: 'SETTEE!', means: ['sofa', 'daybed'], count: 3 }])
  await answered(client.deleteSynonym({ word: 'settee' }))
  expect(await client.synonyms()).toEqual([])
  expect(await statusOf(client.deleteSynonym({ word: 'settee' }))).toBe(404)
  const entries = await db.select().from(audit).orderBy(desc(audit.id)).limit(3)
  expect(entries.map(({ action, entityId }) => [action, entityId])).toEqual([
    ['delete', 'settee'],
    ['save', 'settee'],
    ['create', 'settee'],
  ])
})

test('the list counts what a word finds for shoppers, though it may begin another synonym', async () => {
  await answered(client.saveSynonym({ word: 'snor', means: ['alder'] }))
  await answered(client.saveSynonym({ word: 'snorble', means: ['oak'] }))
  expect(await client.synonyms()).toMatchObject([
    { word: 'snor', count: 2 },
    { word: 'snorble', count: 1 },
  ])
})

test('a new synonym does not replace an existing one', async () => {
  await answered(client.saveSynonym({ word: 'settee', means: ['sofa', 'daybed'] }))
  expect(await client.saveSynonym({ word: 'SETTEE!', means: ['bench'], isNew: true })).toMatchObject({
    status: 400,
    problem: { fields: { word: 'There is “settee” already, for sofa and daybed. Please change that one.' } },
  })
  expect(await client.synonyms()).toMatchObject([{ word: 'settee', means: ['sofa', 'daybed'] }])
})

test('a synonym that somebody else has changed or deleted since is not saved or deleted unseen', async () => {
  const was = ['sofa']
  await answered(client.saveSynonym({ word: 'settee', means: was }))
  const others = openStaffClient({ db }, 'owner', { ...ruth, name: 'Sam' })
  await answered(others.saveSynonym({ word: 'settee', means: ['sofa', 'daybed'], was }))
  const reason = 'Sam has changed this synonym since you opened it. Please look at it before you go on.'
  expect(await client.saveSynonym({ word: 'settee', means: ['couch'], was })).toMatchObject({
    status: 409,
    problem: { reason, changes: [{ by: 'Sam' }] },
  })
  expect(await client.deleteSynonym({ word: 'settee', was })).toMatchObject({ status: 409, problem: { reason } })
  expect(await client.synonyms()).toMatchObject([{ means: ['sofa', 'daybed'] }])
  await answered(client.saveSynonym({ word: 'cot', means: ['daybed'] }))
  await answered(client.deleteSynonym({ word: 'settee', was: ['sofa', 'daybed'] }))
  expect(await client.synonyms()).toMatchObject([{ word: 'cot' }])
  expect(await client.saveSynonym({ word: 'settee', means: ['couch'], was })).toMatchObject({
    status: 409,
    problem: { reason: 'Somebody has deleted this synonym since you opened it.' },
  })
})

test.each([
  { word: '🛋️', means: ['sofa'] },
  { word: '', means: ['sofa'] },
  { word: 'settee', means: [] },
  { word: 'settee', means: ['!'] },
  { word: 'settee', means: ['a', 'b', 'c', 'd', 'e', 'f'] },
  { word: 'x'.repeat(61), means: ['sofa'] },
])('%j is refused', async (synonym) => {
  expect(await statusOf(client.saveSynonym(synonym))).toBe(400)
  expect(await client.synonyms()).toEqual([])
})

test('the number of synonyms is limited to what every search can check', async () => {
  const rows = Array.from({ length: 500 }, (_, n) => ({ lookup: `word ${n}`, word: `word ${n}`, means: ['sofa'] }))
  await db.insert(searchSynonyms).values(rows)
  expect(await statusOf(client.saveSynonym({ word: 'one more', means: ['sofa'] }))).toBe(409)
  expect(await statusOf(client.saveSynonym({ word: 'word 7', means: ['daybed'] }))).toBe(200)
})

test('every process shows a new synonym and a new name, from memory and from the tables of search', async () => {
  await db.transaction((tx) => bumpContent(tx))
  const ports = await Promise.all([startProcess('memory'), startProcess('postgres')])
  const ask = async (text: string) =>
    JSON.stringify(
      await Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/${text}`)).json())),
    )
  const becomes = (text: string, counts: [number, number]) =>
    expect.poll(() => ask(text), { interval: 20 }).toBe(JSON.stringify([counts, counts]))
  // The first search of a process waits for its code.
  await ask('snorble')
  await becomes('snorble', [0, 0])
  await answered(client.saveSynonym({ word: 'snorble', means: ['sofa'] }))
  await becomes('oak%20snor', [1, 1])
  await answered(client.deleteSynonym({ word: 'snorble' }))
  await becomes('snorble', [0, 0])
  const { uuid } = await addProduct(db, { name: 'Quince Table' })
  await announce(db, [uuid])
  await becomes('quince', [1, 1])
  await db.update(products).set({ name: 'Medlar Table' }).where(eq(products.uuid, uuid))
  await announce(db, [uuid])
  await becomes('medlar%20ta', [1, 1])
})

async function startProcess(search: 'memory' | 'postgres'): Promise<number> {
  const child = fork(await bundleProgram('search-process'), [JSON.stringify(database.connection), search])
  children.push(child)
  const [port] = await once(child, 'message')
  return port
}
