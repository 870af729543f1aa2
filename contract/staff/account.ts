import { z } from 'zod'
import { Uuid } from './fields.ts'
import { CurrentPassword, Email, Password, PersonName, Role } from './sign-in.ts'

/** The account of a member of staff: its details, sessions and sign-in methods. */

export const SessionRow = z.object({
  uuid: z.string(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
})
export type SessionRow = z.infer<typeof SessionRow>

export const PasskeyRow = z.object({ uuid: z.string(), name: z.string(), addedAt: z.string() })
export type PasskeyRow = z.infer<typeof PasskeyRow>

export const PasswordProof = z.object({ password: CurrentPassword })

export const PasskeyRemoval = z.object({ uuid: Uuid, password: CurrentPassword })

export const Account = z.object({
  name: z.string(),
  email: z.string(),
  role: Role,
  authenticator: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  passkeys: z.array(PasskeyRow),
  sessions: z.array(SessionRow),
})
export type Account = z.infer<typeof Account>

/** The password is required when the email address changes: its owner can reset the password. */
export const AccountEdit = z.object({ name: PersonName, email: Email, password: CurrentPassword.optional() })
export type AccountEdit = z.infer<typeof AccountEdit>

export const PasswordChange = z.object({ password: CurrentPassword, newPassword: Password })
export type PasswordChange = z.infer<typeof PasswordChange>
