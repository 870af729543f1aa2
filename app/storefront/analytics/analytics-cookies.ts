const analytics = /^_(ga|ga_.+|gid|gat|gat_.+|gac_.+|gcl_.+)$/

export function listAnalyticsCookies(cookies: string): string[] {
  return cookies
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => analytics.test(name))
}

/** A cookie can be deleted only under the domain for which it was set. That cannot be read, so every possible domain is tried. */
export function expireCookie(name: string, host: string): string[] {
  const labels = host.split('.')
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  return ['', ...domains].map((domain) => `${name}=; Max-Age=0; Path=/${domain}`)
}
