import type { DayHours } from '../../contract/site.ts'

/** Whether a visit can begin at an instant. Reads London's clock for every minute of the visit. */

export type Week = Record<'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday', DayHours>
type Asked = {
  week: Week
  now: Date
  minutes: number
  noticeHours: number
  horizonDays: number
  daysOff: string[]
}

const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function readWall(at: number) {
  const parts = Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, value]))
  const weekday = (parts.weekday ?? '').toLowerCase() as keyof Week
  return { weekday, date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

export function isVisitPossible(at: number, { week, now, minutes, noticeHours, horizonDays, daysOff }: Asked): boolean {
  if (at <= now.getTime() || at < now.getTime() + noticeHours * 3_600_000) return false
  const start = readWall(at)
  if (daysOff.includes(start.weekday)) return false
  const daysAhead = (Date.parse(start.date) - Date.parse(readWall(now.getTime()).date)) / 86_400_000
  if (daysAhead > horizonDays) return false
  for (let minute = 0; minute < minutes; minute++) {
    const { weekday, date, time } = readWall(at + minute * 60_000)
    const hours = week[weekday]
    if (date !== start.date || !hours || time < hours.opens || time >= hours.closes) return false
  }
  return true
}
