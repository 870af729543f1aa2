import { z } from 'zod'
import { EmailAddress } from '../email-address.ts'
import { emailForm } from '../email-form.ts'
import { minDigits, readNationalNumber } from '../phone-number.ts'
import { PhoneNumber, phoneForm } from './fields.ts'

/** The data that the shop holds about a shopper, and for how long. */

const isAddress = (email: string) => email === '' || EmailAddress.safeParse(email).success

/** A person is identified by an email address, a phone number, or both. */
export const ShopperQuery = z
  .object({
    email: z.string().trim().toLowerCase().max(254).refine(isAddress, emailForm).default(''),
    phone: PhoneNumber.refine(
      (phone) => phone === '' || readNationalNumber(phone).length >= minDigits,
      phoneForm,
    ).default(''),
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['email'],
    message: 'Give an email address or a phone number.',
  })
export type ShopperQuery = z.output<typeof ShopperQuery>

const HeldMail = z.object({
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  status: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
})

/** A file that came with a mail from the shopper. */
const HeldAttachment = z.object({ fileName: z.string(), type: z.string(), bytes: z.number().int() })

const HeldEvent = z.object({
  kind: z.string(),
  by: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  at: z.string(),
  attachments: z.array(HeldAttachment),
})
export type HeldEvent = z.infer<typeof HeldEvent>

const HeldEnquiry = z.object({
  uuid: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  cameBy: z.string(),
  department: z.string(),
  product: z.string().nullable(),
  /** The pieces of a shortlist. */
  items: z.array(z.object({ product: z.string(), quantity: z.number().int(), note: z.string() })),
  description: z.string(),
  status: z.string(),
  assignee: z.string().nullable(),
  createdAt: z.string(),
  events: z.array(HeldEvent),
  mails: z.array(HeldMail),
})
export type HeldEnquiry = z.infer<typeof HeldEnquiry>

const HeldVisit = z.object({
  uuid: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  cameBy: z.string(),
  department: z.string(),
  items: z.array(z.object({ product: z.string(), quantity: z.number().int(), note: z.string() })),
  note: z.string(),
  status: z.string(),
  createdAt: z.string(),
  mails: z.array(HeldMail),
})
export type HeldVisit = z.infer<typeof HeldVisit>

/**
 * `answers`: what the person wrote in other people's enquiries. `mentions`: other people's enquiries and visits that
 * contain the address or the number, also in a mail about them.
 */
export const ShopperData = z.object({
  email: z.string(),
  phone: z.string(),
  enquiries: z.array(HeldEnquiry),
  visits: z.array(HeldVisit),
  answers: z.array(HeldEvent),
  mentions: z.array(z.object({ kind: z.enum(['enquiry', 'booking']), uuid: z.string(), name: z.string() })),
  /** Shared shortlists with a note that contains the address or the number; nobody knows whose they are. */
  sharedLists: z.number().int(),
})
export type ShopperData = z.infer<typeof ShopperData>

/** The file for the person: nothing of other people. */
export const ShopperFile = ShopperData.omit({ mentions: true, sharedLists: true })

export const Erased = z.object({
  enquiries: z.number().int(),
  visits: z.number().int(),
  events: z.number().int(),
  mails: z.number().int(),
  mentions: z.number().int(),
})
export type Erased = z.infer<typeof Erased>

export const RetentionEdit = z.object({
  /** null: kept without a limit. */
  keepMonths: z
    .number({ error: 'A number of months is needed.' })
    .int('Whole months only.')
    .min(1, 'At least one month.')
    .max(240, '240 months at most.')
    .nullable(),
})
export type RetentionEdit = z.infer<typeof RetentionEdit>
