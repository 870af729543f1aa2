import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closedAllWeek } from '../../contract/opening-hours.ts'
import type { KeptHours } from '../../contract/staff/opening-hours.ts'
import { writeOpenNow } from './opening-today.ts'
import { findSpecialDay, listSpecialDays } from './special-days.ts'

const christmas = { day: '12-25', hours: null, note: 'Christmas Day' }
const hours: KeptHours = {
  ...closedAllWeek,
  wednesday: { opens: '09:00', closes: '17:30' },
  exceptions: [{ date: '2031-12-25', hours: { opens: '10:00', closes: '12:00' }, note: 'Carols' }],
  yearly: [christmas],
}
const datesFrom = (today: string, days: number, kept = hours) =>
  listSpecialDays(kept, today, days).map(({ date, note }) => `${date} ${note}`)

test('a yearly day is special every year, and an exception for its date takes precedence', () => {
  expect(datesFrom('2030-06-01', 800)).toEqual(['2030-12-25 Christmas Day', '2031-12-25 Carols'])
  expect(datesFrom('2031-12-26', 366)).toEqual(['2032-12-25 Christmas Day'])
  expect(writeOpenNow(hours, new Date('2030-12-25T10:00:00Z'))).toBe('Closed, opens Wednesday 1 January 9am')
  expect(writeOpenNow(hours, new Date('2031-12-25T10:00:00Z'))).toBe('Open until 12pm')
})

test('29 February comes in leap years', () => {
  const kept = { ...hours, exceptions: [], yearly: [{ ...christmas, day: '02-29' }] }
  expect(datesFrom('2026-01-01', 3000, kept)).toEqual(['2028-02-29 Christmas Day', '2032-02-29 Christmas Day'])
})

const from = Date.UTC(2026, 0, 1)
const anyDate = fc.integer({ min: 0, max: 2000 }).map((days) => new Date(from + days * 86_400_000))
const isoDate = anyDate.map((date) => date.toISOString().slice(0, 10))
const anyHours = fc.constantFrom(null, { opens: '10:00', closes: '12:00' })

test('the list contains exactly the special days', () => {
  const dated = fc.uniqueArray(fc.record({ date: isoDate, hours: anyHours }), { selector: ({ date }) => date })
  const yearly = fc.uniqueArray(fc.record({ day: isoDate.map((date) => date.slice(5)), hours: anyHours }), {
    selector: ({ day }) => day,
  })
  fc.assert(
    fc.property(dated, yearly, isoDate, fc.integer({ min: 1, max: 800 }), (exceptions, years, today, days) => {
      const kept: KeptHours = {
        ...closedAllWeek,
        exceptions: exceptions.map((day) => ({ ...day, note: `On ${day.date}` })),
        yearly: years.map((day) => ({ ...day, note: `Each ${day.day}` })),
      }
      const expected: string[] = []
      for (let ahead = 0; ahead < days; ahead++) {
        const date = new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10)
        const day = findSpecialDay(kept, date)
        if (day) expected.push(`${day.date} ${day.note}`)
      }
      expect(datesFrom(today, days, kept)).toEqual(expected)
    }),
  )
})
