import type { Role } from '../../contract/staff.ts'
import type { StaffCall } from '../../contract/staff-calls.ts'
import { Problem } from '../platform/problem.ts'
import type { BoundCall, Caller } from '../serve.ts'
import type { Auth } from './auth.ts'

export type Member = { id: string; name: string; email: string; role: Role }
export type StaffCaller = Caller & { member: Member }

export type Door = { auth: Auth; publicUrl: string }

/** Lets through to each call whom its roles name, and nobody else; told before what was sent is even looked at. */
export const guardCalls = (calls: BoundCall<StaffCaller>[], door: Door): BoundCall[] =>
  calls.map((bound) => ({
    ...bound,
    answer: async (input, caller) => {
      const { method, roles } = bound.call as StaffCall
      const member = await admit(door, caller.headers, { method, roles })
      return bound.answer(input, { ...caller, member })
    },
  }))

/** The member of staff who asks, if they may. */
export async function admit(
  { auth, publicUrl }: Door,
  headers: Headers,
  { method, roles }: Pick<StaffCall, 'method' | 'roles'>,
): Promise<Member> {
  const session = headers.has('cookie') ? await auth.api.getSession({ headers }) : null
  if (!session) throw new Problem(401, 'Not signed in', 'Please sign in.')
  if (method !== 'GET') refuseOtherSites(headers, publicUrl)
  const { id, name, email, role } = session.user
  const member = { id, name, email, role: role as Role }
  if (!roles.includes(member.role)) throw new Problem(403, 'Not allowed', 'Your role does not include this.')
  return member
}

/** A page of another site could make a browser send the cookie along, but cannot make it name another origin. */
function refuseOtherSites(headers: Headers, publicUrl: string): void {
  const host = readHost(headers.get('origin') ?? '')
  if (host !== undefined && [headers.get('host'), new URL(publicUrl).host].includes(host)) return
  throw new Problem(403, 'Not allowed', 'This was sent from another site.')
}

const readHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)
