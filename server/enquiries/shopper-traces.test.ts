import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { askForVisit, emptyCalendar, findFree, openVisits } from '../../tests/support/bookings.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox } from '../../tests/support/enquiries.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { addColleague, ask } from '../../tests/support/staff/enquiry-staff.ts'
import { bookings } from '../bookings/tables.ts'
import { outbox } from '../platform/tables.ts'
import { shareShortlist } from '../shortlists/shares.ts'
import { shortlistShares } from '../shortlists/tables.ts'
import { enquiryAttachments, enquiryEvents } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(async () => {
  await emptyCalendar(db)
  await emptyInbox(db)
  await db.delete(shortlistShares)
})
const sam = await addColleague(db, 'Sam')
const email = 'ann@example.com'
const nothing = { enquiries: 0, visits: 0, events: 0, mails: 0, mentions: 0 }
const look = () => answered(sam.client.shopper({ email }))
const erase = () => answered(sam.client.eraseShopper({ email }))

test('a mail that went to a mistyped address is found by that address, and erased', async () => {
  const visits = openVisits(db)
  await answered(visits.bookVisit(askForVisit(await findFree(visits), { email })))
  await db.update(outbox).set({ status: 'sent' })
  const [visit] = await db.select().from(bookings)
  const { uuid = '', version = 0, name = '', phone = '', note = '' } = visit ?? {}
  const corrected = { uuid, version, name, phone, note, email: 'jane@example.com', writes: false }
  await answered(sam.client.saveBookingContact(corrected))
  expect(await look()).toMatchObject({ visits: [], mentions: [{ kind: 'booking', uuid }] })
  expect(await erase()).toEqual({ ...nothing, mails: 2, mentions: 1 })
  expect(JSON.stringify(await db.select().from(outbox))).not.toContain(email)
  expect(await db.$count(bookings, eq(bookings.email, 'jane@example.com'))).toBe(1)
})

test('a mail that still quotes an address removed from its enquiry is found, and loses the address', async () => {
  const uuid = await ask(db, { email: 'jane@example.com' })
  await db
    .update(outbox)
    .set({ body: `Please ask ${email}.` })
    .where(eq(outbox.kind, 'enquiry'))
  expect(await look()).toMatchObject({ enquiries: [], mentions: [{ kind: 'enquiry', uuid }] })
  expect(await erase()).toEqual({ ...nothing, mentions: 1 })
  const [mail] = await db.select().from(outbox).where(eq(outbox.kind, 'enquiry'))
  expect(mail?.body).toBe('Please ask [erased].')
})

test('the address is removed from another person’s sender name and file name', async () => {
  const enquiryUuid = await ask(db, { email: 'jane@example.com' })
  const answer = { kind: 'answer', staffName: `Jane for ${email}`, fromAddress: 'jane@example.com' } as const
  const [event] = await db
    .insert(enquiryEvents)
    .values({ ...answer, enquiryUuid, text: 'Here is the plan.' })
    .returning()
  const file = { type: 'text/plain', bytes: 4, content: Buffer.from('Plan') }
  await db.insert(enquiryAttachments).values({ ...file, fileName: `${email} plan.txt`, eventId: event?.id ?? 0 })
  expect(await erase()).toEqual({ ...nothing, mentions: 1 })
  expect(await db.select().from(enquiryAttachments)).toMatchObject([{ fileName: '[erased] plan.txt', bytes: 4 }])
  const [kept] = await db.select().from(enquiryEvents).where(eq(enquiryEvents.kind, 'answer'))
  expect(kept).toMatchObject({ staffName: 'Jane for [erased]', text: 'Here is the plan.' })
})

test('a note on a shared shortlist loses the address, and the list stays', async () => {
  const items = [
    { variantUuid: crypto.randomUUID(), quantity: 2, note: `Write to ${email}` },
    { variantUuid: crypto.randomUUID(), quantity: 1, note: '' },
  ]
  await shareShortlist(db, { items }, '192.0.2.1')
  expect(await look()).toMatchObject({ mentions: [], sharedLists: 1 })
  expect(await erase()).toEqual({ ...nothing, mentions: 1 })
  const [list] = await db.select().from(shortlistShares)
  expect(list?.items).toEqual([{ ...items[0], note: 'Write to [erased]' }, items[1]])
  expect(await look()).toMatchObject({ sharedLists: 0 })
})
