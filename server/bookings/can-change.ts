import type { BookingRecord } from './booking-record.ts'

/** Whether the visitor can still move or cancel the visit. */
export const canChange = ({ status, startsAt }: Pick<BookingRecord, 'status' | 'startsAt'>, now: Date): boolean =>
  status === 'booked' && startsAt > now
