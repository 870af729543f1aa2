import type { BookingStatus } from '../../../contract/bookings.ts'
import type { BookingRow } from '../../../contract/staff/bookings.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { saveLastPress } from '../controls/last-press.ts'

type Marked = Pick<BookingRow, 'uuid' | 'version' | 'name' | 'status'>

const done: Record<BookingStatus, string> = {
  booked: 'is expected again',
  arrived: 'has arrived',
  missed: 'did not come',
  cancelled: 'is cancelled',
}

/** Records whether a visitor came, with Undo. */
export function useMark() {
  const reload = useReload()
  return ({ uuid, version, name, status: before }: Marked, next: BookingStatus): Promise<void> => {
    const to = (status: BookingStatus) => ({
      value: status,
      send: (at: number) => staffApi.markBooking({ uuid, version: at, status }),
      done: `${name} ${done[status]}`,
    })
    return saveLastPress({ uuid, fact: 'status', version, before: to(before), step: to(next) }, reload)
  }
}
