import { z } from 'zod'
import { bookingStatuses, slotMinutes, VisitDay } from '../bookings.ts'
import { PieceAsked } from '../shortlists.ts'
import { weekdays } from '../weekdays.ts'
import { MailState, ProductAsked } from './enquiries.ts'
import {
  Distinct,
  Instant,
  NeededLine,
  OptionalEmail,
  PhoneNumber,
  RowId,
  RowIdOrNone,
  Text,
  Uuid,
  WholeDay,
} from './fields.ts'

/** Visits to the showroom, as staff see and enter them. */

export const waysByHand = ['phone', 'walk-in'] as const
export const bookingWays = ['site', ...waysByHand] as const
export type BookingWay = (typeof bookingWays)[number]

const count = z.number().int()
const version = z.number().int().min(1)

/** The longest period of one list, in days. */
export const maxDays = 62
const dayMs = 86_400_000

/** The first and the last day, by London's calendar. */
export const BookingsQuery = z
  .object({ from: WholeDay, to: WholeDay })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day comes after the first.' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < maxDays * dayMs, {
    path: ['to'],
    message: `${maxDays} days at most.`,
  })
export type BookingsQuery = z.infer<typeof BookingsQuery>

export const BookedPiece = z.object({
  variantUuid: z.string(),
  quantity: count,
  note: z.string(),
  /** As it was when the visit was booked. */
  asked: ProductAsked,
  /** Where it is now, and whether it is available; '' if nothing is recorded. */
  showroomNote: z.string(),
})
export type BookedPiece = z.infer<typeof BookedPiece>

export const BookingRow = z.object({
  uuid: z.string(),
  version: count,
  startsAt: z.string(),
  endsAt: z.string(),
  name: z.string(),
  /** '' if none was given. */
  email: z.string(),
  phone: z.string(),
  categoryId: count,
  department: z.string(),
  note: z.string(),
  items: z.array(BookedPiece),
  status: z.enum(bookingStatuses),
  cameBy: z.enum(bookingWays),
  createdAt: z.string(),
  /** Whether the last mail to the visitor failed. */
  mailFailed: z.boolean(),
})
export type BookingRow = z.infer<typeof BookingRow>

export const BookingMail = MailState.extend({ subject: z.string(), toVisitor: z.boolean() })
export type BookingMail = z.infer<typeof BookingMail>

/** One visit, with the mails about it. */
export const BookingView = BookingRow.extend({ mails: z.array(BookingMail) })
export type BookingView = z.infer<typeof BookingView>

/** In chronological order, including cancelled visits. */
export const BookingList = z.object({ bookings: z.array(BookingRow) })
export type BookingList = z.infer<typeof BookingList>

/** The times that staff can give away on the coming days, however soon; `free`: whether a place is left. */
export const StaffSlotsQuery = z.object({
  categoryId: z.coerce.number<string | number>().pipe(RowIdOrNone).default(0),
  /** The key of a visit that is being moved: its own places count as free, and its length stays. */
  uuid: Uuid.optional(),
})
export const StaffSlots = z.object({ minutes: count, days: z.array(VisitDay) })
export type StaffSlots = z.infer<typeof StaffSlots>

const VisitStart = Instant.refine(
  (instant) => Date.parse(instant) % (slotMinutes * 60_000) === 0,
  'A visit begins at a full or a half hour.',
)
/** Confirms a time that is full, or outside the opening hours; without it such a time is refused with 409. */
const anyway = z.boolean().default(false)
/** Whether the visitor gets an email, if there is an address. */
const writes = z.boolean().default(true)

const Minutes = z
  .int({ error: 'Minutes are a whole number.' })
  .min(slotMinutes, `At least ${slotMinutes} minutes.`)
  .max(180, 'Three hours at most.')
  .multipleOf(slotMinutes, 'A visit takes half hours, such as 30, 60 or 90 minutes.')

const contact = {
  name: NeededLine(120, 'A name'),
  email: OptionalEmail,
  phone: PhoneNumber,
  note: Text(2000).trim(),
}

/** A walk-in is already there: it takes no place, and needs neither email address nor phone number. */
export const BookingEntry = z
  .object({
    ...contact,
    cameBy: z.enum(waysByHand),
    /** null for a walk-in: now. */
    startsAt: VisitStart.nullable(),
    categoryId: RowIdOrNone,
    items: z.array(PieceAsked).max(100).default([]),
    anyway,
    writes,
  })
  .refine(({ cameBy, email, phone }) => cameBy === 'walk-in' || email !== '' || phone !== '', {
    path: ['phone'],
    message: 'Give a phone number or an email address, so that the visitor can be reached.',
  })
  .refine(({ cameBy, startsAt }) => cameBy === 'walk-in' || startsAt !== null, {
    path: ['startsAt'],
    message: 'Choose a day and a time.',
  })
export type BookingEntry = z.infer<typeof BookingEntry>

/** `writes`: whether a new email address gets a confirmation of a future visit, unless a mail with its link is already waiting. */
export const BookingContact = z.object({ uuid: Uuid, version, ...contact, writes })
export type BookingContact = z.infer<typeof BookingContact>

export const BookingMove = z.object({ uuid: Uuid, version, startsAt: VisitStart, anyway, writes })
export type BookingMove = z.infer<typeof BookingMove>

/** `booked` undoes another status; a cancelled visit needs a place again, which `anyway` may add. */
export const BookingMark = z.object({ uuid: Uuid, version, status: z.enum(bookingStatuses), anyway, writes })
export type BookingMark = z.infer<typeof BookingMark>

export const BookingRulesEdit = z.object({
  takesBookings: z.boolean(),
  /** The number of simultaneous visits. */
  placesPerSlot: z.int('A whole number is needed.').min(1, '1 at least.').max(50, '50 at most.'),
  /** How far ahead a visit has to be booked at least. */
  noticeHours: z
    .int('A whole number is needed.')
    .min(0, 'It cannot be below 0.')
    .max(336, '336 hours (two weeks) at most.'),
  horizonDays: z.int('A whole number is needed.').min(1, '1 at least.').max(180, '180 at most.'),
  defaultMinutes: Minutes,
  /** Departments whose visits have a length of their own. */
  lengths: z
    .array(z.object({ categoryId: RowId, minutes: Minutes }))
    .max(200, '200 departments at most.')
    .refine((lengths) => new Set(lengths.map(({ categoryId }) => categoryId)).size === lengths.length, {
      error: 'A department is listed twice.',
    }),
  /** Weekdays without visits, though the shop may be open. */
  daysOff: Distinct(z.enum(weekdays), 7),
})
export type BookingRulesEdit = z.infer<typeof BookingRulesEdit>

/** `writtenAt`: when the visitor last got one of the mails to several visitors. */
export const OutsideRow = BookingRow.extend({ writtenAt: z.string().nullable() })
export type OutsideRow = z.infer<typeof OutsideRow>

/** The future visits at times at which the shop is now closed, because its hours have changed since. */
export const OutsideList = z.object({ bookings: z.array(OutsideRow) })
export type OutsideList = z.infer<typeof OutsideList>

/** One text for several visitors, each of whom gets a mail with their own time and link. */
export const MailToVisitors = z.object({
  /** A repeat with the same key, after a lost answer, sends nobody a second copy. */
  key: Uuid.optional(),
  uuids: Distinct(Uuid, 500).min(1, 'Choose whom to write to.'),
  subject: NeededLine(150, 'A subject'),
  text: Text(5000).trim().min(1, 'A text is needed.'),
})
export type MailToVisitors = z.infer<typeof MailToVisitors>
export const MailsWritten = z.object({ written: count, withoutAddress: count })

/** Future visits, including today's: the number outside the opening hours, and the number on each day. */
export const ExpectedVisits = z.object({
  today: count,
  outside: count,
  days: z.array(z.object({ date: z.string(), count })),
})
export type ExpectedVisits = z.infer<typeof ExpectedVisits>
