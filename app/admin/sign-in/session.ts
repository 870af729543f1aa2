import type { Problem } from '../../../contract/errors.ts'

/** The sign-in library's own endpoints, which set and clear the session's cookie. */
const post = (path: string, body: object) =>
  fetch(`/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

const refusals: Record<number, string> = {
  401: 'That e-mail address and password do not belong together.',
  429: 'That were too many tries. Please wait a minute and try again.',
}

export async function signIn(email: string, password: string): Promise<Problem | undefined> {
  const { ok, status } = await post('sign-in/email', { email, password })
  if (ok) return undefined
  return { title: 'Not signed in', reason: refusals[status] ?? 'That did not work. Please check both and try again.' }
}

export const signOut = () => post('sign-out', {})
