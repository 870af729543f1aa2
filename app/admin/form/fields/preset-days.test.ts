import { expect, test } from 'vitest'
import { listPresetDays } from './preset-days.ts'

// British Summer Time is an hour ahead, so in London it is already 1 July.
const now = new Date('2026-06-30T23:30:00Z')
const days = (options: { isEnd?: boolean; after?: string }) =>
  listPresetDays(now, options).map(({ words, day }) => `${words}: ${day}`)

test('a period begins on one of the next days by the shop’s clock', () => {
  expect(days({})).toEqual(['Today: 2026-07-01', 'Tomorrow: 2026-07-02', 'In a week: 2026-07-08'])
})

test('a period ends some time after today, or after its own start', () => {
  const fromToday = ['Today: 2026-07-01', 'In a week: 2026-07-08', 'End of the month: 2026-07-31']
  for (const after of ['', '?', '2026-06-01', '2026-07-01']) expect(days({ isEnd: true, after })).toEqual(fromToday)
  expect(days({ isEnd: true, after: '2028-02-26' })).toEqual([
    'The same day: 2028-02-26',
    'A week later: 2028-03-04',
    'End of that month: 2028-02-29',
  ])
  expect(days({ isEnd: true, after: '2026-12-03' })[2]).toBe('End of that month: 2026-12-31')
})
