import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countDays, readAsLondon, readClock, startDay } from './clock.ts'
import { addDays, formatWeekday, readDate } from './london.ts'
import { formatLongDate } from './long-date.ts'
import * as staff from './staff-dates.ts'

const own = process.env.TZ
const minutes = fc.integer({ min: Date.UTC(1996, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 })
const anyInstant = minutes.map((count) => new Date(count * 60_000))

describe.each(['America/New_York', 'Pacific/Auckland', 'UTC'])('on a machine in %s', (zone) => {
  beforeAll(() => {
    process.env.TZ = zone
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  })
  afterAll(() => {
    if (own === undefined) delete process.env.TZ
    else process.env.TZ = own
  })

  test.each([
    ['2030-06-30T22:59:59Z', '2030-06-30 23:59:59'],
    ['2030-06-30T23:00:00Z', '2030-07-01 00:00:00'],
    ['2030-12-31T23:59:59Z', '2030-12-31 23:59:59'],
    ['2031-01-01T00:00:00Z', '2031-01-01 00:00:00'],
    ['2026-03-29T00:59:59Z', '2026-03-29 00:59:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29 02:00:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25 01:30:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25 01:30:00'],
  ])('at %s London’s clock shows %s', (instant, shown) => {
    expect(readClock(instant)).toBe(shown)
    expect(readDate(new Date(instant))).toBe(shown.slice(0, 10))
  })

  test('every format uses London’s time', () => {
    const instant = '2026-06-30T23:30:00Z'
    expect(formatWeekday(instant)).toBe('Wednesday 1 July')
    expect(formatLongDate(instant)).toBe('1 July 2026')
    expect(Object.fromEntries(Object.entries(staff).map(([name, format]) => [name, format(instant)]))).toEqual({
      formatTime: '00:30',
      formatDay: '1 Jul',
      formatDayAndTime: '1 Jul, 00:30',
      formatDate: '1 Jul 2026',
      formatMoment: '1 Jul 2026, 00:30',
      formatFullMoment: 'Wednesday, 1 July 2026 at 00:30',
    })
  })

  test('a date without a time stays that date', () => {
    expect(formatWeekday('2030-12-25')).toBe('Wednesday 25 December')
    expect(staff.formatDay('2026-07-01')).toBe('1 Jul')
    fc.assert(fc.property(anyInstant, (at) => readDate(readDate(at)) === readDate(at)))
  })

  test.each([
    ['2026-03-29T12:00:00Z', 0, '2026-03-29T00:00:00Z'],
    ['2026-03-28T12:00:00Z', 2, '2026-03-29T23:00:00Z'],
    ['2026-10-24T23:30:00Z', 0, '2026-10-24T23:00:00Z'],
    ['2026-10-25T12:00:00Z', 1, '2026-10-26T00:00:00Z'],
    ['2026-12-31T12:00:00Z', 1, '2027-01-01T00:00:00Z'],
  ])('the day of %s, and %i more, begins at %s', (instant, later, start) => {
    expect(startDay(instant, later)).toEqual(new Date(start))
  })

  test('a day begins at midnight, a second after the day before', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: -400, max: 400 }), (at, later) => {
        const start = startDay(at, later)
        const date = addDays(readDate(at), later)
        expect(readClock(start)).toBe(`${date} 00:00:00`)
        expect(readDate(start.getTime() - 1000)).toBe(addDays(date, -1))
        expect(countDays(start) - countDays(at)).toBe(later)
      }),
    )
  })

  test('a time in London is written and read back', () => {
    const read = (shown: string) => readAsLondon(Date.parse(`${shown.replace(' ', 'T')}Z`))
    fc.assert(fc.property(anyInstant, (at) => readClock(read(readClock(at))) === readClock(at)))
    expect(read('2026-10-25 01:30:00')).toEqual(new Date('2026-10-25T01:30:00Z'))
    expect(read('2026-03-29 01:30:00')).toEqual(new Date('2026-03-29T01:30:00Z'))
  })
})

test.each([
  ['1970-01-02T00:00:00Z', 1],
  ['2026-01-01T23:59:59Z', 20_454],
  ['2026-01-02T00:00:00Z', 20_455],
  ['2026-07-01T22:59:59Z', 20_635],
  ['2026-07-01T23:00:00Z', 20_636],
])('in London %s is day %i', (instant, day) => {
  expect(countDays(instant)).toBe(day)
})
