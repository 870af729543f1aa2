import { useState } from 'react'
import { href } from 'react-router'
import { formatWeekday } from '../../../../contract/dates/london.ts'
import { writeDayHours } from '../../../../contract/opening-hours.ts'
import type { ExpectedVisits } from '../../../../contract/staff/bookings.ts'
import type { CurrentHours } from '../../../../contract/staff/opening-hours.ts'
import { Button } from '../../controls/button.tsx'
import { TextLink } from '../../controls/text-links.tsx'
import { useMayEdit } from '../../layout/back-office-layout.tsx'
import { OutsideNote } from '../../opening-hours/outside-note.tsx'
import { Calm, Part } from '../part.tsx'
import { CloseDayDialog } from './close-day-dialog.tsx'

type Props = { hours: CurrentHours | null; expected: ExpectedVisits }

/** Whether the shop is open, the days to come that are not as usual, and a quick way to close one. */
export function HoursPart({ hours, expected }: Props) {
  const mayEdit = useMayEdit()
  const [closing, setClosing] = useState(false)
  const link = mayEdit && (
    <TextLink to={href('/admin/opening-hours')}>{hours ? 'All opening hours' : 'Enter opening hours'}</TextLink>
  )
  if (!hours) {
    return (
      <Part title="Opening hours" note={link}>
        <Calm>None are entered, so shoppers see none.</Calm>
      </Part>
    )
  }
  return (
    <Part title="Opening hours" note={link}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="grow font-semibold">{hours.now}</p>
        {mayEdit && <Button onClick={() => setClosing(true)}>Close a day</Button>}
      </div>
      <SpecialDays days={hours.special} />
      <OutsideNote count={expected.outside} />
      {closing && <CloseDayDialog days={hours.days} expected={expected} onClose={() => setClosing(false)} />}
    </Part>
  )
}

function SpecialDays({ days }: { days: CurrentHours['special'] }) {
  if (days.length === 0) return null
  return (
    <ul aria-label="Not as usual" className="mt-2 text-small">
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
