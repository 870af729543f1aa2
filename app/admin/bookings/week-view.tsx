import { href, Link } from 'react-router'
import { bookingStatusLabels } from '../../../contract/booking-labels.ts'
import { formatWeekday, readDate } from '../../../contract/dates/london.ts'
import { formatClockTime } from '../../../contract/dates/visit-time.ts'
import type { BookingRow } from '../../../contract/staff/bookings.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { isExpected } from './booking-texts.ts'
import { writeSearch } from './period.ts'

type Props = { dates: string[]; bookings: BookingRow[]; noteOf(date: string): string }

/** Seven days side by side, or below each other on a phone. */
export function WeekView({ dates, bookings, noteOf }: Props) {
  return (
    <ol className="grid gap-px border border-rule bg-rule lg:grid-cols-7">
      {dates.map((date) => (
        <WeekDay
          key={date}
          date={date}
          note={noteOf(date)}
          visits={bookings.filter((booking) => readDate(booking.startsAt) === date && isExpected(booking))}
        />
      ))}
    </ol>
  )
}

function WeekDay({ date, visits, note }: { date: string; visits: BookingRow[]; note: string }) {
  const isToday = date === readDate(new Date())
  const [weekday = '', ...rest] = formatWeekday(date).split(' ')
  return (
    <li className={`min-w-0 p-3 lg:min-h-56 ${isToday ? 'bg-sage' : 'bg-white'}`}>
      <h2 className="text-small font-semibold">
        <Link
          to={href('/admin/bookings') + writeSearch('day', date)}
          className="flex min-h-11 items-baseline gap-x-2 hover:text-green lg:block lg:min-h-0"
        >
          <span className="lg:block">{weekday}</span> <span className="font-normal">{rest.join(' ')}</span>
          <span className="sr-only">{isToday && ', today'}</span>
          <span className="ml-auto font-normal text-soft lg:hidden">
            {visits.length > 0 && writeCount(visits.length, 'visit')}
          </span>
        </Link>
      </h2>
      {note && <p className="text-label font-semibold text-sale">{note}</p>}
      <ul className="mt-1 grid grid-cols-1 gap-1">
        {visits.map((booking) => (
          <WeekVisit key={booking.uuid} booking={booking} />
        ))}
      </ul>
    </li>
  )
}

const edges: Record<BookingRow['status'], string> = {
  booked: 'border-green bg-sand',
  arrived: 'border-green-deep bg-green text-paper',
  missed: 'border-sale bg-sand line-through',
  cancelled: 'border-rule bg-sand',
}

const WeekVisit = ({ booking: { uuid, name, startsAt, status, mailFailed } }: { booking: BookingRow }) => (
  <li className="min-w-0">
    <Link
      to={href('/admin/bookings/:uuid', { uuid })}
      className={`flex min-h-11 items-center gap-2 border-l-4 px-2 py-1 text-label lg:block ${edges[status]}`}
    >
      <span className="shrink-0 tabular-nums">{formatClockTime(startsAt)}</span>
      <span className="block min-w-0 truncate font-semibold">{name}</span>
      {mailFailed && <span className="shrink-0 font-semibold text-sale">Email failed</span>}
      {status !== 'booked' && <span className="sr-only">, {bookingStatusLabels[status]}</span>}
    </Link>
  </li>
)
