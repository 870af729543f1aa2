import { expect, test } from 'vitest'
import { closedAllWeek } from '../../../contract/opening-hours.ts'
import { describeWeek } from './week-text.ts'

const nineToHalfPastFive = { opens: '09:00', closes: '17:30' }
const weekdays = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [day, nineToHalfPastFive]),
)
const usual = { ...closedAllWeek, ...weekdays }

test.each([
  [usual, 'Open 9–5.30, closed Sundays'],
  [{ ...usual, monday: null }, 'Open 9–5.30, closed Mondays and Sundays'],
  [{ ...usual, sunday: nineToHalfPastFive }, 'Open 9–5.30, every day'],
  [{ ...usual, saturday: { opens: '10:00', closes: '16:00' } }, 'Open 9–5.30, Saturdays 10–4, closed Sundays'],
  [closedAllWeek, 'Closed all week'],
  [null, 'None are entered, so shoppers see none'],
])('a week is described in a few words: %#', (hours, text) => {
  expect(describeWeek(hours).state).toBe(text)
})
