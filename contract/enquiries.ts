import { z } from 'zod'

const Line = (most: number, what: string) =>
  z
    .string({ error: `${what} is needed.` })
    .trim()
    .min(1, `${what} is needed.`)
    .max(most, `${what} is too long: ${most} characters at most.`)

export const ContactRequest = z.object({
  name: Line(120, 'A name').regex(/^[^\r\n]*$/, 'A name goes on one line.'),
  email: z.email('An e-mail address looks like name@example.com.').max(254),
  categoryId: z.preprocess((given) => given || 0, z.coerce.number().int().min(0).max(2_147_483_647)),
  description: Line(5000, 'A message'),
  captchaValue: z
    .string({ error: 'Please complete the check that you are a person.' })
    .min(1, 'Please complete the check that you are a person.')
    .max(20_000),
  variantUuid: z.preprocess((given) => given || null, z.uuid().nullable()),
})
export type ContactRequest = z.infer<typeof ContactRequest>

export const ContactAnswer = z.object({ received: z.literal(true) })
export type ContactAnswer = z.infer<typeof ContactAnswer>
