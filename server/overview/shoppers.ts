import type { IncomingHttpHeaders } from 'node:http'

type Headers = Pick<IncomingHttpHeaders, 'user-agent' | 'cookie'> & Record<string, string | string[] | undefined>

const machines =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|facebookexternalhit|monitor|uptime|scan|fetch|python|curl|wget|https?:/i
const staffCookie = 'showroom.session_token='

/** Whether a request seems to come from a shopper's browser: no robot, no prefetch, no member of staff. */
export function looksLikeShopper(headers: Headers): boolean {
  if (!isBrowser(headers['user-agent'])) return false
  if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) return false
  return !headers.cookie?.includes(staffCookie)
}

const known = new Map<string, boolean>()
const maxKnown = 500
/** User agents of browsers are shorter; longer ones are not cached. */
const maxAgentLength = 512

/** Cached by user agent, because the pattern of bots is long, and most requests come from few user agents. */
function isBrowser(agent: string | undefined): boolean {
  if (!agent?.startsWith('Mozilla/5.0 ')) return false
  const before = known.get(agent)
  if (before !== undefined) return before
  const found = !machines.test(agent)
  if (agent.length > maxAgentLength) return found
  if (known.size >= maxKnown) known.clear()
  known.set(agent, found)
  return found
}
