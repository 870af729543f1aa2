import type { calls } from '../../contract/calls.ts'
import type { StaffCalls } from '../../contract/staff/calls.ts'
import type { StaffCall } from '../../contract/staff/roles.ts'
import type { Role } from '../../contract/staff/sign-in.ts'
import { Problem } from '../platform/problem.ts'
import type { BoundCall, Caller, Handlers } from '../serve.ts'
import type { Auth } from './auth.ts'
import type { Authenticated, Member } from './member.ts'
import { findCodeOwed, isOwed, refuseWithoutCode } from './second-factor.ts'
import { hasSessionCookie } from './session-cookie.ts'
import { isIdle } from './session-limits.ts'
import { noteUse } from './sessions.ts'

export type StaffCaller = Caller & Authenticated
/** A feature's handlers of staff calls; `server/back-office.ts` does not compile while a call has no handler. */
export type StaffAnswers = Partial<Handlers<StaffCalls, keyof StaffCalls, StaffCaller>>

type AuthParts = { auth: Auth; publicUrl: string }

/**
 * Allows a call only to members whose role it names. Checked before the body is read, and again afterwards: a body may
 * arrive a minute later, when the member may have lost their role or their session.
 */
export const guardCalls = (calls: BoundCall<StaffCaller>[], parts: AuthParts): BoundCall[] =>
  calls.map(({ name, call, answer }) => {
    const admit = async (caller: Caller) => {
      const { member, session, codeOwedFrom } = await requireStaff(parts, caller.headers, call as StaffCall)
      return { session, who: { ...caller, member, sessionId: session.id, codeOwedFrom } }
    }
    const answerAs = (input: unknown, who: StaffCaller) =>
      answer(input, who).catch((error) => throwAs(who.member, error))
    const enter = async (caller: Caller) => {
      const { session, who } = await admit(caller)
      await noteUse(parts.auth, session, caller)
      if (call.method === 'GET') return (input: unknown) => answerAs(input, who)
      return async (input: unknown) => answerAs(input, (await admit(caller)).who)
    }
    return { name, call, enter, answer: async (input, caller) => (await enter(caller))(input) }
  })

/** Adds the member's id to a refusal, for the log. */
function throwAs({ id }: Member, error: unknown): never {
  if (error instanceof Problem) error.account ??= id
  throw error
}

/** Returns the member of staff who sends the request, if their role may. */
export async function requireStaff(
  { auth, publicUrl }: AuthParts,
  headers: Headers,
  { method, roles, path }: Entrance,
) {
  const found = await requireSession(auth, headers)
  if (method !== 'GET' && !isOwnOrigin(headers, publicUrl))
    throw refuse(found.member, 'This was sent from another site.')
  if (!roles.includes(found.member.role)) throw refuse(found.member, 'Your role does not include this.')
  refuseWithoutCode(found.codeOwedFrom, path)
  return found
}

export async function requireSession(auth: Auth, headers: Headers) {
  const found = await recognise(auth, headers)
  if (!found) throw new Problem(401, 'Not signed in', 'Please sign in.')
  return found
}

/** The requested call, or a route outside the table of calls, which has no `path`. */
type Entrance = Pick<StaffCall, 'method' | 'roles'> & Partial<Pick<StaffCall, 'path'>>

/** `requireStaff` bound to one shop’s parts, for routes outside the table of calls. */
export const requireStaffWith = (parts: AuthParts) => (headers: Headers, call: Entrance) =>
  requireStaff(parts, headers, call)

/** The session of a request and its member; undefined once they have left the staff. */
export async function recognise(auth: Auth, headers: Headers) {
  if (!hasSessionCookie(headers)) return undefined
  const { findSession } = await auth.library()
  const found = await findSession(headers)
  if (!found || found.user.removedAt || isIdle(found.session, auth.idleMs)) return undefined
  const { id, name, email, role } = found.user
  const member: Member = { id, name, email, role: role as Role }
  return { member, session: found.session, codeOwedFrom: findCodeOwed(found.user, auth.ownersNeedCodeFrom) }
}

export const answerLogin = ({ auth }: Pick<AuthParts, 'auth'>): Handlers<typeof calls, 'login'> => ({
  login: async (_, { headers }) => {
    const found = await recognise(auth, headers)
    return found ? { loggedIn: true, uuid: found.member.id, name: found.member.name } : { loggedIn: false }
  },
})

/** Whether a member of staff sends the request who may open more than their own account. */
export async function isAdmitted(auth: Auth, headers: Headers): Promise<boolean> {
  const found = await recognise(auth, headers)
  return found !== undefined && !isOwed(found.codeOwedFrom)
}

/** A page of another site could make a browser send the cookie along, but cannot make it name another origin. */
function isOwnOrigin(headers: Headers, publicUrl: string): boolean {
  const host = readHost(headers.get('origin') ?? '')
  return host !== undefined && [headers.get('host'), new URL(publicUrl).host].includes(host)
}

/** For calls without a session, such as those that take a token: a program that is no browser names no origin. */
export function refuseForeign(headers: Headers, publicUrl: string): void {
  if (headers.has('origin') && !isOwnOrigin(headers, publicUrl))
    throw new Problem(403, 'Not allowed', 'This was sent from another site.')
}

const refuse = ({ id }: Member, reason: string) =>
  Object.assign(new Problem(403, 'Not allowed', reason), { account: id })

const readHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)
