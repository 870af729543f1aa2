import { expect, test } from 'vitest'
import { closedAllWeek } from '../../contract/unknown-hours.ts'
import { writeDayHours, writeWeekdayHours } from './opening-hours.ts'

const usual = { opens: '09:00', closes: '17:30' }
const week = {
  ...closedAllWeek,
  monday: usual,
  tuesday: usual,
  wednesday: usual,
  thursday: usual,
  friday: usual,
  saturday: usual,
}

test('days alike are told once', () => {
  expect(writeWeekdayHours(week)).toBe('9am - 5.30pm')
})

test('days that differ are told apart', () => {
  const late = { ...week, wednesday: null, saturday: { opens: '10:00', closes: '16:00' } }
  expect(writeWeekdayHours(late)).toBe('Mon–Tue 9am - 5.30pm, Wed Closed, Thu–Fri 9am - 5.30pm, Sat 10am - 4pm')
})

test.each([
  [null, 'Closed'],
  [{ opens: '00:00', closes: '12:00' }, '12am - 12pm'],
  [{ opens: '10:05', closes: '24:00' }, '10.05am - 12am'],
])('%j is written %s', (day, text) => {
  expect(writeDayHours(day)).toBe(text)
})
