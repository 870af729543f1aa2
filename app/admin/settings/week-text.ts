import type { KeptHours } from '../../../contract/staff/opening-hours.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** ‘Open 9–5.30, closed Sundays’: the usual week in a few words. */
export function describeWeek(hours: KeptHours | null): { state: string; isMissing?: boolean } {
  if (!hours) return { state: 'None are entered, so shoppers see none', isMissing: true }
  const open = weekdays.filter((day) => hours[day] !== null)
  const closed = weekdays.filter((day) => hours[day] === null)
  if (open.length === 0) return { state: 'Closed all week' }
  const times = new Set(open.map((day) => writeHours(hours[day])))
  const [only] = times
  const opens = times.size === 1 ? `Open ${only}` : 'Open, with other hours on some days'
  return { state: closed.length === 0 ? `${opens}, every day` : `${opens}, closed ${listDays(closed)}` }
}

type Weekday = (typeof weekdays)[number]

const listDays = (days: Weekday[]) =>
  new Intl.ListFormat('en-GB').format(days.map((day) => `${day[0]?.toUpperCase()}${day.slice(1)}s`))

const writeHours = (hours: KeptHours[Weekday]) => (hours ? `${writeTime(hours.opens)}–${writeTime(hours.closes)}` : '')

/** 9 and 5.30, as a shop’s door says it. */
function writeTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}${minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`}`
}
