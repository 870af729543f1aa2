import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { staffIn } from '../../tests/support/staff/staff-edits.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const client = openStaffClient({ db })
const { readVersion } = staffIn(db)

const text = { title: '', subTitle: '', ctaString: '', ctaUrl: '' }
const slide = { style: 1 as const, ...text, imageHash: null, mobileImageHash: null, showOverlay: false, visible: false }

test('each change of a slide reaches the shop', async () => {
  const before = await readVersion()
  const { uuid, version } = await answered(client.createSlide(slide))
  const saved = await answered(client.saveSlide({ uuid, version, edit: { ...slide, title: 'Oak' } }))
  expect(saved).toEqual({ uuid, version: version + 1 })
  await answered(client.binSlide(saved))
  await answered(client.restoreSlide({ uuid }))
  expect(await readVersion()).toBe(before + 4)
})

test('no change of a reply template reaches the shop', async () => {
  const before = await readVersion()
  const { uuid, version } = await answered(client.createReplyTemplate({ name: 'Thanks', text: 'Dear {name}' }))
  const edit = { name: 'Thank you', text: 'Dear {name}' }
  const saved = await answered(client.saveReplyTemplate({ uuid, version, edit }))
  expect(saved).toEqual({ uuid, version: version + 1 })
  await answered(client.binReplyTemplate(saved))
  await answered(client.restoreReplyTemplate({ uuid }))
  expect(await readVersion()).toBe(before)
})

test('a new record comes last, and a restored one keeps its position', async () => {
  for (const title of ['Ash', 'Elm', 'Yew']) await answered(client.createSlide({ ...slide, title }))
  const rows = (await answered(client.slides())).toReversed()
  await answered(client.orderSlides({ order: rows.map(({ uuid }) => uuid) }))
  await answered(client.createSlide({ ...slide, title: 'Fir' }))
  const titles = async () => (await answered(client.slides())).map(({ title }) => title)
  expect(await titles()).toEqual([...rows.map(({ title }) => title), 'Fir'])
  const elm = (await answered(client.slides())).find(({ title }) => title === 'Elm')
  if (!elm) throw new Error('No slide.')
  const all = await titles()
  await answered(client.binSlide(elm))
  expect(await titles()).toEqual(all.filter((title) => title !== 'Elm'))
  await answered(client.restoreSlide({ uuid: elm.uuid }))
  expect(await titles()).toEqual(all)
})

test('refusals name a kind of record in the words of staff', async () => {
  const uuid = '00000000-0000-4000-8000-000000000000'
  expect(await client.supplierList({ uuid })).toMatchObject({
    problem: { reason: 'There is no such supplier’s list.' },
  })
  const saved = await answered(client.createReplyTemplate({ name: 'Thanks again', text: 'Hello' }))
  expect(await client.restoreReplyTemplate({ uuid: saved.uuid })).toMatchObject({
    problem: { reason: 'This reply template is not in the bin.' },
  })
  await answered(client.binReplyTemplate(saved))
  expect(await client.binReplyTemplate({ ...saved, version: 2 })).toMatchObject({
    problem: { reason: expect.stringContaining('This reply template is in the bin.') },
  })
})
