import { expect, test } from 'vitest'
import { sampleHours as hours } from '../../../tests/support/sample-hours.ts'
import { answerHours } from './opening-hours-answer.ts'

const settings = { openingHours: hours, openingTimesWeekdays: null, openingTimesSunday: null }
const answer = (now: string, asked: string[] = [], other = {}) =>
  answerHours({ ...settings, ...other }, new Set(asked), new Date(now)).text

test('today’s hours are followed by the week and the coming exceptions', () => {
  const week = 'Monday to Saturday Mon–Thu 9am - 5.30pm, Fri Closed, Sat 10am - 4pm; Sunday Closed.'
  expect(answer('2030-12-24T10:00:00Z')).toBe(
    `Open today until 12pm (Christmas Eve). ${week} Wednesday 25 December: Closed (Christmas Day).`,
  )
  expect(answer('2030-11-04T10:00:00Z')).toBe(`Open today until 5.30pm. ${week}`)
})

test('a day further ahead is named when its note is asked for', () => {
  expect(answer('2030-11-04T10:00:00Z', ['easter', 'opening'])).toContain('Monday 21 April: Closed (Easter Monday).')
  expect(answer('2030-11-04T10:00:00Z', ['easter', 'opening'])).not.toContain('Christmas')
})

test('hours that staff typed by hand are quoted as typed, and missing hours give no answer', () => {
  const typed = { openingHours: null, openingTimesWeekdays: 'By appointment', openingTimesSunday: null }
  expect(answer('2030-11-04T10:00:00Z', [], typed)).toBe('Monday to Saturday By appointment.')
  expect(answer('2030-11-04T10:00:00Z', [], { openingHours: null })).toBe('')
})
