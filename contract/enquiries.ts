import { z } from 'zod'
import { EmailAddress } from './email-address.ts'
import { Uuid } from './ids.ts'
import { AddressText, CaptchaValue, DepartmentId, joinLineEnds, OneLine, Words } from './shopper-fields.ts'
import { PiecesAsked } from './shortlists.ts'

export const ContactRequest = z.object({
  /** The form makes this key for the enquiry. A repeat with the same key, after a lost answer, stores the enquiry only once. */
  uuid: z.uuid().optional(),
  name: OneLine('A name', 120).min(1, 'A name is needed.'),
  email: AddressText.pipe(EmailAddress),
  categoryId: DepartmentId,
  description: Words('A message', 5000).min(1, 'A message is needed.').overwrite(joinLineEnds),
  captchaValue: CaptchaValue,
  /** A value that is no variant's uuid is dropped: the enquiry matters more than the page it came from. */
  variantUuid: z
    .string({ error: 'A variant is named by text.' })
    .nullish()
    .transform((given) => Uuid.safeParse(given).data ?? null),
  /** The pieces of a shortlist. Those that the shop no longer shows are left out. */
  items: PiecesAsked.default([]),
})
export type ContactRequest = z.infer<typeof ContactRequest>

/** `copyMailed`: whether a copy of the message is sent to the shopper's mailbox. */
export const ContactAnswer = z.object({ received: z.literal(true), copyMailed: z.boolean() })
export type ContactAnswer = z.infer<typeof ContactAnswer>
