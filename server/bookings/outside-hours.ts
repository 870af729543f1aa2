import { and, asc, eq, gt, inArray, max } from 'drizzle-orm'
import type { OutsideList } from '../../contract/staff/bookings.ts'
import type { Db } from '../platform/database.ts'
import { outbox } from '../platform/tables.ts'
import { readSettings } from '../site/settings.ts'
import { showRows } from './booking-list.ts'
import type { BookingRecord } from './booking-record.ts'
import { mailToVisitorsKind } from './mail-to-visitors.ts'
import { countMinutes } from './minutes.ts'
import { isWithinHours } from './slots.ts'
import { bookings } from './tables.ts'

/**
 * The coming visits at which the shop is closed, because its hours have changed since. Those that staff knowingly booked
 * outside the hours are left out.
 */
export async function findOutside(db: Db, now: Date): Promise<BookingRecord[]> {
  const { openingHours } = await readSettings(db)
  if (!openingHours) return []
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.status, 'booked'), gt(bookings.startsAt, now), eq(bookings.outsideHours, false)))
    .orderBy(asc(bookings.startsAt), asc(bookings.createdAt))
  return rows.filter((booking) => !isWithinHours(openingHours, booking.startsAt, countMinutes(booking)))
}

export async function listOutside(db: Db, now: Date): Promise<OutsideList> {
  const rows = await findOutside(db, now)
  const [shown, writtenAt] = await Promise.all([showRows(db, rows), readWritten(db, rows)])
  return { bookings: shown.map((row) => ({ ...row, writtenAt: writtenAt.get(row.uuid) ?? null })) }
}

/** When each of these visitors was last sent a mail to several visitors. */
async function readWritten(db: Db, rows: BookingRecord[]): Promise<Map<string, string>> {
  const uuids = rows.map(({ uuid }) => uuid)
  const mails = await db
    .select({ uuid: outbox.aboutUuid, at: max(outbox.createdAt) })
    .from(outbox)
    .where(and(eq(outbox.kind, mailToVisitorsKind), inArray(outbox.aboutUuid, uuids)))
    .groupBy(outbox.aboutUuid)
  return new Map(mails.flatMap(({ uuid, at }) => (uuid && at ? [[uuid, at.toISOString()]] : [])))
}
