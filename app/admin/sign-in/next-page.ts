/** Where somebody signs in who wanted this page; the part after # is known only to the window that opens it. */
export function signInFor(
  wanted: URL,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const place = wanted.pathname + wanted.search
  const next = place === pathname + search ? place + hash : place
  return `/admin/sign-in?next=${encodeURIComponent(next)}`
}

/** Back to where somebody was asked to sign in, and nowhere but in the back office. */
export function readNext(next: string | null): string {
  const base = 'http://shop.invalid'
  if (!next || !URL.canParse(next, base)) return '/admin'
  const { origin, pathname, search, hash } = new URL(next, base)
  const isInside = origin === base && /^\/admin(\/|$)/.test(pathname) && pathname !== '/admin/sign-in'
  return isInside ? pathname + search + hash : '/admin'
}
