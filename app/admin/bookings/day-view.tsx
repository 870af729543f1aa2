import { href } from 'react-router'
import type { VisitDay } from '../../../contract/bookings.ts'
import { formatClockTime } from '../../../contract/dates/visit-time.ts'
import type { BookingRow } from '../../../contract/staff/bookings.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { LinkButton } from '../controls/button.tsx'
import { isExpected } from './booking-texts.ts'
import { nameDay, writeSearch } from './period.ts'
import { VisitItem } from './visit-item.tsx'

type Props = { date: string; bookings: BookingRow[]; day: VisitDay | undefined }

/** One day from opening to closing: the visits, and the times that can still be given away. */
export function DayView({ date, bookings, day }: Props) {
  const count = bookings.filter(isExpected).length
  return (
    <>
      <h2 className="sr-only">{nameDay(date)}</h2>
      <p className="border-b border-line pb-2 text-small text-soft" role="status">
        {count === 0 ? 'No visits booked.' : `${writeCount(count, 'visit')}.`}
        {day && !day.isOpen && <strong className="font-semibold text-sale"> The shop is closed.</strong>}
        {day?.note && ` ${day.note}.`}
      </p>
      <ul>
        {listRows(bookings, day).map((row) =>
          typeof row === 'string' ? (
            <FreeTime key={row} date={date} startsAt={row} />
          ) : (
            <VisitItem key={row.uuid} booking={row} />
          ),
        )}
      </ul>
    </>
  )
}

function FreeTime({ date, startsAt }: { date: string; startsAt: string }) {
  const search = new URLSearchParams(writeSearch('day', date))
  search.set('new', '')
  search.set('at', startsAt)
  const time = formatClockTime(startsAt)
  return (
    <li className="flex items-center gap-6 border-b border-rule py-1 text-small text-soft">
      <time dateTime={startsAt} className="w-[8.5rem] tabular-nums">
        {time}
      </time>
      <LinkButton
        look="plain"
        className="px-0! font-normal! underline"
        aria-label={`Book a visit at ${time}`}
        to={`${href('/admin/bookings')}?${search}`}
      >
        Book
      </LinkButton>
    </li>
  )
}

/** The visits and the free times, in chronological order. */
function listRows(bookings: BookingRow[], day: VisitDay | undefined): (BookingRow | string)[] {
  const free = (day?.slots ?? []).filter((slot) => slot.free).map(({ startsAt }) => startsAt)
  const timeOf = (row: BookingRow | string) => (typeof row === 'string' ? row : row.startsAt)
  return [...bookings, ...free].toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1))
}
