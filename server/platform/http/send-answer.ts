import { Problem } from '../problem.ts'
import { chooseEncoding } from '../response-cache/accept-encoding.ts'
import type { Answer } from '../response-cache/answer.ts'
import { namesTag } from '../response-cache/entity-tag.ts'
import { type Encoding, type Form, listUnchangedHeaders, tagForm } from '../response-cache/form.ts'
import { isKeptSilently, keepSilently } from './connection-header.ts'
import { formatDate, sendReady } from './ready-head.ts'
import type { RequestContext } from './request-context.ts'

type Encode = (answer: Answer, encoding: Encoding) => Form | Promise<Form>

/** Sends the best encoding that the client accepts, once it exists. */
export async function sendAnswer(context: RequestContext, answer: Answer, encode: Encode): Promise<void> {
  const encoding = chooseEncoding(context.req.headers['accept-encoding'], answer.compressible)
  if (!encoding) throw new Problem(406, 'Not acceptable', 'The answer is not available in any accepted encoding.')
  if (!sendUnchanged(context, answer, encoding)) sendForm(context, answer, await encode(answer, encoding))
}

/** Sends synchronously; false when the answer has no form yet in an encoding that the client accepts. */
export function sendReadyAnswer(context: RequestContext, answer: Answer): boolean {
  const encoding = chooseEncoding(context.req.headers['accept-encoding'], answer.compressible)
  if (!encoding) return false
  if (sendUnchanged(context, answer, encoding)) return true
  const form = answer.forms[encoding]
  if (form) sendReadyForm(context, answer, form)
  return form !== undefined
}

function sendUnchanged({ req, res, id }: RequestContext, answer: Answer, encoding: Encoding): boolean {
  const known = req.headers['if-none-match']
  if (known === undefined || answer.status !== 200 || !namesTag(known, tagForm(answer, encoding))) return false
  keepSilently(req, res)
  res.writeHead(304, listUnchangedHeaders(answer, encoding).concat('x-request-id', id)).end()
  return true
}

function sendForm({ req, res, id }: RequestContext, answer: Answer, form: Form): void {
  keepSilently(req, res)
  // In the same order as in a prepared head.
  res.writeHead(answer.status, ['x-request-id', id, 'Date', formatDate(), ...form.headers]).end(form.body)
}

function sendReadyForm(context: RequestContext, answer: Answer, form: Form): void {
  const { req, res, id } = context
  if (isKeptSilently(req, res)) sendReady(res, form, id)
  else sendForm(context, answer, form)
}
