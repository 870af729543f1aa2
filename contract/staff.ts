import { z } from 'zod'

export const Role = z.enum(['owner', 'editor', 'sales'])
export type Role = z.infer<typeof Role>

export const LoginStatus = z.object({ loggedIn: z.boolean(), uuid: z.string().optional(), name: z.string().optional() })
export type LoginStatus = z.infer<typeof LoginStatus>

export const Password = z
  .string({ error: 'A password is needed.' })
  .min(12, 'A password needs 12 characters or more.')
  .max(128, 'A password has at most 128 characters.')

export const NewOwner = z.object({
  token: z.string().min(1).max(200),
  name: z.string({ error: 'A name is needed.' }).trim().min(1, 'A name is needed.').max(120),
  email: z.email('An e-mail address looks like name@example.com.').max(254).toLowerCase(),
  password: Password,
})
export type NewOwner = z.infer<typeof NewOwner>

/** Who is signed in, as the back office greets them. */
export const Member = z.object({ uuid: z.string(), name: z.string(), email: z.string(), role: Role })
export type Member = z.infer<typeof Member>
