import { z } from 'zod'

export const LoginStatus = z.object({ loggedIn: z.boolean(), uuid: z.string().optional(), name: z.string().optional() })
export type LoginStatus = z.infer<typeof LoginStatus>
