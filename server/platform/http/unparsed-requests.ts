import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { Problem } from '../problem.ts'
import { malformed } from './refusal.ts'
import type { SecurityHeaders } from './security-headers.ts'

const tooSlow = () => new Problem(408, 'Too slow', 'The request took too long to arrive. Please try again.')
const tooLarge = () =>
  new Problem(
    431,
    'Too much was sent',
    'The browser sent more with this request than we can read. Please delete the cookies of this site, then try again.',
  )

/** By the code of Node's error. */
const refusals: Record<string, () => Problem> = {
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
  HPE_HEADER_OVERFLOW: tooLarge,
}

/**
 * Refuses what Node cannot read as a request. Node's own refusals have neither words nor headers for security. An
 * expectation that the shop does not know is ignored.
 */
export function refuseUnparsed(server: Server, securityHeaders: SecurityHeaders): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const refuse = refusals[error.code ?? ''] ?? malformed
    if (mayAnswer(socket)) socket.write(writeRefusal(refuse(), securityHeaders))
    socket.destroy(error)
  })
  server.on('checkExpectation', (req, res) => server.emit('request', req, res))
}

/** False once an answer has begun, because a refusal would become a part of it. Node decides by the same field. */
function mayAnswer(socket: Duplex): boolean {
  const { _httpMessage: current } = socket as Duplex & { _httpMessage?: ServerResponse | null }
  return socket.writable && !current?.headersSent
}

function writeRefusal({ status, body }: Problem, securityHeaders: SecurityHeaders): string {
  const text = `${body.title}. ${body.reason}\n`
  const headers = [
    ...securityHeaders,
    ['content-type', 'text/plain; charset=utf-8'],
    ['content-length', String(Buffer.byteLength(text))],
    ['cache-control', 'no-store'],
    ['connection', 'close'],
  ]
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map(([name, value]) => `${name}: ${value}`)]
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}
