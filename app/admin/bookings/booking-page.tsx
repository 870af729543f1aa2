import { href } from 'react-router'
import { bookingWayLabels } from '../../../contract/booking-labels.ts'
import { formatWeekday, readDate } from '../../../contract/dates/london.ts'
import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import type { BookingRow, BookingView } from '../../../contract/staff/bookings.ts'
import { staffApi } from '../api.ts'
import { ContactLinks } from '../controls/contact-links.tsx'
import { BackLink } from '../controls/text-links.tsx'
import { useFreshness } from '../freshness.ts'
import { HistoryButton } from '../history/history-button.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { writeTimes } from './booking-texts.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { nameDay } from './period.ts'
import { CancelDialog } from './visit/cancel-dialog.tsx'
import { ContactDialog } from './visit/contact-dialog.tsx'
import { MoveDialog } from './visit/move-dialog.tsx'
import { TakeBackCancelling } from './visit/take-back-cancelling.tsx'
import { VisitMails } from './visit/visit-mails.tsx'
import { VisitPieces } from './visit-pieces.tsx'
import { VisitStatus } from './visit-status.tsx'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' }, signal }) =>
  orFail(await staffApi.booking({ uuid }, { signal })),
)

/** One visit, with the actions on it. */
export default function BookingPage({ loaderData: booking }: { loaderData: BookingView }) {
  useFreshness(60_000)
  const { uuid, name, startsAt, status, note, items } = booking
  const date = readDate(startsAt)
  return (
    <>
      <PageTitle title={`Visit of ${name}`} />
      <BackLink to={`${href('/admin/bookings')}?view=day&date=${date}`}>{nameDay(date)}</BackLink>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto min-w-0 text-h2">{name}</h1>
        <HistoryButton asked={{ entity: 'booking', id: uuid }} />
      </div>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 content-start gap-5">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <strong className={`text-lead ${status === 'cancelled' ? 'line-through' : ''}`}>
              {formatWeekday(startsAt)} {date.slice(0, 4)}, {writeTimes(booking)}
            </strong>
            <VisitStatus status={status} />
          </p>
          <div key={uuid} className="flex flex-wrap gap-2">
            <MarkButtons booking={booking} />
            {status !== 'cancelled' && booking.cameBy !== 'walk-in' && <MoveDialog booking={booking} />}
            <ContactDialog booking={booking} />
            {status === 'booked' && <CancelDialog booking={booking} />}
            {status === 'cancelled' && <TakeBackCancelling booking={booking} />}
          </div>
          <VisitFacts booking={booking} />
          <VisitMails booking={booking} />
          {note && (
            <section aria-labelledby="visit-note">
              <h2 id="visit-note" className="mb-1 text-h3">
                Note
              </h2>
              <p className="border-l-2 border-line pl-3 whitespace-pre-wrap">{note}</p>
            </section>
          )}
        </div>
        {items.length > 0 && (
          <section aria-labelledby="visit-pieces" className="border border-rule bg-white p-4">
            <h2 id="visit-pieces" className="mb-3 text-h3">
              Wants to see
            </h2>
            <VisitPieces items={items} />
          </section>
        )}
      </div>
    </>
  )
}

function VisitFacts({ booking }: { booking: BookingRow }) {
  const { email, phone, categoryId, department, cameBy, createdAt } = booking
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2 border-t border-rule pt-4 text-small">
      <dt className="text-soft">Contact</dt>
      <dd>{email === '' && phone === '' ? 'No address or number' : <ContactLinks email={email} phone={phone} />}</dd>
      <dt className="text-soft">Department</dt>
      <dd>{categoryId === 0 ? 'None in particular' : department}</dd>
      <dt className="text-soft">{cameBy === 'walk-in' ? 'Entered' : 'Booked'}</dt>
      <dd>
        {bookingWayLabels[cameBy]}, {formatMoment(createdAt)}
      </dd>
    </dl>
  )
}
