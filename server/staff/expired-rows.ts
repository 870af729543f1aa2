import { gt, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../platform/database.ts'
import { staffInvitations, staffSessions, staffTwoFactors, staffVerifications } from './tables.ts'

/** Whether a row expires later than any new one can: it was written while the clock was ahead. Sessions last 14 days. */
const isTooLate = (until: PgColumn): SQL => gt(until, sql`now() + interval '15 days'`)
const isOver = (until: PgColumn) => or(lt(until, sql`now()`), isTooLate(until))

/** Deletes what has expired: sessions with their addresses, links, unfinished sign-ins. */
export async function forgetExpired(db: Db): Promise<void> {
  await db.delete(staffSessions).where(isOver(staffSessions.expiresAt))
  await db.delete(staffVerifications).where(isOver(staffVerifications.expiresAt))
  // Owners see which invitations have expired.
  await db.delete(staffInvitations).where(isTooLate(staffInvitations.expiresAt))
  await db.update(staffTwoFactors).set({ lockedUntil: null }).where(isTooLate(staffTwoFactors.lockedUntil))
}
