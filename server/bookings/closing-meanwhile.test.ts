import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readDate } from '../../contract/dates/london.ts'
import { askForVisit, emptyCalendar, findFree, openVisits } from '../../tests/support/bookings.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import type { Transaction } from '../platform/database.ts'
import { lockRules } from './rules.ts'
import { bookingPlaces, bookings } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyCalendar(db))
const visits = openVisits(db)
const staff = openStaffClient({ db })

const byPhone = {
  cameBy: 'phone' as const,
  name: 'Ada Byron',
  email: '',
  phone: '01572 123456',
  note: '',
  categoryId: 0,
  items: [],
}
const ways: Record<string, (startsAt: string) => Promise<unknown>> = {
  'a shopper books': (startsAt: string) => visits.bookVisit(askForVisit(startsAt)),
  'staff book': (startsAt: string) => staff.enterBooking({ ...byPhone, startsAt }),
}

/** Books while another transaction holds the lock that the booking needs next, and closes the day before it is released. */
async function closeMeanwhile(hold: (tx: Transaction) => Promise<unknown>, book: () => Promise<unknown>, date: string) {
  const held = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const holding = db
    .transaction(async (tx) => {
      await hold(tx)
      held.resolve()
      await over.promise
      tx.rollback()
    })
    .catch(() => undefined)
  await held.promise
  const booked = book()
  await expect.poll(countWaiting).toBe(1)
  await answered(staff.closeDay({ date, note: '' }))
  over.resolve()
  await holding
  return booked
}

async function countWaiting(): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return row?.count ?? 0
}

for (const [name, book] of Object.entries(ways)) {
  test(`${name}, but the day is closed before the hours are read: the visit is refused`, async () => {
    const startsAt = await findFree(visits)
    const answer = await closeMeanwhile(lockRules, () => book(startsAt), readDate(startsAt))
    expect(answer).toMatchObject({ status: 409, problem: { fields: { startsAt: expect.any(String) } } })
    expect(await db.$count(bookings)).toBe(0)
  })

  test(`${name}, but the day is closed after the hours were read: the visit is listed as outside the hours`, async () => {
    const startsAt = await findFree(visits)
    const takeSamePlace = async (tx: Transaction) => {
      const times = { startsAt: new Date(startsAt), endsAt: new Date(Date.parse(startsAt) + 1_800_000) }
      const [row] = await tx
        .insert(bookings)
        .values({ ...times, name: 'In the way', department: '' })
        .returning()
      await tx.insert(bookingPlaces).values({ slotAt: times.startsAt, place: 1, bookingUuid: row?.uuid ?? '' })
    }
    const answer = await closeMeanwhile(takeSamePlace, () => book(startsAt), readDate(startsAt))
    expect(answer).not.toHaveProperty('problem')
    expect((await answered(staff.bookingsOutside())).bookings).toMatchObject([{ startsAt }])
    expect(await answered(staff.countBookings())).toMatchObject({ outside: 1 })
  })
}
