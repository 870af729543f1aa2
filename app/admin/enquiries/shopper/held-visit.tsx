import { bookingStatusLabels } from '../../../../contract/booking-labels.ts'
import type { BookingStatus } from '../../../../contract/bookings.ts'
import { formatFullMoment } from '../../../../contract/dates/staff-dates.ts'
import type { HeldVisit } from '../../../../contract/staff/shoppers.ts'
import { writeCount } from '../../../../contract/whole-numbers.ts'
import { TextLink } from '../../controls/text-links.tsx'
import { findAddress } from '../../record-addresses.ts'

export function HeldVisitItem({ visit }: { visit: HeldVisit }) {
  const { uuid, name, email, phone, department, items, note, status, startsAt, mails } = visit
  const statusName = bookingStatusLabels[status as BookingStatus] ?? status
  return (
    <article className="border border-rule bg-white p-4 text-small">
      <h2 className="text-body font-semibold">
        <TextLink to={findAddress({ kind: 'booking', id: uuid })}>
          {name}, visit on {formatFullMoment(startsAt)}
        </TextLink>
      </h2>
      <p className="text-soft">{[email, phone, department, statusName].filter(Boolean).join(' · ')}</p>
      {note && <p className="mt-2 whitespace-pre-wrap">{note}</p>}
      {items.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {items.map(({ product, quantity, note }) => (
            <li key={product}>{[`${quantity} × ${product}`, note].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-soft">{writeCount(mails.length, 'email')} about it</p>
    </article>
  )
}
