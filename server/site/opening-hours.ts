import type { DayHours, OpeningHours } from '../../contract/site.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const shortNames = { monday: 'Mon', tuesday: 'Tue', wednesday: 'Wed', thursday: 'Thu', friday: 'Fri', saturday: 'Sat' }

/** One text for Monday to Saturday: days that differ are told apart, days alike are told once. */
export function writeWeekdayHours(hours: OpeningHours): string {
  const runs: { from: (typeof weekdays)[number]; to: (typeof weekdays)[number]; text: string }[] = []
  for (const day of weekdays) {
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

function writeTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}${hour < 12 || hour === 24 ? 'am' : 'pm'}`
}
