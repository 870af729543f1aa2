import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox } from '../../tests/support/enquiries.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { askAgain, hireThree, showEnquiry } from '../../tests/support/staff/enquiry-staff.ts'
import { audit } from '../site/tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeAll(() => emptyInbox(db))

const { ruth, sam, eve } = await hireThree(db)
const receive = (fields?: object) => askAgain(db, fields)
const readAudit = (uuid: string) => db.select().from(audit).where(eq(audit.entityId, uuid)).orderBy(desc(audit.id))

test('changes of status and assignee are shown in the timeline and can be undone', async () => {
  const uuid = await receive()
  const moved = await answered(ruth.client.moveEnquiry({ uuid, version: 1, status: 'visit-booked' }))
  const given = await answered(ruth.client.assignEnquiry({ uuid, version: moved.version, assignee: sam.id }))
  expect(await showEnquiry(sam.client, uuid)).toMatchObject({
    status: 'visit-booked',
    assignee: { uuid: sam.id, name: 'Sam' },
    unread: false,
  })
  const back = await answered(sam.client.moveEnquiry({ uuid, version: given.version, status: 'new' }))
  await answered(sam.client.assignEnquiry({ uuid, version: back.version, assignee: null }))
  const { timeline, status, assignee } = await showEnquiry(sam.client, uuid)
  expect({ status, assignee }).toEqual({ status: 'new', assignee: null })
  expect(timeline.slice(3)).toMatchObject([
    { kind: 'status', by: 'Ruth', before: 'new', after: 'visit-booked' },
    { kind: 'assignee', by: 'Ruth', before: null, after: 'Sam' },
    { kind: 'status', by: 'Sam', before: 'visit-booked', after: 'new' },
    { kind: 'assignee', by: 'Sam', before: 'Sam', after: null },
  ])
})

test('the second of two people who change an enquiry learns who changed what first', async () => {
  const uuid = await receive()
  await answered(ruth.client.moveEnquiry({ uuid, version: 1, status: 'lost' }))
  expect(await sam.client.moveEnquiry({ uuid, version: 1, status: 'won' })).toMatchObject({
    status: 409,
    problem: { reason: 'Ruth has changed the status in the meantime. Please look at it before you go on.' },
  })
  expect(await ruth.client.moveEnquiry({ uuid, version: 1, status: 'won' })).toMatchObject({
    problem: { reason: expect.stringMatching(/^You have changed the status in the meantime/) },
  })
  await answered(ruth.client.assignEnquiry({ uuid, version: 2, assignee: ruth.id }))
  await answered(ruth.client.addNote({ uuid, text: 'Rang her.' }))
  expect(await sam.client.assignEnquiry({ uuid, version: 1, assignee: sam.id })).toMatchObject({
    problem: { reason: expect.stringContaining('Ruth has changed the assignee in the meantime') },
  })
  expect(await showEnquiry(sam.client, uuid)).toMatchObject({ status: 'lost', assignee: { name: 'Ruth' } })
})

test('an enquiry is assigned only to people who answer enquiries', async () => {
  const uuid = await receive()
  for (const assignee of [eve.id, uuid]) {
    const refused = await ruth.client.assignEnquiry({ uuid, version: 1, assignee })
    expect(refused).toMatchObject({ status: 400, problem: { fields: { assignee: expect.any(String) } } })
  }
})

test('a note is shown to colleagues, makes no other change stale, and can be removed', async () => {
  const uuid = await receive()
  const { noteId } = await answered(ruth.client.addNote({ uuid, text: ' She comes on Saturday. ' }))
  const shown = await showEnquiry(sam.client, uuid)
  expect(shown.timeline.at(-1)).toMatchObject({ kind: 'note', by: 'Ruth', text: 'She comes on Saturday.' })
  expect(shown.version).toBe(1)
  const other = await receive()
  expect(await statusOf(sam.client.removeNote({ uuid: other, noteId }))).toBe(404)
  await answered(sam.client.removeNote({ uuid, noteId }))
  expect((await showEnquiry(sam.client, uuid)).timeline.map(({ kind }) => kind)).not.toContain('note')
  expect(await statusOf(sam.client.removeNote({ uuid, noteId }))).toBe(404)
})

test('only a note can be removed as a note', async () => {
  const uuid = await receive()
  await answered(ruth.client.moveEnquiry({ uuid, version: 1, status: 'won' }))
  const entry = (await showEnquiry(ruth.client, uuid)).timeline.at(-1)
  expect(await statusOf(ruth.client.removeNote({ uuid, noteId: entry?.id ?? '' }))).toBe(404)
})

test('the audit log names the enquiry by its uuid and contains nothing of the shopper', async () => {
  const uuid = await receive({ name: 'Unmistakable', email: 'unmistakable@example.com' })
  await answered(ruth.client.moveEnquiry({ uuid, version: 1, status: 'won' }))
  await answered(ruth.client.assignEnquiry({ uuid, version: 2, assignee: sam.id }))
  await answered(ruth.client.addNote({ uuid, text: 'Unmistakable likes oak' }))
  const rows = await readAudit(uuid)
  expect(rows).toMatchObject([
    { action: 'note', entity: 'enquiry', staffName: 'Ruth', before: null, after: null },
    { action: 'assign', before: { assigneeId: null }, after: { assigneeId: sam.id } },
    { action: 'move', before: { status: 'new' }, after: { status: 'won' } },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/unmistakable/i)
})

test('other enquiries from the same address are counted, whatever the case', async () => {
  const uuid = await receive({ email: 'twice@example.com' })
  await receive({ email: 'Twice@Example.com' })
  expect(await showEnquiry(sam.client, uuid)).toMatchObject({ otherCount: 1 })
})
