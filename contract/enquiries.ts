import { z } from 'zod'
import { PiecesAsked } from './shortlists.ts'

const Text = (what: string, most: number) =>
  z
    .string({ error: `${what} is needed.` })
    .trim()
    .min(1, `${what} is needed.`)
    .max(most, `${what} is too long: ${most} characters at most.`)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, `${what} holds characters that can't be written.`)

const emailForm = 'An e-mail address looks like name@example.com.'
const captchaMissing = 'Please complete the check that you are a person.'
const noDepartment = 'There is no such department.'

export const ContactRequest = z.object({
  name: Text('A name', 120).regex(/^[^\t\r\n\p{Zl}\p{Zp}]*$/u, 'A name goes on one line.'),
  email: z
    .string({ error: emailForm })
    .trim()
    .max(254, 'An e-mail address is too long: 254 characters at most.')
    .pipe(z.email(emailForm)),
  /** 0, or nothing, is a general inquiry. A form sends its digits as text. */
  categoryId: z
    .union([z.number(), z.string(), z.null()], noDepartment)
    .default(0)
    .transform(Number)
    .pipe(z.int(noDepartment).min(0, noDepartment).max(2_147_483_647, noDepartment)),
  description: Text('A message', 5000).overwrite((text) => text.replace(/\r\n?/g, '\n')),
  captchaValue: z
    .string({ error: captchaMissing })
    .max(20_000, captchaMissing)
    .regex(/^[!-~]+$/, captchaMissing),
  /** A value that names no variant of ours is dropped: the enquiry matters more than the page it came from. */
  variantUuid: z
    .string({ error: 'A variant is named by text.' })
    .nullish()
    .transform((given) => z.uuid().safeParse(given).data ?? null),
  /** The pieces of a shortlist. Those that the shop no longer shows are left out. */
  items: PiecesAsked.default([]),
})
export type ContactRequest = z.infer<typeof ContactRequest>

/** `copyMailed`: a copy of what was written leaves for the shopper's mailbox. */
export const ContactAnswer = z.object({ received: z.literal(true), copyMailed: z.boolean() })
export type ContactAnswer = z.infer<typeof ContactAnswer>
