import { z } from 'zod'
import { EmailAddress } from '../email-address.ts'
import { emailForm } from '../email-form.ts'

export const Role = z.enum(['owner', 'editor', 'sales'])
export type Role = z.infer<typeof Role>

export const LoginStatus = z.object({ loggedIn: z.boolean(), uuid: z.string().optional(), name: z.string().optional() })
export type LoginStatus = z.infer<typeof LoginStatus>

export const Password = z
  .string({ error: 'A password is needed.' })
  .min(12, 'A password needs 12 characters or more.')
  .max(128, 'A password has at most 128 characters.')

/** The current password, with which somebody proves who they are. */
export const CurrentPassword = z.string().min(1, 'Your password is needed.').max(128, 'This is not your password.')

export const PersonName = z.string({ error: 'A name is needed.' }).trim().min(1, 'A name is needed.').max(120)

export const Email = z.string({ error: emailForm }).trim().max(254).toLowerCase().pipe(EmailAddress)

/** The token of a link that works once. */
export const LinkToken = z.string().min(1).max(200)

export const NewOwner = z.object({ token: LinkToken, name: PersonName, email: Email, password: Password })
export type NewOwner = z.infer<typeof NewOwner>

/** The signed-in person. */
export const Member = z.object({ uuid: z.string(), name: z.string(), email: z.string(), role: Role })
export type Member = z.infer<typeof Member>

/**
 * Whether mails leave the shop. `kept`: the number that exist only as files so far, and `folder`: where they are, for
 * owners only.
 */
export const MailSetup = z.object({ leaves: z.boolean(), kept: z.number().int(), folder: z.string().nullable() })
export type MailSetup = z.infer<typeof MailSetup>

/** `codeOwedFrom`: when an authenticator app becomes required; null if it is not, or if they have one. */
export const SignedIn = Member.extend({ mail: MailSetup, codeOwedFrom: z.string().nullable() })
export type SignedIn = z.infer<typeof SignedIn>

/** The invitation, as its link shows it. */
export const InvitationCard = z.object({ shopName: z.string(), name: z.string(), email: z.string(), role: Role })
export type InvitationCard = z.infer<typeof InvitationCard>

export const Joining = z.object({ token: LinkToken, name: PersonName, password: Password })
export type Joining = z.infer<typeof Joining>

export const ResetRequest = z.object({ email: Email })

/** Whether a link can be mailed at all; the same answer for everyone. */
export const ResetAnswer = z.object({ mailLeaves: z.boolean() })

export const Reset = z.object({ token: LinkToken, password: Password })
export type Reset = z.infer<typeof Reset>
