import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closedAllWeek } from '../../contract/opening-hours.ts'
import { type Weekday, weekdays } from '../../contract/weekdays.ts'
import { isVisitPossible, type Week } from '../../tests/oracles/naive-visit-times.ts'
import { sampleHours, usual } from '../../tests/support/sample-hours.ts'
import { listDays, type Opening } from './slots.ts'

const usualRules = { placesPerSlot: 3, noticeHours: 2, horizonDays: 3, daysOff: [] }
const nothingTaken = () => 0

const listTimes = (opening: Partial<Opening>, minutes: number, now: string) =>
  listDays({ hours: sampleHours, rules: usualRules, countTaken: nothingTaken, ...opening }, minutes, new Date(now))

test('a day has a time every half hour at which the whole visit is within the hours', () => {
  const [monday, eve, christmas, boxing, ...rest] = listTimes({}, 60, '2030-12-23T06:00:00Z')
  expect(monday?.slots.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual([
    ...['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'],
    ...['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30'],
  ])
  expect(eve).toMatchObject({ date: '2030-12-24', isOpen: true, note: 'Christmas Eve' })
  expect(eve?.slots.at(-1)?.startsAt).toBe('2030-12-24T11:00:00.000Z')
  expect(christmas).toEqual({ date: '2030-12-25', isOpen: false, note: 'Christmas Day', slots: [] })
  expect(boxing?.slots).toHaveLength(16)
  expect(rest).toEqual([])
})

test('a time that is too soon is not listed, and one without a place for the whole visit is not free', () => {
  const full = Date.parse('2030-12-23T12:00:00Z')
  const countTaken = (slot: number) => (slot === full ? 3 : 2)
  const [monday] = listTimes({ countTaken }, 60, '2030-12-23T08:10:00Z')
  expect(monday?.slots[0]?.startsAt).toBe('2030-12-23T10:30:00.000Z')
  const taken = monday?.slots.filter(({ free }) => !free).map(({ startsAt }) => startsAt.slice(11, 16))
  expect(taken).toEqual(['11:30', '12:00'])
})

test('a time exactly as far ahead as the notice is listed, and one that begins now never is', () => {
  const listFirst = (noticeHours: number) =>
    listTimes({ rules: { ...usualRules, noticeHours } }, 60, '2030-12-23T10:00:00Z')[0]?.slots[0]?.startsAt
  expect(listFirst(2)).toBe('2030-12-23T12:00:00.000Z')
  expect(listFirst(0)).toBe('2030-12-23T10:30:00.000Z')
})

test('a weekday off has no times, though the shop is open', () => {
  const daysOff: Weekday[] = ['monday']
  const [monday, eve] = listTimes({ rules: { ...usualRules, daysOff } }, 30, '2030-12-23T06:00:00Z')
  expect(monday).toMatchObject({ isOpen: true, slots: [] })
  expect(eve?.slots.length).toBeGreaterThan(0)
})

/** Whole and half hours, but none within the hour that a clock change repeats or skips. */
const clock = fc
  .integer({ min: 0, max: 48 })
  .filter((half) => half === 0 || half > 3)
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const dayHours = fc.oneof(
  fc.constant(null),
  fc.constant(usual),
  fc
    .tuple(clock, clock)
    .filter(([opens, closes]) => opens < closes)
    .map(([opens, closes]) => ({ opens, closes })),
)
const week = fc.record(Object.fromEntries(weekdays.map((day) => [day, dayHours]))) as fc.Arbitrary<Week>
/** The days around both clock changes of 2030, and any other. */
const now = fc
  .oneof(fc.constant('2030-03-29'), fc.constant('2030-10-25'), fc.constant('2030-06-14'))
  .chain((day) =>
    fc.integer({ min: 0, max: 3 * 24 * 60 }).map((minutes) => new Date(Date.parse(day) + minutes * 60_000)),
  )

test('the times are those that a calendar of minutes allows, also when the clocks change', () => {
  fc.assert(
    fc.property(
      ...[week, now, fc.constantFrom(30, 60, 90, 180), fc.integer({ min: 0, max: 30 })],
      ...[fc.uniqueArray(fc.constantFrom(...weekdays), { maxLength: 2 }), fc.integer({ min: 0, max: 3 })],
      (week, now, minutes, noticeHours, daysOff, placesTaken) => {
        const countTaken = (slot: number) => (Math.floor(slot / 1_800_000) % 5 === 0 ? placesTaken : 0)
        const rules = { placesPerSlot: 2, noticeHours, horizonDays: 2, daysOff }
        const hours = { ...closedAllWeek, ...week }
        const listed = listDays({ hours, rules, countTaken }, minutes, now).flatMap(({ slots }) => slots)
        const asked = { week, now, minutes, ...rules }
        const first = Math.floor(now.getTime() / 1_800_000) * 1_800_000
        const all = Array.from({ length: 5 * 48 }, (_, place) => first + place * 1_800_000)
        expect(listed.map(({ startsAt }) => Date.parse(startsAt))).toEqual(
          all.filter((at) => isVisitPossible(at, asked)),
        )
        for (const { startsAt, free } of listed) {
          const halves = Array.from({ length: minutes / 30 }, (_, place) => Date.parse(startsAt) + place * 1_800_000)
          expect(free).toBe(halves.every((half) => countTaken(half) < 2))
        }
      },
    ),
  )
})
