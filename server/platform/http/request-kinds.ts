/** Kinds of requests whose durations are measured separately, with the prefixes of their paths; all others are pages. */
const kinds = [
  ['search', /^\/api\/search\b/],
  ['back office', /^\/(admin|api\/staff|api\/auth)\b/i],
  ['api', /^\/api\b/],
  ['picture', /^\/media\b/],
  ['asset', /^\/(assets|fonts)\b|^\/[^/]+\.(ico|svg|png|webmanifest|js|css)$/],
  ['health', /^\/(healthz|readyz|metrics)\b/],
] as const

type RequestKind = (typeof kinds)[number][0] | 'page'

export const findKind = (address: string): RequestKind =>
  kinds.find(([, pattern]) => pattern.test(address))?.[0] ?? 'page'
