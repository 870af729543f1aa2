import type { Calls } from '../contract/calls.ts'
import type { Client } from '../contract/client.ts'
import { failed } from '../contract/errors.ts'
import { FailedCall } from './failed-call.ts'

/** The address to which another redirects; `unknown` is why the redirect could not be read. */
type Moved = { to: string | null; unknown?: unknown }

/** The last path without a redirect: another query on it needs no new lookup. */
let knownPath = import.meta.env.SSR ? '' : location.pathname

/** Redirects take precedence over pages, as they do on a full load. */
export async function askRedirect(api: Client<Calls>, { pathname, search }: URL): Promise<Moved> {
  if (pathname === knownPath) return { to: null }
  try {
    const answer = await api.redirect({ address: pathname + search })
    if (failed(answer)) return { to: null, unknown: new FailedCall(answer) }
    if (answer.to === null) knownPath = pathname
    return answer
  } catch (error) {
    return { to: null, unknown: error }
  }
}
