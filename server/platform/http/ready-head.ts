import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'

/** The rest of a head after its first lines, checked as Node checks each header: name, value, name, value. */
export function composeHead(headers: string[]): string {
  const lines: string[] = []
  for (let i = 0; i < headers.length; i += 2) {
    const [name = '', value = ''] = headers.slice(i, i + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines.push(`${name}: ${value}\r\n`)
  }
  return `${lines.join('')}\r\n`
}

/** The first lines, up to the name of the request. */
export const beginHead = (status: number): string =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\nx-request-id: `

type Ready = { status: number; start: string; sent: Buffer; body: Buffer }

/**
 * Sends an answer that lies ready in one piece of memory, the rest of its head and its body; only the first lines differ
 * from one request to the next. `writeHead` would check and join every header again: see docs/decisions/082. For HTTP/1.1
 * alone, on a connection that is kept: nothing need be said of that.
 */
export function sendReady(res: ServerResponse, { status, start, sent, body }: Ready, id: string): void {
  res.statusCode = status
  // The field in which Node keeps what `writeHead` composes; ready-head.test.ts holds the two against each other.
  const open = res as ServerResponse & { _header: string }
  open._header = `${start}${id}\r\nDate: ${formatDate()}\r\n`
  // To HEAD, Node sends nothing but this.
  if (res.req.method === 'HEAD') open._header += sent.toString('latin1', 0, sent.length - body.length)
  res.end(sent)
}

let second = Number.NaN
let date = ''

/** Written once a second. */
export function formatDate(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) [second, date] = [now, new Date(now * 1000).toUTCString()]
  return date
}
