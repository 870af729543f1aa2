import { href } from 'react-router'
import { formatWeekday } from '../../../../contract/dates/london.ts'
import { writeDayHours } from '../../../../contract/opening-hours.ts'
import type { ExpectedVisits } from '../../../../contract/staff/bookings.ts'
import type { CurrentHours } from '../../../../contract/staff/opening-hours.ts'
import { TextLink } from '../../controls/text-links.tsx'
import { useMayEdit } from '../../layout/back-office-layout.tsx'
import { OutsideNote } from '../../opening-hours/outside-note.tsx'
import { Part, SoftText } from '../part.tsx'

type Props = { hours: CurrentHours | null; expected: ExpectedVisits }

/** Whether the shop is open, and the coming exceptions. */
export function HoursPart({ hours, expected }: Props) {
  const mayEdit = useMayEdit()
  const link = mayEdit && (
    <TextLink to={href('/admin/opening-hours')}>{hours ? 'All opening hours' : 'Enter opening hours'}</TextLink>
  )
  if (!hours) {
    return (
      <Part title="Opening hours" note={link}>
        <SoftText>None are entered, so shoppers see none.</SoftText>
      </Part>
    )
  }
  return (
    <Part title="Opening hours" note={link}>
      <p className="font-semibold">{hours.now}</p>
      <SpecialDays days={hours.special} />
      <OutsideNote count={expected.outside} />
    </Part>
  )
}

function SpecialDays({ days }: { days: CurrentHours['special'] }) {
  if (days.length === 0) return null
  return (
    <ul aria-label="Special hours" className="mt-2 text-small">
      {days.map(({ date, hours, note }) => (
        <li key={date} className="flex flex-wrap gap-x-4 border-t border-rule py-2">
          <time dateTime={date} className="grow">
            {formatWeekday(date)}
            {note && <span className="text-soft"> · {note}</span>}
          </time>
          <span>{writeDayHours(hours)}</span>
        </li>
      ))}
    </ul>
  )
}
