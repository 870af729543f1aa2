import { Problem } from '../problem.ts'
import { isTooDeep } from '../sent-values.ts'
import type { Bodies, Sent } from './bodies.ts'
import type { BodyLimit } from './collect.ts'

const wrong = (reason: string) => new Problem(400, 'Please check what was sent', reason)

/** Parses the fields that were sent as JSON; without a body there are none. */
export async function readJson(bodies: Bodies, sent: Sent, limit: BodyLimit): Promise<object> {
  const text = (await bodies.read(sent, limit)).toString('utf8')
  if (text === '') return {}
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw wrong('The body has to be a JSON object.')
  if (isTooDeep(body)) throw wrong('The body is nested too deeply.')
  return body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw wrong('The body is not valid JSON.')
  }
}
