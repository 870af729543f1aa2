import { z } from 'zod'
import { hasFourDigits } from './dates/four-digit-years.ts'
import { EmailAddress } from './email-address.ts'
import { Picture } from './media.ts'
import { countDigits, minDigits } from './phone-number.ts'
import { AddressText, CaptchaValue, DepartmentId, joinLineEnds, OneLine, Words } from './shopper-fields.ts'
import { PiecesAsked } from './shortlists.ts'

const noTime = 'Please choose a day and a time.'
const noVisit = 'This is not a link to a visit.'
const phoneForm = `A phone number has at least ${minDigits} digits.`
const noContact = 'Please give an email address or a phone number, so that we can reach you.'

export const slotMinutes = 30

const Key = z.string({ error: noVisit }).regex(/^[\w-]{20,64}$/, noVisit)

/** `key`: the key of a visit to be moved, which keeps its length and whose own places count as free. */
export const SlotsQuery = z.object({ categoryId: DepartmentId, key: Key.optional() })

const VisitTime = z.iso.datetime({ offset: true, error: noTime }).refine(hasFourDigits, noTime)

/** `free`: whether somebody can still come then. A time that is too soon, or outside the hours, is not listed at all. */
export const Slot = z.object({ startsAt: z.string(), free: z.boolean() })
export type Slot = z.infer<typeof Slot>

/** `note`: why the day is not as usual, such as 'Christmas Day'. A day without slots is closed, or takes no visits. */
export const VisitDay = z.object({ date: z.string(), isOpen: z.boolean(), note: z.string(), slots: z.array(Slot) })
export type VisitDay = z.infer<typeof VisitDay>

/** Empty if the shop takes no visits. */
export const VisitSlots = z.object({ minutes: z.number().int(), days: z.array(VisitDay) })
export type VisitSlots = z.infer<typeof VisitSlots>

/** `mailed`: whether a visitor who gives an email address gets a confirmation and a reminder. */
export const OfferedSlots = VisitSlots.extend({ mailed: z.boolean() })
export type OfferedSlots = z.infer<typeof OfferedSlots>

const Email = AddressText.pipe(z.literal('').or(EmailAddress))
const Phone = OneLine('A phone number', 40).refine(
  (phone) => phone === '' || countDigits(phone) >= minDigits,
  phoneForm,
)

export const BookingRequest = z
  .object({
    /** The form makes this key for the visit. A repeat with the same key, after a lost answer, books the visit only once. */
    uuid: z.uuid().optional(),
    startsAt: VisitTime,
    name: OneLine('A name', 120).min(1, 'A name is needed.'),
    /** An email address or a phone number is required; an empty text means none. */
    email: Email.default(''),
    phone: Phone.default(''),
    /** 0 or undefined: no particular department. */
    categoryId: DepartmentId,
    note: Words('A note', 2000).overwrite(joinLineEnds).default(''),
    items: PiecesAsked.default([]),
    captchaValue: CaptchaValue,
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', { path: ['email'], error: noContact })
export type BookingRequest = z.infer<typeof BookingRequest>

export const bookingStatuses = ['booked', 'arrived', 'missed', 'cancelled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const VisitPiece = z.object({
  productUuid: z.string(),
  productName: z.string(),
  variantUuid: z.string(),
  variantName: z.string(),
  quantity: z.number().int(),
  note: z.string(),
  picture: Picture.nullable(),
})
export type VisitPiece = z.infer<typeof VisitPiece>

/** A visit as its own link shows it: without email address and phone number, because a link may be passed on. */
export const Visit = z.object({
  /** Opens the visit at `/visit/:key`, where it can be moved or cancelled. */
  key: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  status: z.enum(bookingStatuses),
  /** Whether the visit can still be moved or cancelled. */
  canChange: z.boolean(),
  name: z.string(),
  categoryId: z.number().int(),
  department: z.string(),
  note: z.string(),
  items: z.array(VisitPiece),
})
export type Visit = z.infer<typeof Visit>

/** Addresses begin with `/`. `mailed`: a confirmation is sent to the visitor's mailbox; `reminded`: a reminder will be. */
export const BookingAnswer = z.object({
  key: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  calendarUrl: z.string(),
  manageUrl: z.string(),
  mailed: z.boolean(),
  reminded: z.boolean(),
})
export type BookingAnswer = z.infer<typeof BookingAnswer>

export const VisitKey = z.object({ key: Key })
export const VisitMove = z.object({ key: Key, startsAt: VisitTime })
