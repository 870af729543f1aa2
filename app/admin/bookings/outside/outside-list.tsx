import { href, Link } from 'react-router'
import { formatMoment } from '../../../../contract/dates/staff-dates.ts'
import type { OutsideRow } from '../../../../contract/staff/bookings.ts'
import { ContactLinks } from '../../controls/contact-links.tsx'
import { RowTick } from '../../list/row-tick.tsx'
import { writeWhen } from '../booking-texts.ts'

type Props = { bookings: OutsideRow[]; chosen: ReadonlySet<string>; onToggle(uuid: string, on: boolean): void }

/** Selects the visitors who get the email. A visitor without an address has no checkbox, because staff have to call. */
export function OutsideList({ bookings, chosen, onToggle }: Props) {
  return (
    <ul aria-label="Visits while closed" className="border-t border-line">
      {bookings.map(({ uuid, name, email, phone, writtenAt, startsAt }) => (
        <li key={uuid} className="flex gap-1 border-b border-rule py-3">
          <span className="flex w-11 shrink-0 justify-center lg:w-9">
            {email !== '' && (
              <RowTick label={`Write to ${name}`} checked={chosen.has(uuid)} onChange={(on) => onToggle(uuid, on)} />
            )}
          </span>
          <div className="min-w-0">
            <Link to={href('/admin/bookings/:uuid', { uuid })} className="font-semibold hover:text-green">
              {name}
            </Link>
            <p className="text-small">{writeWhen({ startsAt })}</p>
            <ContactLinks email={email} phone={phone} />
            {email === '' && <p className="text-label font-semibold text-sale">No email address: please phone.</p>}
            {writtenAt && <p className="text-label text-soft">Written to on {formatMoment(writtenAt)}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
