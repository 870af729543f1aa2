import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addDays, readDate } from '../../contract/dates/london.ts'
import { emptyCalendar } from '../../tests/support/bookings.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { beginWhileOpen } from '../../tests/support/database/while-open.ts'
import { openEveryDay } from '../../tests/support/sample-hours.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { outbox } from '../platform/tables.ts'
import { siteSettings } from '../site/tables.ts'
import { bookings } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
beforeEach(() => emptyCalendar(db))
const seller = openStaffClient({ db }, 'sales')
const editor = openStaffClient({ db }, 'editor')

const contact = { email: '', phone: '', note: '', categoryId: 0, items: [] }
/** Two free times of a day that is far enough ahead to be closed. */
async function findTimes(): Promise<{ date: string; times: [string, string] }> {
  const { days } = await answered(seller.bookingSlots({}))
  const day = days.find(({ date, slots }) => date > addDays(readDate(new Date()), 2) && slots.length > 3)
  const [first, second] = day?.slots ?? []
  if (!day || !first || !second) throw new Error('No day has two free times.')
  return { date: day.date, times: [first.startsAt, second.startsAt] }
}

const enter = (name: string, startsAt: string, given: object) =>
  answered(seller.enterBooking({ ...contact, name, startsAt, cameBy: 'phone', writes: false, ...given }))
const readOutside = async () => (await answered(seller.bookingsOutside())).bookings

async function bookTwo() {
  const { date, times } = await findTimes()
  const jane = await enter('Jane Smith', times[0], { email: 'jane@example.com' })
  const rhett = await enter('Rhett Barns', times[1], { phone: '01572 123456' })
  return { date, times, jane, rhett }
}

test('closing a day lists the visits of that day in chronological order', async () => {
  const { date, times, jane, rhett } = await bookTwo()
  expect(await readOutside()).toEqual([])
  expect((await answered(editor.countBookings())).days).toEqual([{ date, count: 2 }])
  await answered(editor.closeDay({ date, note: 'Wedding' }))
  expect(await readOutside()).toMatchObject([
    { uuid: jane.uuid, name: 'Jane Smith', startsAt: times[0], writtenAt: null },
    { uuid: rhett.uuid, name: 'Rhett Barns', startsAt: times[1], writtenAt: null },
  ])
  expect(await answered(editor.countBookings())).toMatchObject({ today: 0, outside: 2 })
  expect((await answered(editor.overview())).expected).toMatchObject({ outside: 2 })
  await answered(editor.reopenDay({ date, before: null }))
  expect(await readOutside()).toEqual([])
})

test('after the hours are shortened, visits that still fit are not listed', async () => {
  const { times } = await findTimes()
  await enter('Early Bird', times[0], { phone: '01572 123456' })
  const at = (hour: number) => new Date(new Date(times[0]).getTime() + hour * 3_600_000).toISOString()
  await enter('Late Riser', at(7), { phone: '01572 654321' })
  const short = { opens: '09:00', closes: '12:00' }
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const week = Object.fromEntries(days.map((day) => [day, short]))
  await db.update(siteSettings).set({ openingHours: { ...openEveryDay, ...week } })
  expect((await readOutside()).map(({ name }) => name)).toEqual(['Late Riser'])
})

test('visits that are over, cancelled or knowingly booked outside the hours are not listed', async () => {
  const { date, times, jane, rhett } = await bookTwo()
  await answered(seller.markBooking({ ...jane, status: 'cancelled', writes: false }))
  await db
    .update(bookings)
    .set({ startsAt: new Date(Date.now() - 7_200_000), endsAt: new Date(Date.now() - 3_600_000) })
    .where(eq(bookings.uuid, rhett.uuid))
  await answered(editor.closeDay({ date, note: '' }))
  const late = { name: 'Ann Oak', phone: '01572 123456', startsAt: times[0], cameBy: 'phone' as const }
  expect(await seller.enterBooking({ ...contact, ...late })).toMatchObject({
    status: 409,
    problem: { fields: { startsAt: expect.stringMatching(/not open/) } },
  })
  await answered(seller.enterBooking({ ...contact, ...late, anyway: true }))
  expect(await readOutside()).toEqual([])
})

test('each visitor gets a mail with their own time and link, once an address is known', async () => {
  const { date, jane, rhett } = await bookTwo()
  await answered(editor.closeDay({ date, note: '' }))
  const mail = { uuids: [jane.uuid, rhett.uuid], subject: 'We are closed', text: 'Please choose another time.' }
  expect(await answered(seller.writeToVisitors(mail))).toEqual({ written: 1, withoutAddress: 1 })
  const mails = await db.select().from(outbox).orderBy(desc(outbox.id))
  expect(mails.map(({ toAddress, subject }) => [toAddress, subject])).toEqual([['jane@example.com', 'We are closed']])
  expect(mails[0]?.body).toMatch(/^Hello Jane Smith,\n\nPlease choose another time\.\n\nYour visit: \w+ \d+ \w+ at 9am/)
  expect(mails[0]?.body).toMatch(/Move or cancel your visit: http:\/\/shop\.example\/visit\/[\w-]{43}/)
  const [first, second] = await readOutside()
  expect([first?.writtenAt, second?.writtenAt]).toEqual([expect.any(String), null])
  const { entries } = await answered(seller.history({ entity: 'booking', id: jane.uuid }))
  expect(entries[0]).toMatchObject({ action: 'write', name: 'the visit of Jane Smith' })
})

test('a mail to visitors that is retried because its answer was lost reaches nobody twice', async () => {
  const { date, jane, rhett } = await bookTwo()
  await answered(editor.closeDay({ date, note: '' }))
  const key = '8d7f2c1e-3b5a-4f69-9a0d-52c4e1b7f360'
  const mail = { key, uuids: [jane.uuid], subject: 'We are closed', text: 'Please choose another time.' }
  const sent = { written: 1, withoutAddress: 0 }
  expect(await Promise.all([1, 2].map(() => answered(seller.writeToVisitors(mail))))).toEqual([sent, sent])
  expect(await answered(seller.writeToVisitors(mail))).toEqual(sent)
  expect(await db.$count(outbox)).toBe(1)
  const known = { name: 'Rhett Barns', email: 'rhett@example.com', phone: '', note: '' }
  await answered(seller.saveBookingContact({ ...rhett, ...known, writes: false }))
  await answered(seller.writeToVisitors({ ...mail, uuids: [jane.uuid, rhett.uuid] }))
  expect(await db.$count(outbox)).toBe(2)
  await answered(seller.writeToVisitors({ ...mail, key: jane.uuid }))
  expect(await db.$count(outbox)).toBe(3)
})

test('a visitor who has cancelled since the list was read gets no mail', async () => {
  const { jane, rhett } = await bookTwo()
  await answered(seller.markBooking({ ...jane, status: 'cancelled', writes: false }))
  const mail = { uuids: [jane.uuid, rhett.uuid], subject: 'We are closed', text: 'Please choose another time.' }
  expect(await answered(seller.writeToVisitors(mail))).toEqual({ written: 0, withoutAddress: 1 })
  expect(await db.$count(outbox)).toBe(0)
})

test('a mail written while a colleague corrects the address goes to the corrected one', async () => {
  const { times } = await findTimes()
  const { uuid } = await enter('Jane', times[0], { email: 'jnae@example.com' })
  const letter = { uuids: [uuid], subject: 'The lift', text: 'The lift is out of order.' }
  const correct = { email: 'jane@example.com', linkNumber: 1 }
  const writing = beginWhileOpen(
    database,
    (tx) => tx.update(bookings).set(correct).where(eq(bookings.uuid, uuid)),
    () => seller.writeToVisitors(letter),
  )
  await answered(writing)
  const mails = await db.select().from(outbox).where(eq(outbox.aboutUuid, uuid))
  expect(mails.map(({ toAddress }) => toAddress)).toEqual(['jane@example.com'])
})

test('a mail to nobody, without words, or about an unknown visit is refused', async () => {
  const { jane } = await bookTwo()
  const mail = { uuids: [jane.uuid], subject: 'Closed', text: 'Sorry.' }
  expect(await seller.writeToVisitors({ ...mail, uuids: [] })).toMatchObject({ status: 400 })
  expect(await seller.writeToVisitors({ ...mail, subject: ' ', text: ' ' })).toMatchObject({
    problem: { fields: { subject: 'A subject is needed.', text: 'A text is needed.' } },
  })
  const stranger = '00000000-0000-4000-8000-000000000000'
  expect(await seller.writeToVisitors({ ...mail, uuids: [jane.uuid, stranger] })).toMatchObject({ status: 404 })
  expect(await db.$count(outbox)).toBe(0)
})
