import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OtherHours } from './other-hours.tsx'

const hours = {
  exceptions: [
    { date: '2030-12-26', hours: { opens: '11:00', closes: '15:00' }, note: '' },
    { date: '2030-12-25', hours: null, note: 'Christmas Day' },
  ],
}
const read = (today: string) =>
  renderToStaticMarkup(<OtherHours hours={hours} today={today} />).replace(/<[^>]+>/g, '|')

test('announces a day with other hours from a fortnight ahead to the day itself', () => {
  expect(read('2030-12-11')).toBe('')
  expect(read('2030-12-12')).toContain('Wednesday 25 December|: Closed (Christmas Day)')
  expect(read('2030-12-12')).not.toContain('26')
  expect(read('2030-12-25')).toMatch(/Today\|: Closed \(Christmas Day\).*Thursday 26 December\|: 11am - 3pm/)
  expect(read('2030-12-26')).toMatch(/^[|]+Today\|: 11am - 3pm[|]+$/)
  expect(read('2030-12-27')).toBe('')
})
