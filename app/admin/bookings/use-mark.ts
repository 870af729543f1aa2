import type { BookingStatus } from '../../../contract/bookings.ts'
import { failed } from '../../../contract/errors.ts'
import type { BookingRow } from '../../../contract/staff/bookings.ts'
import { staffApi } from '../api.ts'
import { useOncePerVersion } from '../controls/once.ts'
import { useCarryOut } from '../form/saving/carry-out.ts'
import { unreachable } from '../unreachable.ts'

type Marked = Pick<BookingRow, 'uuid' | 'version' | 'name' | 'status'>

const done: Record<BookingStatus, string> = {
  booked: 'is expected again',
  arrived: 'has arrived',
  missed: 'did not come',
  cancelled: 'is cancelled',
}

/** Marks a visit, with Undo. */
export function useMark() {
  const carryOut = useCarryOut()
  const once = useOncePerVersion()
  const mark = async ({ uuid, version, name, status: before }: Marked, status: BookingStatus): Promise<void> => {
    const answer = await staffApi.markBooking({ uuid, version, status }).catch(unreachable)
    await carryOut({
      run: async () => answer,
      done: `${name} ${done[status]}`,
      ...(!failed(answer) && {
        undo: {
          run: () => staffApi.markBooking({ uuid, version: answer.version, status: before }).catch(unreachable),
          done: 'Change undone',
        },
      }),
    })
  }
  return (booking: Marked, status: BookingStatus) => once(booking.version, () => mark(booking, status))
}
