import type { VisitDay, VisitSlots } from '../../contract/bookings.ts'
import { startDay } from '../../contract/dates/clock.ts'
import { closedAllWeek } from '../../contract/opening-hours.ts'
import type { StaffSlots } from '../../contract/staff/bookings.ts'
import type { KeptHours } from '../../contract/staff/opening-hours.ts'
import type { Db } from '../platform/database.ts'
import { readSettings } from '../site/settings.ts'
import { findBooking } from './booking-record.ts'
import { countMinutes } from './minutes.ts'
import { countTaken } from './places.ts'
import { type BookingRules, findMinutes, readRules } from './rules.ts'
import { listDays, type Opening } from './slots.ts'

/** Where staff have typed the hours by hand instead of by day, no times can be offered, as if always closed. */
export async function readHours(db: Db): Promise<KeptHours> {
  return (await readSettings(db)).openingHours ?? closedAllWeek
}

/** Whether shoppers can book visits at all: links to the booking page depend on it. */
export async function takesVisits(db: Db): Promise<boolean> {
  const [{ edit }, { openingHours }] = await Promise.all([readRules(db), readSettings(db)])
  return edit.takesBookings && openingHours !== null
}

/** `moved`: the uuid of a visit that is to be moved. */
type Asked = { categoryId: number; moved?: string }

/** The times that anybody can book. */
export async function listSlots(db: Db, asked: Asked, now: Date): Promise<VisitSlots> {
  const { rules, minutes } = await readLength(db, asked)
  if (!(await takesVisits(db))) return { minutes, days: [] }
  return { minutes, days: listDays(await readOpening(db, rules, now, asked.moved), minutes, now) }
}

/** The times that staff can book: all of the opening hours that are not over. */
export async function listStaffSlots(db: Db, asked: Asked, now: Date): Promise<StaffSlots> {
  const { rules, minutes } = await readLength(db, asked)
  const opening = await readOpening(db, { ...rules, noticeHours: 0, daysOff: [] }, now, asked.moved)
  return { minutes, days: listDays(opening, minutes, now) }
}

/** A visit that is moved keeps its length. */
async function readLength(db: Db, { categoryId, moved }: Asked) {
  const [{ edit: rules }, visit] = await Promise.all([readRules(db), moved ? findBooking(db, moved) : undefined])
  return { rules, minutes: visit ? countMinutes(visit) : findMinutes(rules, categoryId) }
}

async function readOpening(db: Db, rules: BookingRules, now: Date, except?: string): Promise<Opening> {
  const until = startDay(now, rules.horizonDays + 2)
  const [hours, taken] = await Promise.all([readHours(db), countTaken(db, now, until, except)])
  return { hours, rules, countTaken: taken }
}

/** The next free times after one that is not free; the first free ones of all if there are none after it. */
export function listNextFree(days: VisitDay[], wanted: Date, limit: number): string[] {
  const free = days.flatMap(({ slots }) => slots.flatMap(({ startsAt, free }) => (free ? startsAt : [])))
  const after = free.filter((startsAt) => new Date(startsAt) > wanted)
  return (after.length > 0 ? after : free).slice(0, limit)
}
