import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { beginWhileOpen } from '../../tests/support/database/while-open.ts'
import { emptyInbox } from '../../tests/support/enquiries.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { addColleague, ask } from '../../tests/support/staff/enquiry-staff.ts'
import { bookings } from '../bookings/tables.ts'
import { openDatabase, type Transaction } from '../platform/database.ts'
import { openLog } from '../platform/log.ts'
import { queueMails } from '../platform/mail/queue.ts'
import { outbox, rateLimits } from '../platform/tables.ts'
import { shortlistShares } from '../shortlists/tables.ts'
import { audit } from '../site/tables.ts'
import { carryOutRetention } from './retention.ts'
import { startRetention } from './retention-clock.ts'
import { enquiries, enquiryEvents } from './tables.ts'

const database = await createTestDatabase()
const { db, connection, drop } = database
afterAll(drop)
beforeEach(async () => {
  await emptyInbox(db)
  await db.delete(bookings)
  await db.execute(sql`truncate ${audit}`)
  await keep(null)
})
const ruth = await addColleague(db, 'Ruth', 'owner')

async function keep(keepMonths: number | null) {
  const { version } = await answered(ruth.client.retention())
  await answered(ruth.client.saveRetention({ version, edit: { keepMonths } }))
}

async function receiveLongAgo(interval: string): Promise<string> {
  const uuid = await ask(db)
  await answered(ruth.client.addNote({ uuid, text: 'Rang her.' }))
  const updatedAt = sql`now() - ${interval}::interval`
  await db.update(enquiries).set({ updatedAt, createdAt: updatedAt }).where(eq(enquiries.uuid, uuid))
  return uuid
}

const listUuids = async () => (await db.select().from(enquiries)).map(({ uuid }) => uuid)

test('nothing is erased while no period is set', async () => {
  const uuid = await receiveLongAgo('20 years')
  await carryOutRetention(db)
  expect(await listUuids()).toEqual([uuid])
  expect(await db.$count(outbox)).toBe(2)
})

test('old enquiries are erased with notes and mails, counted from their last event', async () => {
  const [old, recent] = [await receiveLongAgo('7 months'), await receiveLongAgo('5 months')]
  const touched = await receiveLongAgo('2 years')
  await answered(ruth.client.moveEnquiry({ uuid: touched, version: 1, status: 'lost' }))
  const looked = await receiveLongAgo('2 years')
  await answered(ruth.client.markEnquiry({ uuid: looked, unread: false }))
  await keep(6)
  await carryOutRetention(db)
  expect((await listUuids()).sort()).toEqual([recent, touched].sort())
  expect(await db.$count(enquiryEvents, eq(enquiryEvents.enquiryUuid, old))).toBe(0)
  expect(await db.$count(outbox, eq(outbox.aboutUuid, old))).toBe(0)
  expect(await db.$count(outbox)).toBe(4)
  const [entry] = await db.select().from(audit).where(eq(audit.action, 'erase'))
  expect(entry).toMatchObject({ staffName: 'The shop', after: { keepMonths: 6 } })
  expect(JSON.stringify(entry)).not.toMatch(/jane|Rang/i)
})

test('each round deletes expired rate limits, and links to shortlists that nobody opened for a year', async () => {
  const make = (name: string, usedAt: SQL) =>
    db.insert(shortlistShares).values({ tokenDigest: name, endKeyDigest: `end of ${name}`, items: [], usedAt })
  await make('forgotten', sql`now() - interval '366 days'`)
  await make('used', sql`now() - interval '364 days'`)
  await db.insert(rateLimits).values({ key: 'of an address', hits: 9, resetsAt: sql`now() - interval '1 second'` })
  const clock = startRetention({ db, mailFolder: '', log: openLog('silent') })
  await clock.close()
  expect((await db.select().from(shortlistShares)).map(({ tokenDigest }) => tokenDigest)).toEqual(['used'])
  expect(await db.$count(rateLimits, eq(rateLimits.key, 'of an address'))).toBe(0)
})

test('mails of erased enquiries are deleted after ninety days; unsent ones stay', async () => {
  const mail = { kind: 'invitation', aboutUuid: null, fromName: '', toAddress: 'a@b.example', replyTo: null }
  const write = (subject: string) => ({ ...mail, subject, body: '', html: null })
  await queueMails(db, 'shop.example', [write('sent'), write('failed'), write('queued'), write('fresh')])
  const old = sql`now() - interval '91 days'`
  for (const status of ['sent', 'failed', 'queued'] as const)
    await db.update(outbox).set({ status, createdAt: old }).where(eq(outbox.subject, status))
  await db.update(outbox).set({ status: 'sent' }).where(eq(outbox.subject, 'fresh'))
  await ask(db)
  await db.update(outbox).set({ status: 'sent', createdAt: old }).where(sql`about_uuid is not null`)
  await carryOutRetention(db)
  const subjects = (await db.select().from(outbox)).map(({ subject }) => subject)
  expect(subjects.sort()).toEqual([
    'Enquiry from Jane Smith about our shop',
    'Your enquiry to Oak & Ash',
    'fresh',
    'queued',
  ])
})

test('several processes at once erase everything once', async () => {
  await db.insert(enquiries).values(
    Array.from({ length: 1700 }, () => ({
      name: 'N',
      email: 'a@b.example',
      department: 'Beds',
      description: 'x',
      updatedAt: sql`now() - interval '3 years'`,
    })),
  )
  await keep(12)
  const others = await Promise.all([1, 2, 3].map(() => openDatabase(connection, { connections: 2 })))
  const clocks = others.map((other) =>
    startRetention({ db: other.db, mailFolder: '', log: openLog('silent'), everyMs: 25 }),
  )
  await expect.poll(() => db.$count(enquiries)).toBe(0)
  await Promise.all(clocks.map((clock) => clock.close()))
  await Promise.all(others.map((other) => other.close()))
  const entries = await db.select().from(audit).where(eq(audit.action, 'erase'))
  const erased = entries.flatMap(({ after }) => (after as { enquiries: string[] }).enquiries)
  expect(erased).toHaveLength(1700)
  expect(new Set(erased).size).toBe(1700)
})

/** Carries out the retention while a transaction with this change is not committed. */
const carryOutDuring = (change: (tx: Transaction) => Promise<unknown>) =>
  beginWhileOpen(database, change, () => carryOutRetention(db))

test('an enquiry that is answered just before it would be erased stays, with its mails', async () => {
  const uuid = await receiveLongAgo('7 months')
  await keep(6)
  const now = { updatedAt: sql`now()` }
  await carryOutDuring((tx) => tx.update(enquiries).set(now).where(eq(enquiries.uuid, uuid)))
  expect(await listUuids()).toEqual([uuid])
  expect(await db.$count(outbox)).toBe(2)
})

test('a visit that is moved just before it would be erased stays', async () => {
  const [startsAt, endsAt] = [sql`now() - interval '8 months'`, sql`now() - interval '7 months'`]
  await db.insert(bookings).values({ name: 'N', department: 'Beds', startsAt, endsAt })
  await keep(6)
  await carryOutDuring((tx) => tx.update(bookings).set({ endsAt: sql`now() + interval '1 day'` }))
  expect(await db.$count(bookings)).toBe(1)
})

test.each([0, 1.5, -1, 241])('%d months are refused', async (keepMonths) => {
  expect(await statusOf(ruth.client.saveRetention({ version: 1, edit: { keepMonths } }))).toBe(400)
})
