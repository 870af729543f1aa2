import { expect, test } from 'vitest'
import { closedAllWeek } from '../opening-hours.ts'
import { HoursEdit, type KeptHours } from './opening-hours.ts'

const parse = (hours: Partial<Record<keyof KeptHours, unknown>>) =>
  HoursEdit.safeParse({
    openingTimesWeekdays: null,
    openingTimesSunday: null,
    openingHours: { ...closedAllWeek, ...hours },
  })
const refused = (hours: Partial<Record<keyof KeptHours, unknown>>) =>
  parse(hours).error?.issues.map(({ path }) => path.slice(1).join('.')) ?? []

test.each([
  [{ opens: '09:00', closes: '24:00' }, []],
  [{ opens: '17:00', closes: '09:00' }, ['monday.closes']],
  [{ opens: '9:00', closes: '17:00' }, ['monday.opens']],
  [{ opens: '24:30', closes: '25:00' }, ['monday.opens', 'monday.closes']],
])('of a day with %j these are refused: %j', (monday, paths) => {
  expect(refused({ monday })).toEqual(paths)
})

const christmas = { date: '2030-12-25', hours: null, note: 'Christmas' }
const yearly = { day: '12-25', hours: null, note: 'Christmas' }

test('a day is listed once, and exists', () => {
  expect(refused({ exceptions: [christmas, christmas] })).toEqual(['exceptions.1.date'])
  expect(refused({ exceptions: [{ ...christmas, date: '2030-02-30' }] })).toEqual(['exceptions.0.date'])
  expect(refused({ yearly: [yearly, { ...yearly, note: 'Again' }] })).toEqual(['yearly.1.day'])
  for (const day of ['', '-', '12-', '02-30', '13-01', '2030-12-25']) {
    expect(refused({ yearly: [{ ...yearly, day }] }), day).toEqual(['yearly.0.day'])
  }
  expect(refused({ yearly: [{ ...yearly, day: '02-29' }], exceptions: [christmas] })).toEqual([])
})

test('days are kept in their order', () => {
  const eve = { ...christmas, date: '2030-12-24' }
  const boxingDay = { ...yearly, day: '12-26' }
  const { openingHours } = parse({ exceptions: [christmas, eve], yearly: [boxingDay, yearly] }).data ?? {}
  expect([openingHours?.exceptions, openingHours?.yearly]).toEqual([
    [eve, christmas],
    [yearly, boxingDay],
  ])
})
