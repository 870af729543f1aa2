import type { Context, Hono } from 'hono'
import { WholeResponse } from '../app/whole-response.ts'
import type { Send } from '../contract/client.ts'
import { readJson } from './platform/http/read-json.ts'
import { Problem } from './platform/problem.ts'
import type { Bindings, BoundCall, Caller } from './serve.ts'

/** A shopper's longest request is an enquiry, and staff's a product with all its variants: this leaves room to spare. */
const longestBody = 64 * 1024
const longestStaffBody = 4 * 1024 * 1024

export function mountCalls(app: Hono<Bindings>, calls: BoundCall[]): void {
  for (const { call, answer } of calls) {
    const longest = 'roles' in call ? longestStaffBody : longestBody
    app.on(call.method, call.path, async (context) => {
      const input = { ...(await readInput(context, call.method, longest)), ...context.req.param() }
      return tell(await answer(input, knowCaller(context)))
    })
  }
}

const tell = (answer: unknown) =>
  new WholeResponse(Buffer.from(JSON.stringify(answer)), { headers: { 'content-type': 'application/json' } })

/** Carries calls out without a socket, for pages that are rendered here. */
export const sendInProcess =
  <Who extends Caller>(calls: BoundCall<Who>[], caller: Who): Send =>
  async (call, input) => {
    const bound = calls.find((candidate) => candidate.call === call)
    if (!bound) throw new Error(`No call ${call.method} ${call.path} is bound.`)
    try {
      return { status: 200, body: await bound.answer(input, caller) }
    } catch (error) {
      if (error instanceof Problem) return { status: error.status, body: error.body }
      throw error
    }
  }

const knowCaller = (context: Context<Bindings>): Caller => ({
  address: context.env.address,
  headers: context.req.raw.headers,
  signal: context.req.raw.signal,
})

const readInput = (context: Context<Bindings>, method: string, longest: number): Promise<object> | object =>
  method === 'GET' ? context.req.query() : readJson(context.req.raw, longest)
