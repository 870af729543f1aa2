import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem } from '../problem.ts'

export const malformed = () => new Problem(400, 'Bad request', 'The request cannot be understood.')
export const failed = () => new Problem(500, 'Something went wrong', 'Please try again in a moment.')

/** Sends a refusal in place of the shop's answer. */
export function refuse(req: IncomingMessage, res: ServerResponse, { status, body, headers }: Problem): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const json = req.url?.startsWith('/api/')
  const text = Buffer.from(json ? JSON.stringify(body) : `${body.title}. ${body.reason}\n`)
  res.writeHead(status, {
    'content-type': json ? 'application/json' : 'text/plain; charset=utf-8',
    'content-length': text.length,
    'cache-control': 'no-store',
    ...headers,
  })
  res.end(text)
}
