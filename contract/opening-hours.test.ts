import { expect, test } from 'vitest'
import { openEveryDay } from '../tests/support/sample-hours.ts'
import { listComing, writeDayHours, writeWeekdayHours } from './opening-hours.ts'

const week = { ...openEveryDay, sunday: null }

test('equal days are merged', () => {
  expect(writeWeekdayHours(week)).toBe('9am - 5.30pm')
})

test('different days stay separate', () => {
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

test('exceptional days are listed in order from today on, for the given time', () => {
  const on = (date: string) => ({ date, hours: null, note: '' })
  const exceptions = ['2030-12-31', '2030-12-24', '2030-12-25', '2031-01-01', '2031-01-08'].map(on)
  const datesFrom = (today: string, days: number) => listComing({ exceptions }, today, days).map(({ date }) => date)
  expect(datesFrom('2030-12-25', 1)).toEqual(['2030-12-25'])
  expect(datesFrom('2030-12-25', 14)).toEqual(['2030-12-25', '2030-12-31', '2031-01-01'])
  expect(datesFrom('2030-12-26', 5)).toEqual([])
  expect(datesFrom('2031-01-09', 366)).toEqual([])
})
