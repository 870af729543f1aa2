/** The address of the sign-in page that leads on to the requested page. Only the browser knows the fragment. */
export function signInFor(
  wanted: URL,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const place = wanted.pathname + wanted.search
  const next = place === pathname + search ? place + hash : place
  return `/admin/sign-in?next=${encodeURIComponent(next)}`
}

/** The requested page; only pages of the back office are accepted. */
export function readNext(next: string | null): string {
  const base = 'http://shop.invalid'
  if (!next || !URL.canParse(next, base)) return '/admin'
  const { origin, pathname, search, hash } = new URL(next, base)
  const isInside = origin === base && /^\/admin(\/|$)/.test(pathname) && pathname !== '/admin/sign-in'
  return isInside ? pathname + search + hash : '/admin'
}
