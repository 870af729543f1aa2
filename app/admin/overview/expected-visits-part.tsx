import { href } from 'react-router'
import { addDays, formatWeekday, readDate } from '../../../contract/dates/london.ts'
import type { ExpectedVisits } from '../../../contract/staff/bookings.ts'
import { TextLink } from '../controls/text-links.tsx'
import { useMember } from '../layout/back-office-layout.tsx'
import { CountRow, Part, SoftText } from './part.tsx'

const daysShown = 4

/** The visits of today and the next days. */
export function ExpectedVisitsPart({ expected: { days } }: { expected: ExpectedVisits }) {
  if (useMember().role === 'editor') return null
  const link = <TextLink to={href('/admin/bookings')}>All visits</TextLink>
  return (
    <Part title="Visits to the showroom" note={link}>
      {days.length === 0 ? (
        <SoftText>Nobody has booked a visit yet.</SoftText>
      ) : (
        <ul>
          {days.slice(0, daysShown).map(({ date, count }) => (
            <CountRow key={date} to={`${href('/admin/bookings')}?view=day&date=${date}`} count={count}>
              {nameNear(date)}
            </CountRow>
          ))}
        </ul>
      )}
    </Part>
  )
}

function nameNear(date: string): string {
  const today = readDate(new Date())
  if (date === today) return 'Today'
  return date === addDays(today, 1) ? 'Tomorrow' : formatWeekday(date)
}
