import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readAsLondon } from '../../contract/dates/clock.ts'
import { addDays, readDate } from '../../contract/dates/london.ts'
import { askForVisit, emptyCalendar, findFree, keys, openVisits } from '../../tests/support/bookings.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { publicUrl } from '../../tests/support/enquiries.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { openDatabase } from '../platform/database.ts'
import { outbox } from '../platform/tables.ts'
import { remindVisitors } from './reminders.ts'
import { bookings } from './tables.ts'

const { db, connection, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyCalendar(db))
const visits = openVisits(db)
const staff = openStaffClient({ db }, 'sales')
const sender = { publicUrl, keys }
const countReminders = () => db.$count(outbox, eq(outbox.kind, 'booking-reminder'))

/** An hour of the day before a visit, in London. */
const dayBefore = (startsAt: string, hour: number) =>
  readAsLondon(Date.parse(addDays(readDate(startsAt), -1)) + hour * 3_600_000)

test('a visitor is reminded on the day before, from nine o’clock', async () => {
  const startsAt = await findFree(visits)
  const { manageUrl } = await answered(visits.bookVisit(askForVisit(startsAt)))
  expect(await remindVisitors(db, sender, dayBefore(startsAt, 8))).toBe(0)
  expect(await remindVisitors(db, sender, dayBefore(startsAt, 10))).toBe(1)
  expect(await remindVisitors(db, sender, dayBefore(startsAt, 11))).toBe(0)
  const [mail] = await db.select().from(outbox).where(eq(outbox.kind, 'booking-reminder'))
  expect(mail).toMatchObject({ toAddress: 'jane@example.com', calendar: null })
  expect(mail?.body).toContain(publicUrl + manageUrl)
})

test.each([
  ['spring', '2030-04-01T10:00Z', '2030-03-31T08:00Z'],
  ['autumn', '2030-10-28T10:00Z', '2030-10-27T09:00Z'],
])('a visitor is reminded at nine o’clock on the day of the change to %s’s clock', async (_, startsAt, nine) => {
  await answered(visits.bookVisit(askForVisit(await findFree(visits))))
  const times = { startsAt: new Date(startsAt), endsAt: new Date(Date.parse(startsAt) + 3_600_000) }
  await db.update(bookings).set(times)
  expect(await remindVisitors(db, sender, new Date(Date.parse(nine) - 1000))).toBe(0)
  expect(await remindVisitors(db, sender, new Date(nine))).toBe(1)
})

test('several processes send each reminder once', async () => {
  const startsAt = await findFree(visits)
  for (let place = 0; place < 3; place++) await answered(visits.bookVisit(askForVisit(startsAt)))
  const others = await Promise.all([1, 2, 3].map(() => openDatabase(connection, { connections: 2 })))
  const now = dayBefore(startsAt, 10)
  const counts = await Promise.all([db, ...others.map(({ db }) => db)].map((each) => remindVisitors(each, sender, now)))
  await Promise.all(others.map(({ close }) => close()))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
  expect(await countReminders()).toBe(3)
})

test('no reminder is sent for a visit that is cancelled, over or without an address', async () => {
  const startsAt = await findFree(visits)
  const { key } = await answered(visits.bookVisit(askForVisit(startsAt)))
  await answered(visits.cancelVisit({ key }))
  await answered(visits.bookVisit(askForVisit(startsAt, { email: '', phone: '01572 123456' })))
  expect(await remindVisitors(db, sender, dayBefore(startsAt, 10))).toBe(0)
  await answered(visits.bookVisit(askForVisit(startsAt)))
  expect(await remindVisitors(db, sender, new Date(Date.parse(startsAt) + 1))).toBe(0)
  expect(await countReminders()).toBe(0)
})

test('a moved visit gets another reminder, and one booked for tomorrow gets none after its confirmation', async () => {
  const [first, later] = [await findFree(visits), await findFree(visits, 40)]
  const { key } = await answered(visits.bookVisit(askForVisit(first)))
  expect(await remindVisitors(db, sender, dayBefore(first, 10))).toBe(1)
  await answered(visits.moveVisit({ key, startsAt: later }))
  expect(await remindVisitors(db, sender, dayBefore(later, 10))).toBe(1)
  const { days } = await answered(visits.visitSlots({}))
  const tomorrow = days[1]?.slots.find(({ free }) => free)?.startsAt ?? ''
  await answered(visits.bookVisit(askForVisit(tomorrow)))
  const [row] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.startsAt, new Date(tomorrow)))
  expect(row?.remindedAt).not.toBeNull()
})

test.each([
  ['no reminder after a mail about it', true, 0],
  ['its reminder where it had no mail about it', false, 1],
])('a visit for tomorrow that takes place after all gets %s', async (_, writes, reminders) => {
  const { days } = await answered(visits.visitSlots({}))
  const tomorrow = days[1]?.slots.find(({ free }) => free)?.startsAt ?? ''
  const { key } = await answered(visits.bookVisit(askForVisit(tomorrow)))
  const uuid = keys.read(key) ?? ''
  // As if it had been booked days ago.
  await db.update(bookings).set({ remindedAt: null })
  await answered(staff.markBooking({ uuid, version: 1, status: 'cancelled', writes: false }))
  await answered(staff.markBooking({ uuid, version: 2, status: 'booked', writes }))
  expect(await remindVisitors(db, sender, dayBefore(tomorrow, 10))).toBe(reminders)
})
