import type { BookingRulesEdit } from '../../contract/staff/bookings.ts'
import type { Form } from '../../contract/staff/forms.ts'
import type { Db, Transaction } from '../platform/database.ts'
import type { Change } from '../site/changes.ts'
import { saveSingleRow } from '../site/single-rows.ts'
import { bookingRules } from './tables.ts'

export type BookingRules = BookingRulesEdit

const onlyRow = 1
/** Saves as a public change: links and the booking page depend on whether visits are taken. */
const saveRow = saveSingleRow({ table: bookingRules, id: bookingRules.id, entity: 'booking rules' })

export async function readRules(db: Db): Promise<Form<BookingRules>> {
  const [row] = await db.select().from(bookingRules)
  return showRules(row)
}

/**
 * Locks the rules until the end of the transaction. Every transaction that takes places holds this lock, so places are
 * taken sequentially, and the rules do not change meanwhile.
 */
export async function lockRules(tx: Transaction): Promise<BookingRules> {
  const [row] = await tx.select().from(bookingRules).for('update')
  return showRules(row).edit
}

function showRules(row: typeof bookingRules.$inferSelect | undefined): Form<BookingRules> {
  if (!row) throw new Error('The booking_rules row is missing: the migrations have not run to their end.')
  const { id: _, version, updatedAt: __, ...edit } = row
  return { version, edit }
}

export const saveRules = (tx: Transaction, change: Change, saving: Form<BookingRules>) =>
  saveRow(tx, change, { ...saving, id: onlyRow })

/** How long a visit to this department takes. */
export const findMinutes = ({ lengths, defaultMinutes }: BookingRules, categoryId: number): number =>
  lengths.find((length) => length.categoryId === categoryId)?.minutes ?? defaultMinutes
