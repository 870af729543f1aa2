import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox } from '../../tests/support/enquiries.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { addColleague, askAgain, hireThree, showEnquiry } from '../../tests/support/staff/enquiry-staff.ts'
import { audit } from '../site/tables.ts'
import { staff } from '../staff/tables.ts'
import { enquiries } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyInbox(db))

const { ruth, sam, eve } = await hireThree(db)
const receive = (fields?: object) => askAgain(db, fields)
const statusesOf = async (uuids: string[]) =>
  Promise.all(uuids.map(async (uuid) => (await showEnquiry(ruth.client, uuid)).status))

test('selected enquiries become spam together, each with its own entry, and are restored together', async () => {
  const uuids = [await receive(), await receive()]
  const other = await receive()
  const { before } = await answered(
    ruth.client.moveEnquiries({ target: { uuids }, to: { status: 'spam' }, expected: 2 }),
  )
  expect(await statusesOf([...uuids, other])).toEqual(['spam', 'spam', 'new'])
  for (const uuid of uuids) {
    const { timeline, unread } = await showEnquiry(ruth.client, uuid)
    expect(timeline.at(-1)).toMatchObject({ kind: 'status', by: 'Ruth', before: 'new', after: 'spam' })
    expect(unread).toBe(false)
    expect(await db.$count(audit, eq(audit.entityId, uuid))).toBe(1)
  }
  expect(await answered(ruth.client.undoEnquiries({ before }))).toEqual({ undone: 2, kept: 0 })
  expect(await statusesOf(uuids)).toEqual(['new', 'new'])
})

test('all enquiries found are moved except those left out, and only if their number is the one that was shown', async () => {
  for (let n = 0; n < 30; n++) await receive({ name: `Robot ${n}` })
  const left = await receive({ name: 'Robot Hood' })
  const person = await receive({ name: 'Jane' })
  const target = { found: { q: 'robot' }, except: [left] }
  const move = (expected: number) => ruth.client.moveEnquiries({ target, to: { status: 'spam' }, expected })
  expect(await move(30)).toMatchObject({
    status: 409,
    problem: { reason: 'There are 31 enquiries by now, not 30. Please look at the list again.' },
  })
  expect(await db.$count(enquiries, eq(enquiries.status, 'spam'))).toBe(0)
  expect((await answered(move(31))).before).toHaveLength(30)
  expect(await statusesOf([left, person])).toEqual(['new', 'new'])
})

test('an enquiry that has been erased meanwhile does not stop the change of the others', async () => {
  const uuids = [await receive(), crypto.randomUUID()]
  const move = ruth.client.moveEnquiries({ target: { uuids }, to: { status: 'spam' }, expected: 2 })
  expect((await answered(move)).before).toHaveLength(1)
})

test('an enquiry that was left out may have left the list meanwhile', async () => {
  const [left, other] = [await receive({ name: 'Ute Gone' }), await receive({ name: 'Ute Here' })]
  await answered(ruth.client.moveEnquiry({ uuid: left, version: 1, status: 'won' }))
  const target = { found: { q: 'ute', status: 'open' as const }, except: [left] }
  const { before } = await answered(ruth.client.moveEnquiries({ target, to: { status: 'lost' }, expected: 1 }))
  expect(before).toHaveLength(1)
  expect(await statusesOf([left, other])).toEqual(['won', 'lost'])
})

test('several are assigned to one person, and an undo returns each to its assignee', async () => {
  const [one, two] = [await receive(), await receive()]
  await answered(ruth.client.assignEnquiry({ uuid: one, version: 1, assignee: ruth.id }))
  const uuids = [one, two]
  const give = (assignee: string | null) =>
    ruth.client.moveEnquiries({ target: { uuids }, to: { assignee }, expected: 2 })
  expect(await give(eve.id)).toMatchObject({ status: 400, problem: { fields: { assignee: expect.any(String) } } })
  const { before } = await answered(give(sam.id))
  const holders = async () =>
    Promise.all(uuids.map(async (uuid) => (await showEnquiry(ruth.client, uuid)).assignee?.name ?? null))
  expect(await holders()).toEqual(['Sam', 'Sam'])
  await answered(ruth.client.undoEnquiries({ before }))
  expect(await holders()).toEqual(['Ruth', null])
})

test('an undo assigns nothing to a colleague who has left', async () => {
  const ann = await addColleague(db, 'Ann')
  const uuids = [await receive(), await receive()]
  await answered(ruth.client.assignEnquiry({ uuid: uuids[0] ?? '', version: 1, assignee: ann.id }))
  const { before } = await answered(
    ruth.client.moveEnquiries({ target: { uuids }, to: { assignee: sam.id }, expected: 2 }),
  )
  await db.update(staff).set({ removedAt: new Date() }).where(eq(staff.id, ann.id))
  expect(await answered(ruth.client.undoEnquiries({ before }))).toEqual({ undone: 1, kept: 1 })
  const holders = await Promise.all(uuids.map(async (uuid) => (await showEnquiry(ruth.client, uuid)).assignee?.name))
  expect(holders).toEqual(['Sam', undefined])
})

test('an enquiry already there is skipped, and one changed since is not moved back', async () => {
  const [one, two] = [await receive(), await receive()]
  await answered(ruth.client.moveEnquiry({ uuid: one, version: 1, status: 'lost' }))
  const three = await receive()
  const target = { uuids: [one, two, three] }
  const { before } = await answered(ruth.client.moveEnquiries({ target, to: { status: 'lost' }, expected: 3 }))
  expect(before.map(({ uuid }) => uuid).toSorted()).toEqual([two, three].toSorted())
  await answered(sam.client.moveEnquiry({ uuid: two, version: 2, status: 'won' }))
  expect(await answered(ruth.client.undoEnquiries({ before }))).toEqual({ undone: 1, kept: 1 })
  expect(await statusesOf([one, two, three])).toEqual(['lost', 'won', 'new'])
})

test('an undo makes unread again what nobody had read, and nothing else', async () => {
  const [unread, read] = [await receive(), await receive()]
  await answered(ruth.client.markEnquiry({ uuid: read, unread: false }))
  const isUnread = async (uuid: string) => (await showEnquiry(ruth.client, uuid)).unread
  const target = { uuids: [unread, read] }
  for (const to of [{ status: 'spam' as const }, { assignee: sam.id }]) {
    const { before } = await answered(ruth.client.moveEnquiries({ target, to, expected: 2 }))
    expect([await isUnread(unread), await isUnread(read)]).toEqual([false, false])
    await answered(ruth.client.undoEnquiries({ before }))
    expect([await isUnread(unread), await isUnread(read)]).toEqual([true, false])
  }
  const { version } = await showEnquiry(ruth.client, unread)
  const moved = await answered(ruth.client.moveEnquiry({ uuid: unread, version, status: 'spam' }))
  expect(await isUnread(unread)).toBe(false)
  await answered(ruth.client.moveEnquiry({ ...moved, status: 'new', unread: true }))
  expect(await isUnread(unread)).toBe(true)
})
