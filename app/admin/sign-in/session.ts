import { emailForm } from '../../../contract/email-form.ts'
import type { Failure, Problem } from '../../../contract/errors.ts'
import { failed } from '../../../contract/errors.ts'
import type { LoginStatus } from '../../../contract/staff/sign-in.ts'
import { staffApi } from '../api.ts'
import { forgetUsedLately } from '../search/used-lately.ts'
import { forgetDrafts } from '../stored-drafts.ts'

/** Whether somebody is signed in, and who; false if the call fails. */
export async function readStatus(signal?: AbortSignal): Promise<LoginStatus> {
  const status = await staffApi.login(undefined, { signal })
  return failed(status) ? { loggedIn: false } : status
}

/** The sign-in library's own endpoints, which set and clear the session cookie. */
export async function post<Answer>(path: string, body: object): Promise<Answer | Failure> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  const answer = await response.json().catch(() => ({}))
  return response.ok ? answer : { status: response.status, problem: explain(answer ?? {}) }
}

const again = 'That took too long, or too many tries. Please sign in again.'

/** The library's error codes in words. */
const refusals: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'The email address or password is wrong.',
  INVALID_EMAIL: emailForm,
  INVALID_PASSWORD: 'That is not your password.',
  INVALID_CODE: 'That code is not right, or was used already. Please wait for the next one.',
  INVALID_BACKUP_CODE: 'That is not a recovery code of yours, or it was used already.',
  PASSKEY_NOT_FOUND: 'This shop does not know that passkey. Please sign in with your password.',
  AUTHENTICATION_FAILED: 'That passkey was not accepted. Please sign in with your password.',
  CHALLENGE_NOT_FOUND: 'That took too long. Please try again.',
  INVALID_TWO_FACTOR_COOKIE: again,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: again,
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Please wait a quarter of an hour and sign in again.',
}

/** The field to which an error code belongs. */
const fields: Record<string, string> = {
  INVALID_PASSWORD: 'password',
  INVALID_CODE: 'code',
  INVALID_BACKUP_CODE: 'code',
}

function explain({ code = '', reason, fields: given }: Partial<Problem> & { code?: string }): Problem {
  const text = reason ?? refusals[code] ?? 'That did not work. Please try again.'
  const field = fields[code]
  return { title: 'Not accepted', reason: text, fields: given ?? (field ? { [field]: text } : undefined) }
}

const problemOf = (answer: object): Problem | undefined => (failed(answer) ? answer.problem : undefined)

type SignedIn = { twoFactorRedirect?: boolean }

/** `code`: the password was right, and a code of the authenticator app is needed next. */
export async function signIn(email: string, password: string): Promise<'in' | 'code' | Problem> {
  const answer = await post<SignedIn>('sign-in/email', { email, password })
  if (failed(answer)) return answer.problem
  return answer.twoFactorRedirect ? 'code' : 'in'
}

/** The second step of signing in, or the last step of setting up the app. */
export const enterCode = async (code: string) =>
  problemOf(await post('two-factor/verify-totp', { code: code.replaceAll(/\D/g, '') }))

export const enterRecoveryCode = async (code: string) =>
  problemOf(await post('two-factor/verify-backup-code', { code: code.trim() }))

/** Signs out, and removes drafts and recent pages from the browser, because somebody else may use it next. */
export async function signOut(): Promise<Failure | undefined> {
  const answer = await post('sign-out', {})
  if (failed(answer) && answer.status !== 401) return answer
  forgetDrafts()
  forgetUsedLately()
}

export type Authenticator = { totpURI: string; backupCodes: string[] }

export const beginAuthenticator = (password: string) => post<Authenticator>('two-factor/enable', { password })

export const makeRecoveryCodes = (password: string) =>
  post<Pick<Authenticator, 'backupCodes'>>('two-factor/generate-backup-codes', { password })

export const endAuthenticator = async (password: string) => problemOf(await post('two-factor/disable', { password }))
