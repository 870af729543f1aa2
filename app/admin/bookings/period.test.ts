import { expect, test } from 'vitest'
import { addDays, readDate } from '../../../contract/dates/london.ts'
import { listDates, namePeriod, readPeriod, turn, writeSearch } from './period.ts'

const read = (search: string) => readPeriod(new URL(`https://shop.example/admin/bookings${search}`))

test.each([
  ['?view=week&date=2030-12-23', '2030-12-23', '2030-12-29', '23 to 29 December 2030'],
  ['?view=week&date=2030-12-29', '2030-12-23', '2030-12-29', '23 to 29 December 2030'],
  ['?view=week&date=2031-01-01', '2030-12-30', '2031-01-05', '30 December to 5 January 2031'],
  ['?view=day&date=2030-12-25', '2030-12-25', '2030-12-25', 'Wednesday 25 December'],
  ['?date=2030-12-25', '2030-12-25', '2031-01-07', '25 December to 7 January 2031'],
])('%s shows %s to %s', (search, from, to, name) => {
  const period = read(search)
  expect([period.from, period.to, namePeriod(period)]).toEqual([from, to, name])
  expect([listDates(period)[0], listDates(period).at(-1)]).toEqual([from, to])
})

test('a page without a date, or with an invalid one, shows today', () => {
  const today = readDate(new Date())
  for (const search of ['', '?view=year', '?date=soon', '?date=2030-13-45', '?date=2030-02-29', '?date=0001-01-01']) {
    expect(read(search)).toEqual({ view: 'agenda', date: today, from: today, to: addDays(today, 13) })
  }
})

test('the next period and then the previous one show the same days', () => {
  for (const search of ['?date=2030-03-30', '?view=day&date=2030-10-27', '?view=week&date=2030-12-31']) {
    const period = read(search)
    const next = read(writeSearch(period.view, turn(period, 1)))
    expect(addDays(period.to, 1)).toBe(next.from)
    expect(turn(next, -1)).toBe(period.from)
  }
})
