import type { Context } from 'hono'
import { WholeResponse } from '../app/whole-response.ts'
import { nameAddressClass } from './platform/http/address-class.ts'
import type { Logger } from './platform/log.ts'
import {
  databaseBusy,
  databaseUnavailable,
  isDatabaseFull,
  isReadOnly,
  isTooSlow,
} from './platform/outage/unavailable.ts'
import { Problem } from './platform/problem.ts'
import { redactPath } from './platform/redaction.ts'
import { logSparingly } from './platform/sparing-log.ts'
import { storageFull } from './platform/storage/refusals.ts'
import type { Bindings } from './serve.ts'

/** Answers with the body and status of a Problem. Any other error is our fault: it is logged, and answered with a 500. */
export function answerProblem(error: unknown, context: Context<Bindings>, log: Logger): Response {
  if (error instanceof Problem) {
    noteRefusal(error, context, log)
    noteCause(error, context, log)
    return respond(error.body, error.status, error.headers)
  }
  const refused = refuseChange(error, context.req.path)
  if (refused) return answerProblem(refused, context, log)
  const { requestId } = context.env
  const isSlow = isTooSlow(error)
  log.error(
    { err: error, requestId, method: context.req.method, path: redactPath(context.req.path) },
    isSlow ? 'a request took longer than the database allows' : 'a request failed',
  )
  if (isSlow) return answerProblem(databaseBusy(), context, log)
  const reason = `It is our fault, and it has been noted. If you tell us about it, please say ${requestId}.`
  return respond({ title: 'Something went wrong', reason }, 500)
}

/** The refusal of a write while PostgreSQL is full or read-only. Staff can free disk space; a shopper can only retry. */
function refuseChange(error: unknown, path: string): Problem | undefined {
  if (isDatabaseFull(error) && path.startsWith('/api/staff/')) return storageFull('disk', error)
  return isDatabaseFull(error) || isReadOnly(error) ? databaseUnavailable().because(error) : undefined
}

/**
 * Responds with a complete body, which is sent before the next request is handled: a flood of refused requests must not
 * pile up.
 */
const respond = (body: object, status: number, headers: Record<string, string> = {}) =>
  new WholeResponse(Buffer.from(JSON.stringify(body)), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

/** Refusals that may be part of an attack: invalid input, a missing permission, an oversized body, too many requests. */
const refusals = [400, 401, 403, 413, 429]
/** Logged as warnings. A 401 is mostly an expired session, and a 400 mostly a slip. */
const warned = [403, 429]

/** Logs the cause of a refusal, with a rate limit: many requests may fail because of one fault. */
function noteCause({ status, cause }: Problem, { req, env }: Context<Bindings>, log: Logger): void {
  if (cause === undefined) return
  logSparingly(log, {
    level: 'error',
    words: 'a request was refused because something is broken',
    shared: { status },
    own: { err: cause, requestId: env.requestId, method: req.method, path: redactPath(req.path) },
  })
}

/** Logs which account was refused which call. */
function noteRefusal({ status, account }: Problem, { req, env }: Context<Bindings>, log: Logger): void {
  if (!refusals.includes(status)) return
  const { requestId, address } = env
  logSparingly(log, {
    level: warned.includes(status) ? 'warn' : 'info',
    words: 'a request was refused',
    shared: { status, from: nameAddressClass(address), ...(account && { account }) },
    own: { requestId, method: req.method, path: redactPath(req.path) },
  })
}
