import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { addColleague } from '../../tests/support/staff/enquiry-staff.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const { client } = await addColleague(db, 'Sam')
const names = async () => (await answered(client.replyTemplates())).map(({ name }) => name)

test('a shop begins with a few reply templates, which can be changed, deleted and restored', async () => {
  expect(await names()).toEqual(['Come and see it', 'No longer available', 'What it costs'])
  const { uuid } = await answered(client.createReplyTemplate({ name: 'Delivery', text: 'Hello {name}, ten days.' }))
  const { version, edit } = await answered(client.replyTemplate({ uuid }))
  const saved = await answered(client.saveReplyTemplate({ uuid, version, edit: { ...edit, name: 'A delivery' } }))
  expect((await names())[0]).toBe('A delivery')
  expect(await statusOf(client.saveReplyTemplate({ uuid, version, edit }))).toBe(409)
  await answered(client.binReplyTemplate({ uuid, version: saved.version }))
  expect(await names()).not.toContain('A delivery')
  const binned = { uuid, name: 'A delivery', binnedAt: expect.any(String) }
  expect(await answered(client.binnedReplyTemplates())).toEqual([binned])
  await answered(client.restoreReplyTemplate({ uuid }))
  expect(await names()).toContain('A delivery')
  expect(await answered(client.binnedReplyTemplates())).toEqual([])
})

test('every initial reply template passes its own validation', async () => {
  for (const { uuid, version, name, text } of await answered(client.replyTemplates()))
    expect(await statusOf(client.saveReplyTemplate({ uuid, version, edit: { name, text } }))).toBe(200)
})
