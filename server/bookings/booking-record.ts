import { eq } from 'drizzle-orm'
import type { Db, Transaction } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { refuseStale } from '../site/versioned-rows.ts'
import { bookings } from './tables.ts'

export type BookingRecord = typeof bookings.$inferSelect

export async function findBooking(db: Db, uuid: string): Promise<BookingRecord | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.uuid, uuid))
  return row
}

/** Locks a booking until the end of the transaction; call it after the rules are locked, where both are. */
export async function lockBooking(tx: Transaction, uuid: string): Promise<BookingRecord> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.uuid, uuid)).for('update')
  if (!row) throw notFound('visit')
  return row
}

/** Locks a booking, and refuses if it has changed since staff read it. */
export async function lockVersion(tx: Transaction, uuid: string, version: number): Promise<BookingRecord> {
  const row = await lockBooking(tx, uuid)
  return refuseStale(row, version, { entity: 'booking', id: uuid })
}

export async function updateBooking(
  tx: Transaction,
  before: BookingRecord,
  values: Partial<typeof bookings.$inferInsert>,
): Promise<BookingRecord> {
  const [after] = await tx
    .update(bookings)
    .set({ ...values, version: before.version + 1 })
    .where(eq(bookings.uuid, before.uuid))
    .returning()
  if (!after) throw notFound('visit')
  return after
}
