/** The headers of a mail by their lower-case names; a repeated header has all its values. */
export type Headers = Map<string, string[]>

const maxHeadBytes = 256 * 1024

export function readHeaders(bytes: Buffer): Headers {
  const headers: Headers = new Map()
  // Values of headers are used in queries, where PostgreSQL refuses NUL.
  const lines = bytes
    .toString('utf8', 0, maxHeadBytes)
    .replaceAll('\0', '')
    .replace(/\r?\n[ \t]/g, ' ')
  for (const line of lines.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon < 1) continue
    const name = line.slice(0, colon).trim().toLowerCase()
    const value = line.slice(colon + 1).trim()
    const values = headers.get(name)
    if (values) values.push(value)
    else headers.set(name, [value])
  }
  return headers
}

export const readHeader = (headers: Headers, name: string): string => headers.get(name)?.[0] ?? ''

const maxIds = 100
const idsIn = (text: string) => text.match(/<[^<>\s]{1,400}>/g) ?? []

/** The Message-IDs of the mails that this one answers, the last first. */
export const readAnswered = (headers: Headers): string[] =>
  [...idsIn(readHeader(headers, 'in-reply-to')), ...idsIn(readHeader(headers, 'references')).toReversed()].slice(
    0,
    maxIds,
  )

export const readMessageId = (headers: Headers): string => idsIn(readHeader(headers, 'message-id'))[0] ?? ''

/** The values of all headers that name recipients. */
export const readRecipients = (headers: Headers): string =>
  ['to', 'cc', 'delivered-to', 'x-original-to']
    .flatMap((name) => headers.get(name) ?? [])
    .join(' ')
    .slice(0, 20_000)

/** Whether a program wrote the mail. The shop must not answer it: two programs would answer each other without end. */
export function isAutomatic(headers: Headers): boolean {
  const submitted = readHeader(headers, 'auto-submitted').toLowerCase()
  if (submitted !== '' && !/^no\b/.test(submitted)) return true
  if (/^(bulk|junk|list|auto_reply)\b/i.test(readHeader(headers, 'precedence'))) return true
  if (headers.has('x-autoreply') || headers.has('x-autorespond')) return true
  return headers.get('return-path')?.some((path) => /^<\s*>/.test(path)) ?? false
}

/** Whether the mail is a delivery report (RFC 3464) about a mail that the shop has sent. */
export const isReport = (headers: Headers): boolean => /^multipart\/report\b/i.test(readHeader(headers, 'content-type'))
