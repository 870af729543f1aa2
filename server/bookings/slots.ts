import { slotMinutes, type VisitDay } from '../../contract/bookings.ts'
import { addDays, readDate } from '../../contract/dates/london.ts'
import type { KeptHours } from '../../contract/staff/opening-hours.ts'
import { readWeekday } from '../../contract/weekdays.ts'
import { type Day, readDay, readInstant } from '../site/opening-today.ts'
import { toMs } from './minutes.ts'
import type { BookingRules } from './rules.ts'

const slotMs = toMs(slotMinutes)

/** The facts that decide which times can be booked. */
export type Opening = {
  hours: KeptHours
  rules: Pick<BookingRules, 'placesPerSlot' | 'noticeHours' | 'horizonDays' | 'daysOff'>
  /** How many places are taken in the half hour that begins at this instant. */
  countTaken(slot: number): number
}

/** Every day from today to the horizon with its times, for a visit of this length. */
export function listDays(opening: Opening, minutes: number, now: Date): VisitDay[] {
  const today = readDate(now)
  const dates = Array.from({ length: opening.rules.horizonDays + 1 }, (_, ahead) => addDays(today, ahead))
  return dates.map((date) => {
    const day = readDay(opening.hours, date)
    const starts = isDayOff(opening, date) ? [] : listStarts(day, minutes)
    const slots = starts
      .filter((start) => isSoonEnough(opening, start, now))
      .map((start) => ({ startsAt: new Date(start).toISOString(), free: hasPlace(opening, start, minutes) }))
    return { date, isOpen: day.hours !== null, note: day.note, slots }
  })
}

/** Whether anybody may book a visit at this time; does not check whether a place is left. */
export function isOffered(opening: Opening, startsAt: Date, minutes: number, now: Date): boolean {
  const date = readDate(startsAt)
  if (isDayOff(opening, date) || date > addDays(readDate(now), opening.rules.horizonDays)) return false
  return isSoonEnough(opening, startsAt.getTime(), now) && isWithinHours(opening.hours, startsAt, minutes)
}

/** Whether the shop is open for the whole of a visit. */
export const isWithinHours = (hours: KeptHours, startsAt: Date, minutes: number): boolean =>
  listStarts(readDay(hours, readDate(startsAt)), minutes).includes(startsAt.getTime())

const hasPlace = ({ rules, countTaken }: Opening, start: number, minutes: number): boolean =>
  listHalfHours(start, minutes).every((slot) => countTaken(slot) < rules.placesPerSlot)

export const listHalfHours = (start: number, minutes: number): number[] =>
  Array.from({ length: Math.ceil(minutes / slotMinutes) }, (_, place) => start + place * slotMs)

/** The full and half hours at which a visit of this length fits into the opening hours. London's UTC offset is whole hours. */
function listStarts({ date, hours }: Day, minutes: number): number[] {
  if (!hours) return []
  const first = Math.ceil(readInstant(date, hours.opens).getTime() / slotMs) * slotMs
  const last = readInstant(date, hours.closes).getTime() - toMs(minutes)
  const count = Math.max(0, Math.floor((last - first) / slotMs) + 1)
  return Array.from({ length: count }, (_, place) => first + place * slotMs)
}

const isDayOff = ({ rules }: Opening, date: string) => rules.daysOff.includes(readWeekday(date))

const isSoonEnough = ({ rules }: Opening, start: number, now: Date) =>
  start >= now.getTime() + toMs(rules.noticeHours * 60) && start > now.getTime()
