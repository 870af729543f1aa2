import { and, asc, gte, lt, sql } from 'drizzle-orm'
import type { BookingList, BookingRow, BookingsQuery, BookingView } from '../../contract/staff/bookings.ts'
import { describeWhere } from '../catalogue/showroom/where-pieces-stand.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { showAsked } from '../shortlists/asked-pieces.ts'
import { startOf } from '../site/london-time.ts'
import { findFailed, readMails } from './booking-mails.ts'
import { type BookingRecord, findBooking } from './booking-record.ts'
import { bookings } from './tables.ts'

/** The visits of these days, in chronological order. */
export const listBookings = async (db: Db, period: BookingsQuery): Promise<BookingList> => ({
  bookings: await showRows(db, await readDays(db, period)),
})

export const readDays = (db: Db, { from, to }: BookingsQuery): Promise<BookingRecord[]> =>
  db
    .select()
    .from(bookings)
    .where(and(gte(bookings.startsAt, startOf(from)), lt(bookings.startsAt, startOf(sql`(${to}::date + 1)`))))
    .orderBy(asc(bookings.startsAt), asc(bookings.createdAt))

export async function readBooking(db: Db, uuid: string): Promise<BookingView> {
  const row = await findBooking(db, uuid)
  const [[shown], mails] = row ? await Promise.all([showRows(db, [row]), readMails(db, uuid)]) : [[], []]
  if (!shown) throw notFound('visit')
  return { ...shown, mails }
}

export async function showRows(db: Db, rows: BookingRecord[]): Promise<BookingRow[]> {
  const hashes = rows.flatMap(({ items }) => items.map(({ pictureHash }) => pictureHash))
  const uuids = rows.flatMap(({ items }) => items.map(({ variantUuid }) => variantUuid))
  const [pictures, notes, failed] = await Promise.all([
    readPictures(db, hashes),
    describeWhere(db, uuids),
    findFailed(
      db,
      rows.map(({ uuid }) => uuid),
    ),
  ])
  return rows.map(({ startsAt, endsAt, createdAt, items, ...row }) => ({
    ...row,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    createdAt: createdAt.toISOString(),
    mailFailed: failed.has(row.uuid),
    items: items.map(({ variantUuid, quantity, note, ...asked }) => ({
      variantUuid,
      quantity,
      note,
      showroomNote: notes.get(variantUuid) ?? '',
      asked: showAsked(asked, pictures),
    })),
  }))
}
