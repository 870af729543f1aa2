import { encodePart } from './addresses.ts'
import type { AnswerOf, Call, InputOf, Table } from './call.ts'
import { describeFailure, type Failure } from './errors.ts'

/** Sends one call: over HTTP in a browser, in process on the server. */
export type Send = (call: Call, input: object, signal?: AbortSignal) => Promise<{ status: number; body: unknown }>
type Options = { signal?: AbortSignal }
type Arguments<Input> =
  Record<never, never> extends Input ? [input?: Input, options?: Options] : [input: Input, options?: Options]
export type Client<Calls extends Table> = {
  [Name in keyof Calls]: (...args: Arguments<InputOf<Calls[Name]>>) => Promise<AnswerOf<Calls[Name]> | Failure>
}

/** A 401 rejects; any other status than 200 resolves to `{ status, problem }`. */
export class Unauthorised extends Error {
  override name = 'Unauthorised'
}

export function createClient<Calls extends Table>(calls: Calls, send: Send, signal?: AbortSignal): Client<Calls> {
  const ask = async (call: Call, input: object, options: Options) => {
    const { status, body } = await send(call, input, options.signal ?? signal)
    if (status === 401) throw new Unauthorised(describeFailure(body, 'Please sign in.'))
    return status === 200 ? body : readFailure(status, body)
  }
  const methods = Object.entries(calls).map(([name, call]) => [
    name,
    (input: object | undefined, options: Options = {}) => ask(call, input ?? {}, options),
  ])
  return Object.fromEntries(methods) as Client<Calls>
}

function readFailure(status: number, body: unknown): Failure {
  const { title, fields, changes, pictures }: Partial<Failure['problem']> = Object(body)
  const reason = describeFailure(body)
  const more = { ...(fields && { fields }), ...(changes && { changes }), ...(pictures && { pictures }) }
  return { status, problem: { title: typeof title === 'string' ? title : reason, reason, ...more } }
}

/** Splits an input into the address (path and query) and the JSON body of its call. */
export function addressCall(call: Pick<Call, 'method' | 'path'>, input: object): { url: string; body?: string } {
  const rest = new Map(Object.entries(input))
  const path = call.path.replace(/\/:(\w+)(\?)?/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return value === undefined || value === null ? '' : `/${encodePart(String(value))}`
  })
  if (call.method !== 'GET') return { url: path, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams(
    [...rest].filter(([, value]) => value != null).map(([key, value]) => [key, String(value)]),
  )
  return { url: query.size ? `${path}?${query}` : path }
}

export const sendByFetch =
  (base = ''): Send =>
  async (call, input, signal) => {
    const { url, body } = addressCall(call, input)
    const headers = body === undefined ? undefined : { 'content-type': 'application/json' }
    // `no-cache`: the browser revalidates its copy each time, so that an edit shows immediately.
    const response = await fetch(base + url, { cache: 'no-cache', method: call.method, body, headers, signal })
    const text = await response.text()
    return { status: response.status, body: readBody(text) }
  }

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
