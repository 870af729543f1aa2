import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { countMinutes } from './minutes.ts'
import type { BookingRules } from './rules.ts'
import { listHalfHours } from './slots.ts'
import { bookingPlaces } from './tables.ts'

export type Times = { startsAt: Date; endsAt: Date }
type Taking = Times & { uuid: string }

/** The number of places taken in each half hour of a period, without those of the booking `except`. */
export async function countTaken(db: Db, from: Date, to: Date, except?: string): Promise<(slot: number) => number> {
  const rows = await db
    .select({ slotAt: bookingPlaces.slotAt, taken: sql<number>`count(*)::int` })
    .from(bookingPlaces)
    .where(
      and(
        gte(bookingPlaces.slotAt, from),
        lt(bookingPlaces.slotAt, to),
        except === undefined ? undefined : ne(bookingPlaces.bookingUuid, except),
      ),
    )
    .groupBy(bookingPlaces.slotAt)
  const taken = new Map(rows.map((row) => [row.slotAt.getTime(), row.taken]))
  return (slot) => taken.get(slot) ?? 0
}

/**
 * Takes a place in each half hour of a booking, or refuses. `anyway` adds a place where none is free. The caller holds the
 * lock of the rules. After staff lower the number of places, bookings may hold places above it: these count as well.
 */
export async function takePlaces(
  tx: Transaction,
  { uuid, startsAt, endsAt }: Taking,
  { placesPerSlot }: Pick<BookingRules, 'placesPerSlot'>,
  { anyway = false } = {},
): Promise<void> {
  const slots = listHalfHours(startsAt.getTime(), countMinutes({ startsAt, endsAt })).map((slot) => new Date(slot))
  const taken = await tx.select().from(bookingPlaces).where(inArray(bookingPlaces.slotAt, slots))
  const values = slots.map((slotAt) => {
    const places = taken.filter((row) => row.slotAt.getTime() === slotAt.getTime()).map(({ place }) => place)
    if (places.length >= placesPerSlot && !anyway) throw full()
    return { slotAt, place: findLowest(places), bookingUuid: uuid }
  })
  await tx.insert(bookingPlaces).values(values)
}

export const freePlaces = (tx: Transaction, uuid: string) =>
  tx.delete(bookingPlaces).where(eq(bookingPlaces.bookingUuid, uuid))

/** The lowest positive number that is not taken. */
function findLowest(places: number[]): number {
  let place = 1
  while (places.includes(place)) place++
  return place
}

const taken = 'This time has just been taken.'
export const full = () => new Problem(409, 'This time is full', taken, { startsAt: taken })
