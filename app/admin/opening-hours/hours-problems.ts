import { capitalize } from '../../../contract/capitals.ts'
import { formatDate } from '../../../contract/dates/staff-dates.ts'
import type { HoursEdit, SpecialDay } from '../../../contract/staff/opening-hours.ts'

/** Names the part of the hours that a problem is about, such as ‘Monday closes’ or ‘Yearly day 2: note’. */
export function nameHoursField(path: string, { openingHours: hours }: HoursEdit): string | undefined {
  const [whole, part = '', place = '', ...within] = path.split('.')
  if (whole !== 'openingHours' || part === '') return undefined
  if (part !== 'exceptions' && part !== 'yearly') return `${capitalize(part)} ${place}`
  if (place === '') return part === 'yearly' ? 'Every year' : 'On one day'
  const row = part === 'yearly' ? `Yearly day ${Number(place) + 1}` : nameDate(hours?.exceptions[Number(place)], place)
  return within[0] === 'hours' ? `${row} ${within[1]}` : `${row}: ${within[0]}`
}

/** Dates that have passed are folded away, so a place in the list alone would not say which row it is. */
const nameDate = (day: SpecialDay | undefined, place: string) =>
  /^\d{4}-/.test(day?.date ?? '') ? formatDate(day?.date ?? '') : `Date ${Number(place) + 1}`
