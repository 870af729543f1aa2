import type { Visit } from '../../contract/bookings.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db } from '../platform/database.ts'
import type { BookingRecord } from './booking-record.ts'
import { canChange } from './can-change.ts'

/** A visit as its own link shows it. */
export async function showVisit(db: Db, booking: BookingRecord, key: string): Promise<Visit> {
  const { startsAt, endsAt, items, ...facts } = booking
  const pictures = await readPictures(
    db,
    items.map(({ pictureHash }) => pictureHash),
  )
  return {
    ...facts,
    key,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    canChange: canChange(booking, new Date()),
    items: items.map(({ pictureHash, ...piece }) => ({ ...piece, picture: pictures.get(pictureHash ?? '') ?? null })),
  }
}
