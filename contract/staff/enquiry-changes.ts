import { z } from 'zod'
import { EnquiryFilters, Status, waysByHand } from './enquiries.ts'
import { Distinct, NeededLine, OptionalEmail, PhoneNumber, Text, Uuid } from './fields.ts'

/** A change to several enquiries at once, and its undo. */

export const maxAtOnce = 5000

/** The ticked enquiries, or all that match the list's filters except the unticked ones. */
export const EnquiryTarget = z.union([
  z.object({ uuids: Distinct(Uuid, maxAtOnce).min(1, 'Select at least one enquiry.') }),
  z.object({ found: EnquiryFilters, except: Distinct(Uuid, maxAtOnce).default([]) }),
])
export type EnquiryTarget = z.output<typeof EnquiryTarget>

const count = z.number().int()

/**
 * `expected`: how many enquiries the list found, including the unticked ones. If there are more or fewer by now,
 * nothing is done. An unticked one may have gone from the list meanwhile, and a ticked one may be erased.
 */
export const SeveralMove = z.object({
  target: EnquiryTarget,
  to: z.union([z.object({ status: Status }), z.object({ assignee: Uuid.nullable() })]),
  expected: count,
})
export type SeveralMove = z.output<typeof SeveralMove>
export type SeveralMoveSent = z.input<typeof SeveralMove>

/** The state of an enquiry before the change, with the version that the change gave it. */
const Before = z.object({
  uuid: Uuid,
  version: z.number().int().min(1),
  status: Status,
  assignee: Uuid.nullable(),
  unread: z.boolean().default(false),
})

/** Only the enquiries that were changed. */
export const SeveralMoved = z.object({ before: z.array(Before) })
export type SeveralMoved = z.infer<typeof SeveralMoved>

export const SeveralUndo = z.object({ before: z.array(Before).min(1).max(maxAtOnce) })
export type SeveralUndo = z.infer<typeof SeveralUndo>

/** `kept`: how many stay as they are, because they have changed again since, or belonged to a colleague who has left. */
export const SeveralUndone = z.object({ undone: count, kept: count })
export type SeveralUndone = z.infer<typeof SeveralUndone>

/** An enquiry by phone or at the counter, as staff enter it. */
export const EnquiryEntry = z
  .object({
    cameBy: z.enum(waysByHand),
    name: NeededLine(120, 'A name'),
    email: OptionalEmail,
    phone: PhoneNumber,
    description: Text(5000).trim().min(1, 'Write what was asked.'),
    productUuid: Uuid.nullable(),
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['phone'],
    message: 'Give a phone number or an email address, so that it can be answered.',
  })
export type EnquiryEntry = z.infer<typeof EnquiryEntry>
