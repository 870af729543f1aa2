import type { Context, Hono } from 'hono'
import { signInLimit } from '../../contract/body-limits.ts'
import { PasswordProof } from '../../contract/staff/account.ts'
import type { signInCalls } from '../../contract/staff/calls.ts'
import { type Bodies, openBodies } from '../platform/http/bodies.ts'
import { readJson } from '../platform/http/read-json.ts'
import type { Logger } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { findUnstorable } from '../platform/sent-values.ts'
import { type Bindings, type Caller, checkInput, type Handlers } from '../serve.ts'
import { refuseForeign, requireSession } from './access.ts'
import type { StaffParts } from './account.ts'
import { limitLinkUses, limitResets } from './attempts.ts'
import { addressHeader, requestIdHeader } from './auth-hooks.ts'
import { join, readInvitation } from './invitations.ts'
import { createOwner } from './owner-link.ts'
import { beginEntering, beginPasskey, type Parts as PasskeyParts } from './passkeys.ts'
import { resetPassword, sendResetLink } from './password-resets.ts'

type SignInParts = StaffParts & { log: Logger }

export const answerSignInCalls = ({ log, ...parts }: SignInParts): Handlers<typeof signInCalls> => ({
  createOwner: async (owner, caller) => {
    await admitToLink(parts, caller)
    const { id, name } = await createOwner(parts, owner)
    return { loggedIn: false, uuid: id, name }
  },
  openInvitation: async ({ token }, caller) => {
    await admitToLink(parts, caller)
    return readInvitation(parts.db, token)
  },
  acceptInvitation: async (joining, caller) => {
    await admitToLink(parts, caller)
    await join(parts, joining)
    return null
  },
  requestReset: async ({ email }, { address, headers }) => {
    refuseForeign(headers, parts.publicUrl)
    await limitResets(parts.db, address, email)
    // Answers before the mail is sent: the time it takes would reveal who is on the staff.
    sendResetLink(parts.db, parts.publicUrl, email).catch((err) => log.error({ err }, 'No reset link could be sent'))
    return { mailLeaves: await parts.mail.canSend() }
  },
  resetPassword: async (reset, caller) => {
    await admitToLink(parts, caller)
    await resetPassword(parts, reset)
    return null
  },
})

async function admitToLink({ db, publicUrl }: StaffParts, { address, headers }: Caller): Promise<void> {
  refuseForeign(headers, publicUrl)
  await limitLinkUses(db, address)
}

/** The sign-in library's endpoints in use; all others answer 404. */
const libraryPaths = {
  open: [
    '/sign-in/email',
    '/sign-out',
    '/two-factor/verify-totp',
    '/two-factor/verify-backup-code',
    '/passkey/verify-authentication',
  ],
  /** Need a session, which is checked here first: the library would answer an invalid body with a 400. */
  ofStaff: [
    '/two-factor/enable',
    '/two-factor/disable',
    '/two-factor/generate-backup-codes',
    '/passkey/verify-registration',
  ],
}

const listAddresses = (paths: string[]) => paths.map((path) => `/api/auth${path}`)

const maxBytes = 2 * 1024 * 1024

export function mountSignIn(app: Hono<Bindings>, parts: PasskeyParts): void {
  const { auth } = parts
  const bodies = openBodies(maxBytes, maxBytes / 4)
  mountPasskeys(app, parts, bodies)
  const answer = async ({ env, req }: Context<Bindings>, fields: object) => {
    const { raw } = req
    refuseUnstorable(fields)
    const headers = new Headers(raw.headers)
    headers.delete('content-length')
    headers.set(addressHeader, env.address)
    headers.set(requestIdHeader, env.requestId)
    const { method, signal } = raw
    const body = raw.body && JSON.stringify(fields)
    const sent = new Request(raw.url, { method, headers, body, signal })
    return withoutToken(await replaceValidatorRefusal(await (await auth.library()).answer(sent)))
  }
  app.on('POST', listAddresses(libraryPaths.open), async (context) =>
    answer(context, await readJson(bodies, context, signInLimit)),
  )
  app.on('POST', listAddresses(libraryPaths.ofStaff), async (context) => {
    await requireSession(auth, context.req.raw.headers)
    return answer(context, await readJson(bodies, context, signInLimit))
  })
}

function mountPasskeys(app: Hono<Bindings>, parts: PasskeyParts, bodies: Bodies): void {
  app.post('/api/auth/passkey/begin', async (context) => {
    await requireSession(parts.auth, context.req.raw.headers)
    const { password } = checkInput(PasswordProof, await readJson(bodies, context, signInLimit))
    return beginPasskey(parts, context.req.raw.headers, password)
  })
  app.post('/api/auth/passkey/enter', ({ req, env }) => beginEntering(parts, req.raw.headers, env.address))
}

/** Refuses text with a NUL character: the library would pass it to the database, which cannot store it. */
function refuseUnstorable(fields: object): void {
  if (!findUnstorable(fields)) return
  throw new Problem(400, 'Please check what was sent', 'It has a character that text cannot have.')
}

/** The session's token is in its cookie, which scripts cannot read, and nowhere else. */
async function withoutToken(response: Response): Promise<Response> {
  if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return response
  const answer = await response.json()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  const { token, session, ...rest } = Object(answer)
  return new Response(JSON.stringify(rest), { status: response.status, headers })
}

/** Replaces the wording of the library's validator with our own. */
async function replaceValidatorRefusal(response: Response): Promise<Response> {
  if (response.status === 500) await refusePasskey(response)
  if (response.status !== 400) return response
  const { code } = await response.clone().json()
  if (code !== 'VALIDATION_ERROR') return response
  throw new Problem(400, 'Please check what was sent', 'Every field has to be filled in with text.')
}

/** The library treats an unreadable passkey as an internal error. */
async function refusePasskey(response: Response): Promise<void> {
  const { code } = await response.clone().json()
  if (code === 'FAILED_TO_VERIFY_REGISTRATION') throw new Problem(400, 'Not accepted', 'This passkey was not accepted.')
}
