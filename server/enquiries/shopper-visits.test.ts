import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { askForVisit, emptyCalendar, findFree, openVisits } from '../../tests/support/bookings.ts'
import { addProduct } from '../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { bookingPlaces, bookings } from '../bookings/tables.ts'
import { nameMailbox, nameNumber } from '../bookings/visitor.ts'
import { queueMails } from '../platform/mail/queue.ts'
import { limitRate } from '../platform/rate-limit/limit.ts'
import { outbox, rateLimits } from '../platform/tables.ts'
import { audit } from '../site/tables.ts'
import { carryOutRetention } from './retention.ts'
import { enquiryRules } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(async () => {
  await emptyCalendar(db)
  await db.update(enquiryRules).set({ keepMonths: null })
})
const visits = openVisits(db)
const staff = openStaffClient({ db })
const email = "o'hara@example.com"
const phone = '01632 960123'

async function leaveTraces() {
  const product = await addProduct(db, { name: 'Alder Sofa' })
  const variantUuid = product.variants[0]?.uuid ?? ''
  const startsAt = await findFree(visits)
  await answered(visits.bookVisit(askForVisit(startsAt, { email, name: 'Scarlett', note: 'We come by train.' })))
  await answered(visits.bookVisit(askForVisit(startsAt, { email: '', phone: '+44 (0)1632 960123', name: 'Scarlett' })))
  const items = [{ variantUuid, quantity: 1, note: `Ask ${email}` }]
  await answered(visits.bookVisit(askForVisit(startsAt, { email: 'rhett@example.com', note: `Call ${phone}.`, items })))
}

test('a shopper’s data include their visits with the mails, and visits of others that name the shopper', async () => {
  await leaveTraces()
  const held = await answered(staff.shopper({ email, phone }))
  expect(held.visits).toMatchObject([
    { name: 'Scarlett', email, note: 'We come by train.', mails: [{ kind: 'booking-booked' }, { kind: 'booking' }] },
    { name: 'Scarlett', phone: '+44 (0)1632 960123', mails: [{ kind: 'booking' }] },
  ])
  const [others] = await db.select().from(bookings).where(eq(bookings.email, 'rhett@example.com'))
  expect(held.mentions).toEqual([{ kind: 'booking', uuid: others?.uuid, name: 'Jane Smith' }])
})

test('an erased shopper leaves no visit, place, mail or count, and records of others lose only address and number', async () => {
  await leaveTraces()
  const erased = await answered(staff.eraseShopper({ email, phone }))
  expect(erased).toMatchObject({ enquiries: 0, visits: 2, mails: 3, mentions: 1 })
  const rows = await db.select().from(bookings)
  expect(rows).toMatchObject([
    { email: 'rhett@example.com', note: 'Call [erased].', items: [{ note: 'Ask [erased]' }] },
  ])
  expect(await db.$count(bookingPlaces)).toBe(1)
  const left = JSON.stringify([rows, await db.select().from(outbox), await db.select().from(rateLimits)])
  expect(left).not.toMatch(/o'hara|o&#39;hara|Scarlett|1632.{0,3}960123/i)
  const [entry] = await db.select().from(audit).where(eq(audit.action, 'erase'))
  expect(entry?.after).toMatchObject({ visits: [expect.any(String), expect.any(String)] })
  expect(await staff.eraseShopper({ email, phone })).toMatchObject({ status: 404 })
})

test('the rate limits of an address and a number are erased, and those of longer ones stay', async () => {
  await leaveTraces()
  const longer = [nameMailbox(`${email}.au`), nameNumber(`${phone}4`), `enquiries by ${email}.au`]
  for (const key of longer) await limitRate(db, key, [{ max: 1, seconds: 60 }])
  await limitRate(db, `enquiries by ${email}`, [{ max: 1, seconds: 60 }])
  await answered(staff.eraseShopper({ email, phone }))
  const left = (await db.select().from(rateLimits)).map(({ key }) => key)
  expect(left).toEqual(expect.arrayContaining(longer.map((key) => `${key} in 60s`)))
  expect(left).not.toContain(`enquiries by ${email} in 60s`)
})

test('a visit is kept as long as an enquiry, counted from its day, with its mails', async () => {
  await answered(visits.bookVisit(askForVisit(await findFree(visits))))
  const [{ uuid } = { uuid: '' }] = await db.select().from(bookings)
  await queueMails(db, 'shop.example', [aMailAbout(uuid)])
  await db.update(outbox).set({ status: 'sent', createdAt: sql`now() - interval '2 years'` })
  const age = (interval: string) =>
    db.update(bookings).set({
      startsAt: sql`now() - ${interval}::interval - interval '1 hour'`,
      endsAt: sql`now() - ${interval}::interval`,
    })
  await age('13 months')
  await carryOutRetention(db)
  expect([await db.$count(bookings), await db.$count(outbox)]).toEqual([1, 3])
  await db.update(enquiryRules).set({ keepMonths: 12 })
  await age('11 months')
  await carryOutRetention(db)
  expect(await db.$count(bookings)).toBe(1)
  await age('13 months')
  await carryOutRetention(db)
  expect([await db.$count(bookings), await db.$count(bookingPlaces), await db.$count(outbox)]).toEqual([0, 0, 0])
  const [entry] = await db.select().from(audit).where(eq(audit.action, 'erase'))
  expect(entry).toMatchObject({ staffName: 'The shop', entity: 'bookings', after: { visits: [uuid] } })
})

const aMailAbout = (aboutUuid: string) => ({
  kind: 'booking',
  aboutUuid,
  fromName: '',
  toAddress: 'shop@example.co.uk',
  replyTo: null,
  subject: 'A visit',
  body: 'A visit',
  html: null,
})
