import { z } from 'zod'
import { Uuid } from './fields.ts'
import { Email, PersonName, Role } from './sign-in.ts'

/** Members of staff, and open invitations. */

export const PersonRow = z.object({
  uuid: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  authenticator: z.boolean(),
  /** When any of the member's sessions was last used. */
  lastUsedAt: z.string().nullable(),
  removedAt: z.string().nullable(),
  /** The open enquiries that are assigned to them. */
  openEnquiries: z.number().int(),
})
export type PersonRow = z.infer<typeof PersonRow>

export const InvitationRow = z.object({
  uuid: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  invitedBy: z.string(),
  expiresAt: z.string(),
})
export type InvitationRow = z.infer<typeof InvitationRow>

export const People = z.object({ people: z.array(PersonRow), invitations: z.array(InvitationRow) })
export type People = z.infer<typeof People>

export const NewInvitation = z.object({ name: PersonName, email: Email, role: Role })
export type NewInvitation = z.infer<typeof NewInvitation>

/** The link is shown only in this answer; the mail contains it too. */
export const InvitationLink = z.object({ uuid: z.string(), link: z.string(), expiresAt: z.string() })
export type InvitationLink = z.infer<typeof InvitationLink>

export const RoleChange = z.object({ uuid: Uuid, role: Role })
