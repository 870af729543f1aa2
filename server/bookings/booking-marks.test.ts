import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { formatVisitTime } from '../../contract/dates/visit-time.ts'
import { bookOnline, emptyCalendar, entry, findFree, openVisits } from '../../tests/support/bookings.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { outbox } from '../platform/tables.ts'
import { audit } from '../site/tables.ts'
import { bookingPlaces, bookings } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyCalendar(db, { placesPerSlot: 1 }))
const visits = openVisits(db)
const staff = openStaffClient({ db })

const listMails = async () => (await db.select().from(outbox).orderBy(outbox.id)).map(({ kind }) => kind)

test('a visit is marked as arrived or missed, and the mark taken back, without a mail', async () => {
  const startsAt = new Date(Math.floor(Date.now() / 1_800_000) * 1_800_000).toISOString()
  const { uuid } = await answered(staff.enterBooking({ ...entry, startsAt, anyway: true }))
  for (const [place, status] of (['arrived', 'missed', 'booked'] as const).entries()) {
    await answered(staff.markBooking({ uuid, version: 1 + place, status }))
    expect(await answered(staff.booking({ uuid }))).toMatchObject({ status })
  }
  expect(await listMails()).toEqual([])
  expect(await db.$count(bookingPlaces)).toBe(1)
  const entries = await db.select().from(audit).where(eq(audit.action, 'mark')).orderBy(audit.id)
  expect(entries.map(({ after }) => after)).toEqual([{ status: 'arrived' }, { status: 'missed' }, { status: 'booked' }])
})

test('nobody can be marked as arrived or missed before the day of the visit', async () => {
  const startsAt = await findFree(visits)
  const { uuid, version } = await bookOnline(db, visits, startsAt)
  for (const status of ['arrived', 'missed'] as const) {
    const reason = `This visit is on ${formatVisitTime(startsAt)}. You can record who came on that day.`
    expect(await staff.markBooking({ uuid, version, status })).toMatchObject({ status: 409, problem: { reason } })
  }
  expect(await answered(staff.booking({ uuid }))).toMatchObject({ status: 'booked', version })
})

test('a visit that staff cancel frees its place, and needs one again when the cancellation is taken back', async () => {
  const startsAt = await findFree(visits)
  const { uuid } = await bookOnline(db, visits, startsAt)
  await answered(staff.markBooking({ uuid, version: 1, status: 'cancelled' }))
  expect(await listMails()).toEqual(['booking-cancelled'])
  await bookOnline(db, visits, startsAt)
  expect(await statusOf(staff.markBooking({ uuid, version: 2, status: 'booked' }))).toBe(409)
  await answered(staff.markBooking({ uuid, version: 2, status: 'booked', anyway: true }))
  expect(await listMails()).toEqual(['booking-booked'])
  const [row] = await db.select().from(bookings).where(eq(bookings.uuid, uuid))
  expect(row).toMatchObject({ status: 'booked', sequence: 2 })
  expect(await db.$count(bookingPlaces)).toBe(2)
})

test('a cancellation is taken back without a mail if staff choose so', async () => {
  const { uuid } = await bookOnline(db, visits, await findFree(visits))
  await answered(staff.markBooking({ uuid, version: 1, status: 'cancelled', writes: false }))
  await answered(staff.markBooking({ uuid, version: 2, status: 'booked', writes: false }))
  expect(await answered(staff.booking({ uuid }))).toMatchObject({ status: 'booked', version: 3 })
  expect(await listMails()).toEqual([])
})

test('a visitor who came after a cancellation is marked as arrived, which takes a place again', async () => {
  const startsAt = new Date(Math.floor(Date.now() / 1_800_000) * 1_800_000).toISOString()
  const { uuid } = await answered(staff.enterBooking({ ...entry, startsAt, anyway: true }))
  await answered(staff.markBooking({ uuid, version: 1, status: 'cancelled' }))
  expect(await db.$count(bookingPlaces)).toBe(0)
  await answered(staff.markBooking({ uuid, version: 2, status: 'arrived', anyway: true }))
  expect(await answered(staff.booking({ uuid }))).toMatchObject({ status: 'arrived' })
  expect(await db.$count(bookingPlaces)).toBe(1)
  expect(await listMails()).toEqual([])
})
