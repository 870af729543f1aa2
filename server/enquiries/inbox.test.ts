import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EnquiriesQuery } from '../../contract/staff/enquiries.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox } from '../../tests/support/enquiries.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { addColleague, ask, showEnquiry, stockSofa } from '../../tests/support/staff/enquiry-staff.ts'
import { categories } from '../catalogue/tables.ts'
import { enquiries } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeAll(() => emptyInbox(db))

const ruth = await addColleague(db, 'Ruth', 'owner')
const sam = await addColleague(db, 'Sam')
const eve = await addColleague(db, 'Eve', 'editor')
const { variantUuid } = await stockSofa(db)
const [beds] = await db.insert(categories).values({ name: 'Beds', routeName: 'beds' }).returning()

const list = (asked: EnquiriesQuery = {}, who = ruth) => answered(who.client.enquiries(asked))
const names = async (asked: EnquiriesQuery) => (await list(asked)).rows.map(({ name }) => name)
const age = (uuid: string, interval: string) =>
  db
    .update(enquiries)
    .set({ createdAt: sql`now() - ${interval}::interval` })
    .where(eq(enquiries.uuid, uuid))

beforeEach(async () => {
  await emptyInbox(db)
})

test('the newest enquiry comes first, with its subject and waiting time', async () => {
  const old = await ask(db, { name: 'Old', variantUuid })
  await age(old, '3 days')
  await ask(db, { name: 'New', categoryId: beds?.id, description: 'A bed, please' })
  const { rows, total, everything, departments, colleagues } = await list()
  expect(rows).toMatchObject([
    { name: 'New', subject: 'Beds', excerpt: 'A bed, please', status: 'new', unread: true, assignee: null },
    { name: 'Old', subject: 'Osterley Sofa, Sage' },
  ])
  expect({ total, everything, departments }).toEqual({
    total: 2,
    everything: 2,
    departments: ['Beds', 'General Inquiry'],
  })
  expect(colleagues.map(({ name }) => name)).toEqual(['Ruth', 'Sam'])
  expect(colleagues.map(({ uuid }) => uuid)).not.toContain(eve.id)
  expect(await answered(sam.client.countEnquiries())).toEqual({ unread: 2, overdue: 1 })
})

test('a search finds all words literally in name, address, text, department and product', async () => {
  await ask(db, { name: 'Zoë 100% O’Brien', email: 'zoe@example.com', description: 'firm_ness' })
  await ask(db, { name: 'Tom', email: 'tom@example.org', variantUuid })
  await ask(db, { name: 'Ann', email: 'ann@example.org', categoryId: beds?.id })
  expect(await names({ q: 'ZOE@' })).toEqual(['Zoë 100% O’Brien'])
  expect(await names({ q: '100%' })).toEqual(['Zoë 100% O’Brien'])
  expect(await names({ q: 'f_rm' })).toEqual([])
  expect(await names({ q: 'm_ness' })).toEqual(['Zoë 100% O’Brien'])
  expect(await names({ q: 'example.org sofa' })).toEqual(['Tom'])
  expect(await names({ q: 'sage' })).toEqual(['Tom'])
  expect(await names({ q: 'beds' })).toEqual(['Ann'])
  expect(await names({ q: '\\' })).toEqual([])
})

test('status, assignee, department and period filter the list; the counts cover all statuses', async () => {
  const [a, b, c] = [await ask(db, { name: 'A' }), await ask(db, { name: 'B' }), await ask(db, { name: 'C' })]
  const { version } = await showEnquiry(sam.client, a)
  await answered(sam.client.assignEnquiry({ uuid: a, version, assignee: sam.id }))
  await answered(sam.client.moveEnquiry({ uuid: b, version: 1, status: 'won' }))
  await answered(sam.client.moveEnquiry({ uuid: c, version: 1, status: 'spam' }))
  await age(b, '10 days')
  expect((await list()).rows.map(({ name }) => name)).toEqual(['A'])
  expect(await names({ status: 'all' })).toEqual(['C', 'A', 'B'])
  expect(await names({ status: 'spam' })).toEqual(['C'])
  expect((await list({ assignee: 'me' }, sam)).rows.map(({ name }) => name)).toEqual(['A'])
  expect(await names({ status: 'all', assignee: sam.id })).toEqual(['A'])
  expect(await names({ status: 'all', assignee: 'nobody' })).toEqual(['C', 'B'])
  expect(await names({ status: 'all', period: 'week' })).toEqual(['C', 'A'])
  expect(await names({ status: 'all', period: 'month' })).toEqual(['C', 'A', 'B'])
  expect(await names({ status: 'all', department: 'Beds' })).toEqual([])
  const { counts, total, everything } = await list({ status: 'lost', period: 'week' })
  expect(counts).toMatchObject({ all: 2, open: 1, new: 1, won: 0, lost: 0, spam: 1 })
  expect({ total, everything }).toEqual({ total: 0, everything: 3 })
})

test('a day of the list begins at midnight in London', async () => {
  const uuid = await ask(db)
  const set = (moment: string) =>
    db
      .update(enquiries)
      .set({
        createdAt: sql`(date_trunc('day', now() at time zone 'Europe/London') + ${moment}::interval) at time zone 'Europe/London'`,
      })
      .where(eq(enquiries.uuid, uuid))
  await set('0 seconds')
  expect((await list({ period: 'today' })).total).toBe(1)
  await set('-1 second')
  expect((await list({ period: 'today' })).total).toBe(0)
})

test('the pages contain every enquiry once', async () => {
  const start = Date.now()
  await db.insert(enquiries).values(
    Array.from({ length: 60 }, (_, n) => ({
      name: `N${n}`,
      email: 'a@b.example',
      department: 'Beds',
      description: 'x',
      createdAt: new Date(start - (n % 7) * 1000),
    })),
  )
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })))
  expect(pages.map(({ rows }) => rows.length)).toEqual([25, 25, 10, 0])
  expect(new Set(pages.flatMap(({ rows }) => rows.map(({ uuid }) => uuid))).size).toBe(60)
  expect(pages[0]).toMatchObject({ total: 60, pageAmt: 3 })
})

test('opening an enquiry marks it as read for everybody, and it can be marked unread again', async () => {
  const uuid = await ask(db)
  await answered(sam.client.markEnquiry({ uuid, unread: false }))
  expect((await list()).rows[0]).toMatchObject({ unread: false })
  expect(await answered(ruth.client.countEnquiries())).toEqual({ unread: 0, overdue: 0 })
  await answered(sam.client.markEnquiry({ uuid, unread: true }))
  expect(await answered(ruth.client.countEnquiries())).toEqual({ unread: 1, overdue: 0 })
})
