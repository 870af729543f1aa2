import type { IncomingMessage } from 'node:http'
import { notFound, Problem } from '../problem.ts'
import { malformed } from './refusal.ts'

const maxLength = 8192
const printable = /^[!-~]+$/
const schemeAndHost = /^https?:\/\/[^/?]*\/?/i
/** Letters and digits, which nobody needs to escape: `%76isit` is `visit` to both routers. */
const escapedLetters = /%(?:3\d|[46][1-9a-f]|[57][\da])/gi

/** Path and query, in the normal form that all later code relies on. */
export function readTarget(raw: string): string {
  if (raw.length > maxLength) throw new Problem(414, 'Address too long', 'It is longer than any address here.')
  // A client that takes us for its proxy sends the host too; only the rest matters.
  const target = raw.replace(schemeAndHost, '/')
  const path = target.split('?', 1)[0] ?? ''
  if (!path.startsWith('/') || !printable.test(target) || /#|%00/.test(target)) throw malformed()
  if (path.includes('\\') || decode(path) === undefined) throw malformed()
  const { pathname, search } = new URL(`http://localhost${target}`)
  const plain = pathname.replace(escapedLetters, decodeURIComponent)
  // Such a path is another host's address for a client that resolves it as a link.
  if (plain.startsWith('//')) throw notFound('page')
  return plain + search
}

/** The result is used: a bundler removes a call whose result is unused, and with it the error. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * With two Host headers, a proxy and the shop could take the request to be for different hosts. Only before HTTP/1.1 may
 * a request name none.
 */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1')
}
