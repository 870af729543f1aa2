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

/** The first lines of a response, up to the value of `x-request-id`. */
export const beginHead = (status: number): string =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\nx-request-id: `

type Ready = { status: number; start: string; sent: Buffer; body: Buffer }

/**
 * Sends an answer whose remaining head and body are ready in one buffer; only the first lines differ between requests.
 * `writeHead` would check and join every header again: see docs/decisions/082. For HTTP/1.1 only, on a kept connection,
 * which needs no header.
 */
export function sendReady(res: ServerResponse, { status, start, sent, body }: Ready, id: string): void {
  res.statusCode = status
  // The field in which Node stores the result of `writeHead`; ready-head.test.ts compares both.
  const open = res as ServerResponse & { _header: string }
  open._header = `${start}${id}\r\nDate: ${formatDate()}\r\n`
  // To a HEAD request Node sends only `_header`, so the remaining headers are added to it.
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
