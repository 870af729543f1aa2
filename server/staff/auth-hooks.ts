import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { Database } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { changeShop } from '../site/changes.ts'
import {
  clearSignInFailures,
  limitCodes,
  limitPasswordChecks,
  limitSignIn,
  takeCode,
  uncountSignIn,
} from './attempts.ts'
import { forgetExpired } from './expired-rows.ts'
import { notePassword, refuseOutdated } from './outdated-sign-in.ts'
import { needsCode } from './second-factor.ts'
import { endIdleSession, endReplacedSession, type HookContext } from './session-limits.ts'
import type { SignInLog } from './sign-in-log.ts'

/** The client's address: set by us on every request, so it cannot be forged. */
export const addressHeader = 'x-showroom-client-address'

type Act = (db: Database, context: HookContext) => Promise<unknown>

/** The id of the request in the log, also set by us on every request. */
export const requestIdHeader = 'x-showroom-request-id'

const readAddress = (context: HookContext) => context.headers?.get(addressHeader) ?? ''
/** The library has not checked the body yet: it may be anything. */
const readText = (context: HookContext, field: string): string => {
  const text: unknown = context.body?.[field]
  return typeof text === 'string' ? text : ''
}

/** Checks that run before the sign-in library handles a request with which somebody could guess. */
const guards: Record<string, Act> = {
  '/sign-in/email': (db, context) => limitSignIn(db, readAddress(context), readText(context, 'email')),
  '/two-factor/verify-totp': async (db, context) => {
    refuseTrust(context)
    await limitCodes(db, readAddress(context))
    const memberId = await findMemberSigningIn(context)
    await notePassword(db, context, memberId)
    await takeCodeOnce(db, context, memberId)
  },
  '/two-factor/verify-backup-code': async (db, context) => {
    refuseTrust(context)
    await limitCodes(db, readAddress(context))
    await notePassword(db, context, await findMemberSigningIn(context))
  },
  '/passkey/verify-registration': async (_, context) => {
    if (context.body?.createSession) throw new Problem(400, 'Not offered', 'This is not offered.')
    refuseOddPasskey(context)
  },
  '/passkey/verify-authentication': async (db, context) => {
    refuseOddPasskey(context)
    await limitCodes(db, readAddress(context))
  },
  '/two-factor/enable': guardPassword,
  '/two-factor/disable': guardPassword,
  '/two-factor/generate-backup-codes': guardPassword,
}

type Guarding = { signInLog: SignInLog; idleMs: number; ownersNeedCodeFrom: Date | undefined }

export const guardAttempts = (db: Database, { signInLog, idleMs, ownersNeedCodeFrom }: Guarding) =>
  createAuthMiddleware(async (context) => {
    try {
      if (context.path in guards) await endIdleSession(context, idleMs)
      await guards[context.path]?.(db, context)
      if (context.path === '/two-factor/disable') await refuseTurningOff(context, ownersNeedCodeFrom)
    } catch (error) {
      const refusal = error instanceof Problem ? toApiError(error) : error
      if (refusal instanceof APIError) await noteFailure(signInLog, context, refusal)
      throw refusal
    }
  })

/** The library offers to trust a browser without codes; that could not be revoked. */
function refuseTrust({ body }: HookContext): void {
  if (body?.trustDevice || body?.disableSession) throw new Problem(400, 'Not offered', 'This is not offered.')
}

/** The library would query the database for any passkey name that is sent. */
function refuseOddPasskey({ body }: HookContext): void {
  const isText = typeof body?.response?.id === 'string' && body.response.id.length <= 1400
  if (!isText || !isShort(body?.name)) throw new Problem(400, 'Please check what was sent', 'This is not a passkey.')
}

const isShort = (name: unknown) => name === undefined || (typeof name === 'string' && name.length <= 120)

/** The library accepts a right code any number of times; an onlooker must not be able to use it again. */
async function takeCodeOnce(db: Database, context: HookContext, memberId: string | undefined): Promise<void> {
  if (!memberId) return
  await takeCode(db, memberId, readText(context, 'code')).catch((error) => {
    if (!(error instanceof Problem)) throw error
    throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
  })
}

async function findMemberSigningIn(context: HookContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(context)
  if (session) return session.user.id
  const { createAuthCookie, secret, internalAdapter } = context.context
  const challenge = await context.getSignedCookie(createAuthCookie('two_factor').name, secret)
  return challenge ? (await internalAdapter.findVerificationValue(challenge))?.value : undefined
}

async function guardPassword(db: Database, context: HookContext): Promise<void> {
  const session = await getSessionFromCtx(context)
  if (session) await limitPasswordChecks(db, session.user.id)
}

async function refuseTurningOff(context: HookContext, from: Date | undefined): Promise<void> {
  const session = await getSessionFromCtx(context)
  if (!session || !needsCode({ role: String(session.user.role) }, from)) return
  throw new Problem(400, 'An authenticator app is needed', 'Owners need an authenticator app in this shop.')
}

const toApiError = ({ status, body, headers }: Problem) =>
  new APIError(status === 429 ? 'TOO_MANY_REQUESTS' : 'BAD_REQUEST', { ...body, message: body.reason }, headers)

/** What runs after the library has handled a path. */
const consequences: Record<string, Act> = {
  '/sign-in/email': clearPasswordCounts,
  '/two-factor/verify-totp': clearPasswordCounts,
  '/two-factor/verify-backup-code': async (db, context) => {
    await clearPasswordCounts(db, context)
    await record(db, context, 'use recovery code')
  },
  '/passkey/verify-authentication': clearCounts,
  '/passkey/verify-registration': (db, context) => record(db, context, 'add passkey'),
  '/two-factor/generate-backup-codes': (db, context) => record(db, context, 'make recovery codes'),
}

export const recordUse = (db: Database) =>
  createAuthMiddleware(async (context) => {
    if (context.context.returned instanceof Error) return
    await refuseOutdated(db, context)
    await consequences[context.path]?.(db, context)
    await endReplacedSession(context)
  })

/** Logs the results of sign-ins. It must be the last plugin, because each of the others may still refuse a sign-in. */
export const logSignIns = (signInLog: SignInLog) => ({
  id: 'sign-in-log',
  hooks: {
    after: [
      {
        matcher: ({ path }: { path?: string }) => path !== undefined && path in guards,
        handler: createAuthMiddleware(async (context) => {
          const { returned } = context.context
          if (returned instanceof APIError) await noteFailure(signInLog, context, returned)
          else if (!(returned instanceof Error)) await noteSuccess(signInLog, context)
        }),
      },
    ],
  },
})

async function noteFailure(signInLog: SignInLog, context: HookContext, { status, body }: APIError): Promise<void> {
  if (!(context.path in guards)) return
  const attempt = describeAttempt(context)
  const isFirstStep = context.path === '/sign-in/email'
  const who = isFirstStep ? { email: readText(context, 'email') } : { accountId: await findMemberSigningIn(context) }
  await signInLog.failed({ ...attempt, ...who }, String(body?.code ?? status))
}

const signInPaths = [
  '/sign-in/email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]

/** Logs a success. A first step that is answered without a session has led to the request for a code. */
async function noteSuccess(signInLog: SignInLog, context: HookContext): Promise<void> {
  if (!signInPaths.includes(context.path)) return
  const [attempt, user] = [describeAttempt(context), context.context.newSession?.user]
  if (user) await signInLog.succeeded({ ...attempt, accountId: user.id }, false)
  else if (context.path === '/sign-in/email')
    await signInLog.succeeded({ ...attempt, email: readText(context, 'email') }, true)
}

/** The library creates a session at the first step already, and removes it if a code is required next. */
const isHalfway = ({ path, context }: HookContext): boolean =>
  path === '/sign-in/email' && context.newSession?.user.twoFactorEnabled === true

const describeAttempt = (context: HookContext) => ({
  path: context.path,
  address: readAddress(context),
  requestId: context.headers?.get(requestIdHeader) ?? '',
})

async function clearPasswordCounts(db: Database, context: HookContext): Promise<void> {
  if (!context.context.newSession || isHalfway(context)) return
  await clearCounts(db, context)
  await uncountSignIn(db, readAddress(context))
}

async function clearCounts(db: Database, context: HookContext): Promise<void> {
  const email = context.context.newSession?.user.email
  if (!email) return
  await clearSignInFailures(db, readAddress(context), email)
  await forgetExpired(db)
}

async function record(db: Database, { context }: HookContext, action: string): Promise<void> {
  const user = (context.newSession ?? context.session)?.user
  if (!user) return
  await changeShop(db, user, async (_, change) => change.record({ action, entity: 'person', entityId: user.id }))
}
