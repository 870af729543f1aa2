import { readAsLondon, startDay } from '../../contract/dates/clock.ts'
import { addDays, formatWeekday, readDate } from '../../contract/dates/london.ts'
import { writeTime } from '../../contract/opening-hours.ts'
import type { DayHours } from '../../contract/site.ts'
import type { KeptHours } from '../../contract/staff/opening-hours.ts'
import { readWeekday } from '../../contract/weekdays.ts'
import { findSpecialDay } from './special-days.ts'

export type Day = { date: string; hours: DayHours; note: string }

const daysAhead = 14

export function readDay(hours: KeptHours, date: string): Day {
  const special = findSpecialDay(hours, date)
  if (special) return special
  return { date, hours: hours[readWeekday(date)], note: '' }
}

/** Open today until 5.30pm. / Closed today (Christmas Day); open tomorrow 10am to 4pm. */
export function writeOpenToday(hours: KeptHours, now: Date): string {
  const today = readDay(hours, readDate(now))
  const note = today.note && ` (${today.note})`
  if (!today.hours) return `Closed today${note}${writeNextOpen(hours, today.date)}`
  if (now < readInstant(today.date, today.hours.opens)) return `Open today ${writeSpan(today.hours)}${note}`
  if (now < readInstant(today.date, today.hours.closes))
    return `Open today until ${writeTime(today.hours.closes)}${note}`
  return `Closed now${writeNextOpen(hours, today.date)}`
}

/** Open until 5.30pm. / Closed, opens Monday 9am. For the header, where there is little room. */
export function writeOpenNow(hours: KeptHours, now: Date): string {
  const today = readDay(hours, readDate(now))
  if (today.hours && now < readInstant(today.date, today.hours.opens))
    return `Closed, opens ${writeTime(today.hours.opens)}`
  if (today.hours && now < readInstant(today.date, today.hours.closes))
    return `Open until ${writeTime(today.hours.closes)}`
  const next = findNextOpen(hours, today.date)
  return next ? `Closed, opens ${nameDay(next)} ${writeTime(next.hours.opens)}` : 'Closed'
}

const nameDay = ({ ahead, date }: NextOpen) => {
  if (ahead === 1) return 'tomorrow'
  const [name = '', ...rest] = formatWeekday(date).split(' ')
  return ahead < 7 ? name : [name, ...rest].join(' ')
}

/** How many times the shop has opened or closed since midnight, and until when that number holds. */
export function findOpeningPhase(hours: KeptHours | null, now: Date): { phase: number; until: Date } {
  const tomorrow = startDay(now, 1)
  const today = hours && readDay(hours, readDate(now))
  if (!today?.hours) return { phase: 0, until: tomorrow }
  const phases = [readInstant(today.date, today.hours.opens), readInstant(today.date, today.hours.closes)]
  const phase = phases.filter((each) => each <= now).length
  const next = phases[phase]
  return { phase, until: next && next < tomorrow ? next : tomorrow }
}

type Known = { hours: KeptHours | null; phase: number; from: number; until: Date }

/** Returns the current phase, which is cached until it ends, the hours change or the clock is set back. */
export function openPhases(readHours: () => KeptHours | null): () => number {
  let known: Known | undefined
  return () => {
    const now = Date.now()
    const hours = readHours()
    if (known?.hours !== hours || now < known.from || now >= known.until.getTime()) {
      known = { hours, from: now, ...findOpeningPhase(hours, new Date(now)) }
    }
    return known.phase
  }
}

function writeNextOpen(hours: KeptHours, today: string): string {
  const next = findNextOpen(hours, today)
  if (!next) return ''
  return `; open ${next.ahead === 1 ? 'tomorrow' : `on ${formatWeekday(next.date)}`} ${writeSpan(next.hours)}`
}

type NextOpen = { ahead: number; date: string; hours: NonNullable<DayHours> }

function findNextOpen(hours: KeptHours, today: string): NextOpen | null {
  for (let ahead = 1; ahead <= daysAhead; ahead++) {
    const { date, hours: open } = readDay(hours, addDays(today, ahead))
    if (open) return { ahead, date, hours: open }
  }
  return null
}

const writeSpan = ({ opens, closes }: NonNullable<DayHours>) => `${writeTime(opens)} to ${writeTime(closes)}`

/** An instant of London's clock; 24:00 is the end of the day. */
export function readInstant(date: string, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return readAsLondon(Date.parse(date) + (hour * 60 + minute) * 60_000)
}
