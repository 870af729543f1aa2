import { expect, test } from 'vitest'
import { hoursToBeginWith } from '../../../contract/staff/opening-hours.ts'
import { nameHoursField } from './hours-problems.ts'

const closed = { hours: null, note: '' }
const exceptions = [
  { date: '2026-12-24', ...closed },
  { date: '', ...closed },
]
const edit = {
  openingHours: { ...hoursToBeginWith, exceptions, yearly: [{ day: '12-25', ...closed }] },
  openingTimesWeekdays: null,
  openingTimesSunday: null,
}

test('a problem of the hours is named by its day and its field', () => {
  const names = {
    'openingHours.monday.closes': 'Monday closes',
    'openingHours.exceptions': 'On one day',
    'openingHours.exceptions.0.hours.closes': '24 Dec 2026 closes',
    'openingHours.exceptions.1.date': 'Date 2: date',
    'openingHours.yearly.0.day': 'Yearly day 1: day',
    openingHours: undefined,
    openingTimesSunday: undefined,
  }
  for (const [path, name] of Object.entries(names)) expect(nameHoursField(path, edit), path).toBe(name)
})
