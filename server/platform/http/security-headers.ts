import { createHash } from 'node:crypto'

/** No page, of this host or another, may show an answer in a frame. */
export const unframed = "frame-ancestors 'none'"

/** The policy of a page that loads nothing but its own style. */
export const allowStyle = (style: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ${unframed}`

export type SecurityHeaders = [name: string, value: string][]

/** The headers of every answer, unless it sets its own. A page sets its own script policy. */
export function listSecurityHeaders(publicUrl: string, hstsSubdomains = false): SecurityHeaders {
  const headers: SecurityHeaders = [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['content-security-policy', unframed],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
  ]
  const scope = hstsSubdomains ? '; includeSubDomains' : ''
  if (publicUrl.startsWith('https:')) headers.push(['strict-transport-security', `max-age=31536000${scope}`])
  return headers
}
