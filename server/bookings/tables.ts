import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bookingStatuses } from '../../contract/bookings.ts'
import { type BookingRulesEdit, bookingWays } from '../../contract/staff/bookings.ts'
import { at, createdAt, updatedAt } from '../platform/columns.ts'
import type { AskedPiece } from '../shortlists/asked-pieces.ts'

export const bookings = pgTable(
  'bookings',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    startsAt: at().notNull(),
    endsAt: at().notNull(),
    name: text().notNull(),
    /** '' if none was given. */
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** 0: none in particular. No foreign key: a booking outlives its department. */
    categoryId: integer().notNull().default(0),
    department: text().notNull(),
    note: text().notNull().default(''),
    items: jsonb().$type<AskedPiece[]>().notNull().default([]),
    status: text({ enum: bookingStatuses }).notNull().default('booked'),
    cameBy: text({ enum: bookingWays }).notNull().default('site'),
    /** The SEQUENCE of the calendar file: increases with each change that calendars must show. */
    sequence: integer().notNull().default(0),
    /** When the reminder of this time was queued, or was found to be too late to be useful. */
    remindedAt: at(),
    /** Whether staff confirmed a time at which the shop is closed. */
    outsideHours: boolean().notNull().default(false),
    /** Part of the link's key: increases with each change of the address, so that former links no longer work. */
    linkNumber: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.startsAt),
    index().on(table.endsAt),
    index('bookings_lower_email_index').on(sql`lower(${table.email})`),
    check('bookings_times', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/**
 * The places that bookings take, one in each half hour. The primary key prevents two bookings from taking the same place,
 * whichever processes store them.
 */
export const bookingPlaces = pgTable(
  'booking_places',
  {
    slotAt: at().notNull(),
    place: smallint().notNull(),
    bookingUuid: uuid()
      .notNull()
      .references(() => bookings.uuid, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.slotAt, table.place] }),
    index().on(table.bookingUuid),
    check('booking_places_place', sql`${table.place} >= 1`),
    check('booking_places_half_hours', sql`mod(extract(epoch from ${table.slotAt})::bigint, 1800) = 0`),
  ],
)

/** One row: when visits can be booked. */
export const bookingRules = pgTable(
  'booking_rules',
  {
    id: smallint().primaryKey().default(1),
    takesBookings: boolean().notNull().default(true),
    placesPerSlot: integer().notNull().default(3),
    noticeHours: integer().notNull().default(2),
    horizonDays: integer().notNull().default(28),
    defaultMinutes: integer().notNull().default(30),
    lengths: jsonb().$type<BookingRulesEdit['lengths']>().notNull().default([]),
    daysOff: jsonb().$type<BookingRulesEdit['daysOff']>().notNull().default([]),
    version: integer().notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('booking_rules_one_row', sql`${table.id} = 1`),
    check('booking_rules_places', sql`${table.placesPerSlot} between 1 and 50`),
    check('booking_rules_minutes', sql`${table.defaultMinutes} between 30 and 180`),
  ],
)
