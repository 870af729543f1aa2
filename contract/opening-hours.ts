import { addDays } from './dates/london.ts'
import type { DayHours, OpeningHours } from './site.ts'

/** Shown by server and browser if the shop has not entered its hours, or they cannot be loaded. */
export const unknownHours = '00am - 00pm'

export const closedAllWeek: OpeningHours = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
  exceptions: [],
}

const mondayToSaturday = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const shortNames = { monday: 'Mon', tuesday: 'Tue', wednesday: 'Wed', thursday: 'Thu', friday: 'Fri', saturday: 'Sat' }

/** One text for Monday to Saturday: equal days are merged. */
export function writeWeekdayHours(hours: OpeningHours): string {
  const runs: { from: (typeof mondayToSaturday)[number]; to: (typeof mondayToSaturday)[number]; text: string }[] = []
  for (const day of mondayToSaturday) {
    const text = writeDayHours(hours[day])
    const last = runs.at(-1)
    if (last?.text === text) last.to = day
    else runs.push({ from: day, to: day, text })
  }
  const [only] = runs
  if (only && runs.length === 1) return only.text
  return runs
    .map(({ from, to, text }) => `${shortNames[from]}${from === to ? '' : `–${shortNames[to]}`} ${text}`)
    .join(', ')
}

export const writeDayHours = (day: DayHours) => (day ? `${writeTime(day.opens)} - ${writeTime(day.closes)}` : 'Closed')

/** 9am, 5.30pm. */
export function writeTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}${hour < 12 || hour === 24 ? 'am' : 'pm'}`
}

/** The exceptions from `today` on, for that many days, in order. */
export function listComing({ exceptions }: Pick<OpeningHours, 'exceptions'>, today: string, days: number) {
  const end = addDays(today, days)
  return exceptions
    .filter(({ date }) => date >= today && date < end)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}
