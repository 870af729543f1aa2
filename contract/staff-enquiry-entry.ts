import { z } from 'zod'
import { waysByHand } from './staff-enquiries.ts'
import { emailForm, Line, NeededLine, PhoneNumber, Text, Uuid } from './staff-fields.ts'

/** An enquiry by phone or at the counter, as a member of staff enters it. */
export const EnquiryEntry = z
  .object({
    cameBy: z.enum(waysByHand),
    name: NeededLine(120, 'A name'),
    email: Line(254).pipe(z.literal('').or(z.email(emailForm))),
    phone: PhoneNumber,
    description: Text(5000).trim().min(1, 'Write what was asked.'),
    productUuid: Uuid.nullable(),
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['phone'],
    message: 'Give a phone number or an e-mail address, so that it can be answered.',
  })
export type EnquiryEntry = z.infer<typeof EnquiryEntry>
