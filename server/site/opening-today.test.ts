import { afterEach, expect, test, vi } from 'vitest'
import { closedAllWeek } from '../../contract/opening-hours.ts'
import { sampleHours as hours, usual } from '../../tests/support/sample-hours.ts'
import { findOpeningPhase, openPhases, writeOpenNow, writeOpenToday } from './opening-today.ts'

test.each([
  ['2030-12-23T08:59:59Z', 'Open today 9am to 5.30pm'],
  ['2030-12-23T09:00:00Z', 'Open today until 5.30pm'],
  ['2030-12-23T17:29:59Z', 'Open today until 5.30pm'],
  ['2030-12-23T17:30:00Z', 'Closed now; open tomorrow 9am to 12pm'],
  ['2030-12-24T10:00:00Z', 'Open today until 12pm (Christmas Eve)'],
  ['2030-12-25T10:00:00Z', 'Closed today (Christmas Day); open tomorrow 9am to 5.30pm'],
  ['2030-12-26T23:00:00Z', 'Closed now; open on Saturday 28 December 10am to 4pm'],
  ['2030-12-27T10:00:00Z', 'Closed today; open tomorrow 10am to 4pm'],
  ['2030-07-01T08:00:00Z', 'Open today until 5.30pm'],
  ['2030-07-01T07:59:00Z', 'Open today 9am to 5.30pm'],
  ['2030-06-30T23:30:00Z', 'Open today 9am to 5.30pm'],
])('at %s the shop says: %s', (now, text) => {
  expect(writeOpenToday(hours, new Date(now))).toBe(text)
})

test.each([
  ['2030-12-23T08:59:59Z', 'Closed, opens 9am'],
  ['2030-12-23T09:00:00Z', 'Open until 5.30pm'],
  ['2030-12-23T17:30:00Z', 'Closed, opens tomorrow 9am'],
  ['2030-12-24T10:00:00Z', 'Open until 12pm'],
  ['2030-12-25T10:00:00Z', 'Closed, opens tomorrow 9am'],
  ['2030-12-26T23:00:00Z', 'Closed, opens Saturday 10am'],
  ['2030-12-28T16:00:00Z', 'Closed, opens Monday 9am'],
  ['2030-07-01T08:00:00Z', 'Open until 5.30pm'],
])('at %s the header says: %s', (now, text) => {
  expect(writeOpenNow(hours, new Date(now))).toBe(text)
})

test('an opening that is a week away or more is named by its date', () => {
  const onMondays = { ...closedAllWeek, monday: usual }
  expect(writeOpenNow(onMondays, new Date('2030-12-23T18:00:00Z'))).toBe('Closed, opens Monday 30 December 9am')
})

test('a shop that never opens says only that it is closed', () => {
  expect(writeOpenToday(closedAllWeek, new Date('2030-12-23T12:00:00Z'))).toBe('Closed today')
  expect(writeOpenNow(closedAllWeek, new Date('2030-12-23T12:00:00Z'))).toBe('Closed')
})

test.each([
  ['2030-12-23T03:00:00Z', 0, '2030-12-23T09:00:00Z'],
  ['2030-12-23T09:00:00Z', 1, '2030-12-23T17:30:00Z'],
  ['2030-12-23T17:30:00Z', 2, '2030-12-24T00:00:00Z'],
  ['2030-12-25T09:00:00Z', 0, '2030-12-26T00:00:00Z'],
  ['2030-07-01T12:00:00Z', 1, '2030-07-01T16:30:00Z'],
])('what is said at %s belongs to phase %i of the day, until %s', (now, phase, until) => {
  expect(findOpeningPhase(hours, new Date(now))).toEqual({ phase, until: new Date(until) })
})

test('a day that closes at midnight, or has no hours, ends with the day', () => {
  const late = { ...hours, monday: { opens: '09:00', closes: '24:00' } }
  const midnight = new Date('2030-12-24T00:00:00Z')
  expect(findOpeningPhase(late, new Date('2030-12-23T12:00:00Z'))).toEqual({ phase: 1, until: midnight })
  expect(findOpeningPhase(null, new Date('2030-12-23T12:00:00Z'))).toEqual({ phase: 0, until: midnight })
})

afterEach(() => {
  vi.useRealTimers()
})

test('a cached phase ends at its time, and when the hours change', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let shown = hours
  const phase = openPhases(() => shown)
  const at = (now: string) => {
    vi.setSystemTime(now)
    return phase()
  }
  expect(at('2030-12-23T08:59:59.999Z')).toBe(0)
  expect(at('2030-12-23T09:00:00Z')).toBe(1)
  expect(at('2030-12-23T12:00:00Z')).toBe(1)
  shown = { ...hours, monday: { opens: '09:00', closes: '11:00' } }
  expect(at('2030-12-23T12:00:01Z')).toBe(2)
  expect(at('2030-12-24T00:00:00Z')).toBe(0)
  expect(at('2030-12-23T10:00:00Z')).toBe(1)
})

test.each([
  ['2026-03-29T08:59:59Z', 'Closed, opens 10am'],
  ['2026-03-29T09:00:00Z', 'Open until 4pm'],
  ['2026-03-29T22:59:59Z', 'Closed, opens Sunday 5 April 10am'],
  ['2026-10-24T22:59:59Z', 'Closed, opens tomorrow 10am'],
  ['2026-10-24T23:00:00Z', 'Closed, opens 10am'],
  ['2026-10-25T09:59:59Z', 'Closed, opens 10am'],
  ['2026-10-25T10:00:00Z', 'Open until 4pm'],
])('when the clocks change, at %s the header says: %s', (now, text) => {
  const onSundays = { ...closedAllWeek, sunday: { opens: '10:00', closes: '16:00' } }
  expect(writeOpenNow(onSundays, new Date(now))).toBe(text)
})
