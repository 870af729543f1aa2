import type { IncomingHttpHeaders } from 'node:http'

type Headers = Pick<IncomingHttpHeaders, 'user-agent' | 'cookie'> & Record<string, string | string[] | undefined>

const machines =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|facebookexternalhit|monitor|uptime|scan|fetch|python|curl|wget|https?:/i
const staffCookie = 'showroom.session_token='

/** A shopper at a browser, as far as a request shows: no machine, nothing fetched on a chance, nobody of the staff. */
export function looksLikeShopper(headers: Headers): boolean {
  const agent = headers['user-agent']
  if (!agent?.startsWith('Mozilla/5.0 ') || machines.test(agent)) return false
  if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) return false
  return !headers.cookie?.includes(staffCookie)
}
