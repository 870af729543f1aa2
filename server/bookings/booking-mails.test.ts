import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readDate } from '../../contract/dates/london.ts'
import { formatVisitTime } from '../../contract/dates/visit-time.ts'
import { askForVisit, emptyCalendar, keys, listFree, openVisits } from '../../tests/support/bookings.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { outbox } from '../platform/tables.ts'
import { audit, siteSettings } from '../site/tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyCalendar(db))
const visits = openVisits(db)
const staff = openStaffClient({ db }, 'sales')

/** Books a visit, and marks its mails as failed for good. */
async function bookInVain(fields: object = {}) {
  const [startsAt = '', later = ''] = await listFree(visits)
  const { key } = await answered(visits.bookVisit(askForVisit(startsAt, fields)))
  await giveUp()
  return { startsAt, later, key, uuid: keys.read(key) ?? '' }
}
const giveUp = () => db.update(outbox).set({ status: 'failed', attempts: 9, lastError: '550 No such user' })

const show = (uuid: string) => answered(staff.booking({ uuid }))
async function isFailedInAgenda(startsAt: string): Promise<boolean | undefined> {
  const day = readDate(startsAt)
  return (await answered(staff.bookings({ from: day, to: day }))).bookings[0]?.mailFailed
}

test('a mail that could not be sent is shown with its visit, in the agenda, and sent again', async () => {
  const { uuid, startsAt } = await bookInVain()
  expect(await isFailedInAgenda(startsAt)).toBe(true)
  const { mails } = await show(uuid)
  expect(mails.map(({ toVisitor, to }) => [toVisitor, to])).toEqual([
    [true, 'jane@example.com'],
    [false, 'shop@example.co.uk'],
  ])
  expect(mails[0]).toMatchObject({
    state: 'failed',
    reason: '550 No such user',
    subject: expect.stringMatching(/^Your visit to Oak & Ash/),
  })
  for (const { id } of mails) await answered(staff.resendBookingMail({ uuid, mailId: id }))
  expect((await show(uuid)).mails.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  expect(await isFailedInAgenda(startsAt)).toBe(false)
  expect(await statusOf(staff.resendBookingMail({ uuid, mailId: mails[0]?.id ?? 0 }))).toBe(404)
  expect(await db.select().from(audit).where(eq(audit.action, 'retry mail'))).toHaveLength(2)
})

test('a mail is sent again to the visit’s current address, which its calendar file names too', async () => {
  const { uuid } = await bookInVain({ email: 'jnae@example.com' })
  const { version, name, phone, note, mails } = await show(uuid)
  await answered(
    staff.saveBookingContact({ uuid, version, name, phone, note, email: 'jane@example.com', writes: false }),
  )
  await answered(staff.resendBookingMail({ uuid, mailId: mails[0]?.id ?? 0 }))
  const [mail] = await db.select().from(outbox).orderBy(outbox.id)
  expect(mail).toMatchObject({ status: 'queued', toAddress: 'jane@example.com' })
  expect(mail?.calendar?.content.replaceAll('\r\n ', '')).toContain('jane@example.com')
  expect(mail?.calendar?.content).not.toContain('jnae')
})

test('a queued or resent mail to the shop names the corrected address, and replies go there', async () => {
  const email = "o'nael@example.com"
  const [startsAt = ''] = await listFree(visits)
  const { key } = await answered(visits.bookVisit(askForVisit(startsAt, { email })))
  const uuid = keys.read(key) ?? ''
  const correct = async (address: string) => {
    const { version, name, phone, note } = await show(uuid)
    await answered(staff.saveBookingContact({ uuid, version, name, phone, note, email: address }))
  }
  const readToShop = async () => {
    const [mail] = await db.select().from(outbox).where(eq(outbox.kind, 'booking'))
    return { ...mail, text: `${mail?.body} ${mail?.html}` }
  }
  expect((await readToShop()).text).toContain(email)
  await correct('oneill@example.com')
  const waiting = await readToShop()
  expect(waiting).toMatchObject({ status: 'queued', replyTo: 'oneill@example.com' })
  for (const text of [waiting.body, waiting.html]) expect(text).toContain('oneill@example.com')
  expect(waiting.text).not.toContain('nael')
  await giveUp()
  await correct("o'neill@example.com")
  expect(await readToShop()).toMatchObject({ status: 'failed', replyTo: 'oneill@example.com' })
  await answered(staff.resendBookingMail({ uuid, mailId: waiting.id ?? 0 }))
  const again = await readToShop()
  expect(again).toMatchObject({ status: 'queued', replyTo: "o'neill@example.com" })
  expect(again.html).toContain('o&#39;neill@example.com')
  expect(again.text).not.toContain('oneill')
})

test('a mail that staff wrote is sent again with the current link', async () => {
  const { uuid, key } = await bookInVain({ email: 'jnae@example.com' })
  await answered(staff.writeToVisitors({ uuids: [uuid], subject: 'The lift', text: 'The lift is out of order.' }))
  await giveUp()
  const { version, name, phone, note, mails } = await show(uuid)
  await answered(
    staff.saveBookingContact({ uuid, version, name, phone, note, email: 'jane@example.com', writes: false }),
  )
  await answered(staff.resendBookingMail({ uuid, mailId: mails.at(-1)?.id ?? 0 }))
  const [mail] = await db.select().from(outbox).where(eq(outbox.status, 'queued'))
  for (const text of [mail?.body, mail?.html]) {
    expect(text).toContain(keys.write({ uuid, linkNumber: 1 }))
    expect(text).not.toContain(key)
  }
})

test('a mail that is sent again has the time to which the visit was moved without a mail', async () => {
  const { uuid, startsAt, later } = await bookInVain()
  const { version, mails } = await show(uuid)
  await answered(staff.moveBooking({ uuid, version, startsAt: later, anyway: true, writes: false }))
  await answered(staff.resendBookingMail({ uuid, mailId: mails[0]?.id ?? 0 }))
  const [mail] = await db.select().from(outbox).orderBy(outbox.id)
  expect(mail).toMatchObject({ status: 'queued', kind: 'booking-booked' })
  for (const text of [mail?.body, mail?.html, mail?.subject]) expect(text).not.toContain(formatVisitTime(startsAt))
  for (const text of [mail?.body, mail?.html]) expect(text).toContain(formatVisitTime(later))
  expect(mail?.calendar?.content).toContain(`DTSTART:${later.replace(/[-:]|\.000/g, '')}`)
})

test('a confirmation of a visit that was cancelled without a mail is not sent again', async () => {
  const { uuid } = await bookInVain()
  const { version, mails } = await show(uuid)
  await answered(staff.markBooking({ uuid, version, status: 'cancelled', anyway: false, writes: false }))
  expect(await staff.resendBookingMail({ uuid, mailId: mails[0]?.id ?? 0 })).toMatchObject({
    status: 409,
    problem: { reason: expect.stringContaining('no longer be correct') },
  })
})

test('a mail that staff wrote is sent again unchanged, unless the visit has been moved since', async () => {
  const { uuid, later } = await bookInVain()
  await answered(staff.writeToVisitors({ uuids: [uuid], subject: 'The lift', text: 'The lift is out of order.' }))
  await giveUp()
  const { version, mails } = await show(uuid)
  const mailId = mails.at(-1)?.id ?? 0
  await answered(staff.resendBookingMail({ uuid, mailId }))
  await giveUp()
  await answered(staff.moveBooking({ uuid, version, startsAt: later, anyway: true, writes: false }))
  expect(await statusOf(staff.resendBookingMail({ uuid, mailId }))).toBe(409)
})

test('a mail that a later one has replaced is not sent again, and no longer counts as a failure', async () => {
  const { uuid, startsAt, later, key } = await bookInVain()
  const [first] = (await show(uuid)).mails
  await answered(visits.moveVisit({ key, startsAt: later }))
  expect(await isFailedInAgenda(startsAt)).toBe(false)
  expect(await staff.resendBookingMail({ uuid, mailId: first?.id ?? 0 })).toMatchObject({ status: 409 })
})

test('queued mails, attempted before or not, are not sent once the visit is moved or cancelled', async () => {
  const [startsAt = '', later = ''] = await listFree(visits)
  const { key } = await answered(visits.bookVisit(askForVisit(startsAt)))
  const uuid = keys.read(key) ?? ''
  await answered(staff.writeToVisitors({ uuids: [uuid], subject: 'The lift', text: 'The lift is out of order.' }))
  const delay = () => db.update(outbox).set({ lastError: 'greylisted' }).where(eq(outbox.status, 'queued'))
  const statesToVisitor = async () =>
    (await show(uuid)).mails.filter(({ toVisitor }) => toVisitor).map(({ state }) => state)
  await delay()
  await answered(visits.moveVisit({ key, startsAt: later }))
  expect(await statesToVisitor()).toEqual(['replaced', 'replaced', 'waiting'])
  expect((await show(uuid)).mails.find(({ toVisitor }) => !toVisitor)?.state).toBe('delayed')
  const { version } = await show(uuid)
  await answered(staff.markBooking({ uuid, version, status: 'cancelled', anyway: false, writes: false }))
  expect(await statesToVisitor()).toEqual(['replaced', 'replaced', 'replaced'])
})

test('once a visit has begun, its visitor gets no mail but a cancellation', async () => {
  const [startsAt = ''] = await listFree(visits)
  const { key } = await answered(visits.bookVisit(askForVisit(startsAt)))
  await answered(visits.cancelVisit({ key }))
  const rows = await db.select().from(outbox).where(ne(outbox.kind, 'booking')).orderBy(outbox.id)
  expect(rows.map(({ kind, usefulUntil }) => [kind, usefulUntil?.toISOString()])).toEqual([
    ['booking-booked', startsAt],
    ['booking-cancelled', undefined],
  ])
})

test('no mail of another visit is sent again, and none while mail is not set up', async () => {
  const one = await bookInVain()
  const { mails } = await show(one.uuid)
  const other = await answered(visits.bookVisit(askForVisit(one.later, { email: 'ada@example.com' })))
  const mailId = mails[0]?.id ?? 0
  expect(await statusOf(staff.resendBookingMail({ uuid: keys.read(other.key) ?? '', mailId }))).toBe(404)
  const withoutMail = openStaffClient({ db, mail: { canSend: async () => false, folder: '/nowhere' } }, 'sales')
  expect(await statusOf(withoutMail.resendBookingMail({ uuid: one.uuid, mailId }))).toBe(409)
})

test('a mail to the shop is sent again to the shop’s current address, and refused while it has none', async () => {
  const { uuid } = await bookInVain()
  const mailId = (await show(uuid)).mails.find(({ toVisitor }) => !toVisitor)?.id ?? 0
  await db.update(siteSettings).set({ email: '' })
  expect(await statusOf(staff.resendBookingMail({ uuid, mailId }))).toBe(409)
  await db.update(siteSettings).set({ email: 'right@example.co.uk' })
  await answered(staff.resendBookingMail({ uuid, mailId }))
  expect((await show(uuid)).mails).toContainEqual(
    expect.objectContaining({ toVisitor: false, to: 'right@example.co.uk', state: 'waiting' }),
  )
})
