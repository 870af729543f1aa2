import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'

/** The beginning of a head, checked as Node checks each header: name, value, name, value. */
export function composeHead(status: number, headers: string[]): string {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}`]
  for (let i = 0; i < headers.length; i += 2) {
    const [name = '', value = ''] = headers.slice(i, i + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines.push(`${name}: ${value}`)
  }
  return `${lines.join('\r\n')}\r\n`
}

/**
 * Hands over a head that was composed before, where `writeHead` would check and join every header again: see
 * docs/decisions/082. For HTTP/1.1 alone, on a connection that is kept: nothing need be said of that.
 */
export function writeReadyHead(res: ServerResponse, status: number, head: string, id: string): void {
  res.statusCode = status
  // The field in which Node keeps what `writeHead` composes; ready-head.test.ts holds the two against each other.
  const open = res as ServerResponse & { _header: string }
  open._header = `${head}x-request-id: ${id}\r\nDate: ${formatDate()}\r\n\r\n`
}

let second = Number.NaN
let date = ''

/** Written once a second. */
function formatDate(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) [second, date] = [now, new Date(now * 1000).toUTCString()]
  return date
}
