import { desc, inArray, or, sql } from 'drizzle-orm'
import { formatDayAndTime } from '../../contract/dates/staff-dates.ts'
import { minDigits, readNationalNumber } from '../../contract/phone-number.ts'
import type { Db } from '../platform/database.ts'
import type { FoundRow, KindEntries } from '../site/kind-entry.ts'
import { bookings } from './tables.ts'

export const bookingKinds: KindEntries<'booking'> = {
  booking: { table: bookings, id: bookings.uuid, name: bookings.name, search: { find: findBookingRecords } },
}

/** Finds visits by name, email address and phone number, the newest first. */
async function findBookingRecords(db: Db, q: string, limit: number): Promise<FoundRow[]> {
  // Phones write O’Neill, keyboards O'Neill.
  const name = sql`translate(${bookings.name}, '‘’', '''''')`
  const words = q.split(' ').map((word) => sql`${name} ilike ${`%${escapeLike(word.replace(/[‘’]/g, "'"))}%`}`)
  const digits = readNationalNumber(q)
  const rows = await db
    .select()
    .from(bookings)
    .where(
      or(
        sql.join(words, sql` and `),
        sql`lower(${bookings.email}) like ${`${escapeLike(q.toLowerCase())}%`}`,
        digits.length < minDigits
          ? undefined
          : sql`regexp_replace(${bookings.phone}, '\\D', '', 'g') like ${`%${digits}%`}`,
      ),
    )
    .orderBy(desc(bookings.startsAt))
    .limit(limit)
  return rows.map(({ uuid, name, startsAt, email, phone }) => ({
    id: uuid,
    name,
    note: `On ${formatDayAndTime(startsAt)}`,
    also: [email, phone].filter(Boolean),
  }))
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The names of visits in the history, for those that are not erased. */
export async function nameBookings(db: Db, things: { entity: string; entityId: string }[]) {
  const uuids = things.filter(({ entity }) => entity === 'booking').map(({ entityId }) => entityId)
  if (uuids.length === 0) return new Map<string, string>()
  const rows = await db.select().from(bookings).where(inArray(bookings.uuid, uuids))
  return new Map(rows.map(({ uuid, name }) => [`booking ${uuid}`, `the visit of ${name}`]))
}
