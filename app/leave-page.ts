import { data, redirect } from 'react-router'
import { Unauthorised } from '../contract/client.ts'
import { FailedCall } from './failed-call.ts'
import { writeMissed } from './missed-cookie.ts'

/**
 * The error or redirect that a page throws when it cannot be loaded. After a response other than 200 the visitor goes
 * home, and the home page explains this if the page may be back later. If it is `unknown` whether the address has
 * moved, a missing page shows that reason.
 */
export function leavePage(thrown: unknown, url: URL, unknown?: unknown): unknown {
  if (!(thrown instanceof FailedCall)) return asUnauthorised(thrown)
  if (thrown.mayPass) return goHomeExplained(url)
  return unknown === undefined ? redirect('/') : asUnauthorised(unknown)
}

/** A call that rejects with 401 shows the Unauthorised screen. */
export const asUnauthorised = (thrown: unknown): unknown =>
  thrown instanceof Unauthorised ? data(null, { status: 401 }) : thrown

function goHomeExplained(url: URL): Response {
  const note = writeMissed(url)
  if (import.meta.env.SSR) return redirect('/', { headers: { 'cache-control': 'no-store', 'set-cookie': note } })
  Reflect.set(document, 'cookie', note)
  return redirect('/')
}
