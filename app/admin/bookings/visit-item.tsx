import { href, Link } from 'react-router'
import { bookingWayLabels } from '../../../contract/booking-labels.ts'
import type { BookingRow } from '../../../contract/staff/bookings.ts'
import { ContactLinks } from '../controls/contact-links.tsx'
import { isExpected, writeTimes } from './booking-texts.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { VisitPieces } from './visit-pieces.tsx'
import { VisitStatus } from './visit-status.tsx'

/** One visit in a list: when, who, what they want to see, and whether they came. */
export function VisitItem({ booking }: { booking: BookingRow }) {
  const { items, status, startsAt } = booking
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 border-b border-rule py-4 lg:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,1fr)_9rem]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:block">
        <time dateTime={startsAt} className={`font-semibold tabular-nums ${isExpected(booking) ? '' : 'line-through'}`}>
          {writeTimes(booking)}
        </time>
        <span className="ml-auto lg:mt-1 lg:block">
          <VisitStatus status={status} />
        </span>
      </p>
      <VisitorFacts booking={booking} />
      {items.length > 0 && <VisitPieces items={items} />}
      <div className="flex flex-wrap content-start gap-2 empty:hidden lg:col-start-4 lg:flex-col lg:items-start">
        <MarkButtons booking={booking} />
      </div>
    </li>
  )
}

function VisitorFacts({ booking }: { booking: BookingRow }) {
  const { uuid, name, categoryId, department, note, cameBy, mailFailed } = booking
  const about = [...(categoryId === 0 ? [] : [department]), ...(cameBy === 'site' ? [] : [bookingWayLabels[cameBy]])]
  return (
    <div className="min-w-0">
      <h3 className="text-h3">
        <Link to={href('/admin/bookings/:uuid', { uuid })} className="inline-block max-w-full py-1 hover:text-green">
          {name}
        </Link>
      </h3>
      {about.length > 0 && <p className="text-label text-soft">{about.join(' · ')}</p>}
      <ContactLinks email={booking.email} phone={booking.phone} />
      {mailFailed && <p className="text-label font-semibold text-sale">The email to them could not be sent.</p>}
      {note && <p className="mt-1 line-clamp-4 border-l-2 border-line pl-3 text-small">{note}</p>}
    </div>
  )
}
