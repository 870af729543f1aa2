import type { Context, Hono } from 'hono'
import { encodeText } from '../app/utf8.ts'
import { WholeResponse } from '../app/whole-response.ts'
import { type BodyLimit, limitOf } from '../contract/body-limits.ts'
import type { Send } from '../contract/client.ts'
import { type Bodies, openBodies } from './platform/http/bodies.ts'
import { readJson } from './platform/http/read-json.ts'
import { readKept, writeAnswer } from './platform/kept-items.ts'
import { Problem } from './platform/problem.ts'
import type { Bindings, BoundCall, Caller } from './serve.ts'

/**
 * The memory for all bodies that calls mounted together are receiving. Calls of staff have a limit of their own, so that a
 * flood of public requests cannot block them.
 */
const maxPublicBytes = 8 * 1024 * 1024
const maxStaffBytes = 64 * 1024 * 1024

/** Mounts calls as routes. Each takes the same steps: check the permission, read and validate the input, answer. */
export function mountCalls(app: Hono<Bindings>, calls: BoundCall[]): void {
  const [ofAnybody, ofStaff] = [openBodies(maxPublicBytes, maxPublicBytes / 4), openBodies(maxStaffBytes)]
  for (const { call, answer, enter } of calls) {
    const limit = limitOf(call)
    const bodies = enter ? ofStaff : ofAnybody
    app.on(call.method, call.path, async (context) => {
      const caller = describeCaller(context)
      const entered = await enter?.(caller)
      const input = { ...(await readInput(context, call.method, bodies, limit)), ...context.req.param() }
      return respond(await (entered ? entered(input) : answer(input, caller)))
    })
  }
}

const respond = (answer: unknown) =>
  new WholeResponse(writeAnswer(answer, encodeText), { headers: { 'content-type': 'application/json' } })

/** Carries calls out without a socket, for pages that are rendered here. */
export const sendInProcess =
  <Who extends Caller>(calls: BoundCall<Who>[], caller: Who): Send =>
  async (call, input) => {
    const bound = calls.find((candidate) => candidate.call === call)
    if (!bound) throw new Error(`No call ${call.method} ${call.path} is bound.`)
    try {
      return { status: 200, body: readKept(await bound.answer(input, caller)) }
    } catch (error) {
      if (error instanceof Problem) return { status: error.status, body: error.body }
      throw error
    }
  }

const describeCaller = (context: Context<Bindings>): Caller => ({
  address: context.env.address,
  headers: context.req.raw.headers,
  signal: context.req.raw.signal,
})

const readInput = (context: Context<Bindings>, method: string, bodies: Bodies, limit: BodyLimit) =>
  method === 'GET' ? context.req.query() : readJson(bodies, context, limit)
