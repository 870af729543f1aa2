import { bookingStatusLabels } from '../../../contract/booking-labels.ts'
import type { BookingRow } from '../../../contract/staff/bookings.ts'
import { Button } from '../controls/button.tsx'
import { hasVisitDayBegun } from './booking-texts.ts'
import { useMark } from './use-mark.ts'

/**
 * One tap records whether somebody came; another takes it back. The surrounding element keeps the focus in the group:
 * when a button disappears, the one in its place receives it.
 */
export const MarkButtons = ({ booking }: { booking: BookingRow }) => (
  <div className="contents">
    <Marks booking={booking} />
  </div>
)

function Marks({ booking }: { booking: BookingRow }) {
  const mark = useMark()
  const { name, status, startsAt } = booking
  if (status === 'booked' && hasVisitDayBegun(startsAt)) {
    return (
      <>
        <Button look="solid" aria-label={`Arrived: ${name}`} onClick={() => mark(booking, 'arrived')}>
          Arrived
        </Button>
        <Button aria-label={`Did not come: ${name}`} onClick={() => mark(booking, 'missed')}>
          Did not come
        </Button>
      </>
    )
  }
  if (status === 'arrived' || status === 'missed') {
    return (
      <Button
        look="plain"
        className="-ml-4"
        aria-label={`Undo ‘${bookingStatusLabels[status]}’: ${name}`}
        onClick={() => mark(booking, 'booked')}
      >
        Undo
      </Button>
    )
  }
  return null
}
