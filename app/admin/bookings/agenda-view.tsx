import { readDate } from '../../../contract/dates/london.ts'
import type { BookingRow } from '../../../contract/staff/bookings.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { isExpected } from './booking-texts.ts'
import { nameDay } from './period.ts'
import { VisitItem } from './visit-item.tsx'

type Props = { dates: string[]; bookings: BookingRow[]; noteOf(date: string): string }

/** Lists the days with visits, and today. */
export function AgendaView({ dates, bookings, noteOf }: Props) {
  const today = readDate(new Date())
  const days = dates
    .map((date) => ({ date, visits: bookings.filter(({ startsAt }) => readDate(startsAt) === date) }))
    .filter(({ date, visits }) => date === today || visits.length > 0)
  if (days.length === 0) return <p className="py-10 text-center text-soft">No visits on these days.</p>
  return days.map(({ date, visits }) => <AgendaDay key={date} date={date} visits={visits} note={noteOf(date)} />)
}

type DayProps = { date: string; visits: BookingRow[]; note: string }

function AgendaDay({ date, visits, note }: DayProps) {
  const id = `day-${date}`
  const count = visits.filter(isExpected).length
  return (
    <section aria-labelledby={id} className="mb-8">
      <div className="flex flex-wrap items-baseline gap-x-4 border-b border-line pb-1">
        <h2 id={id} className="mr-auto text-h3">
          {nameDay(date)}
        </h2>
        {note && <span className="text-label font-semibold text-sale">{note}</span>}
        <span className="text-label text-soft">{count > 0 && writeCount(count, 'visit')}</span>
      </div>
      {visits.length === 0 ? (
        <p className="py-4 text-small text-soft">No visits booked.</p>
      ) : (
        <ul>
          {visits.map((booking) => (
            <VisitItem key={booking.uuid} booking={booking} />
          ))}
        </ul>
      )}
    </section>
  )
}
