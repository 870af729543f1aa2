import { redirect, redirectDocument, replace } from 'react-router'
import { secretPages } from '../contract/secret-pages.ts'

/** A page with a secret address needs a new document, because analytics in the present one would learn the address. */
const notPages = new RegExp(
  `^/(api|admin|media|files|assets)(/|$)|^/(${secretPages})/[^/]|^/(healthz|readyz|[^/]+\\.(txt|xml|ico))$`,
  'i',
)

/** Whether this address can be shown to a visitor of the shop without a new document. */
export const isShopPage = ({ origin, pathname }: URL): boolean => origin === location.origin && !notPages.test(pathname)

/** The history entry that a redirect is about to replace, and the target. */
let replacing = { entry: '', to: '' }

/**
 * In a browser, redirects a visitor so that Back returns to where they came from: the page with the link keeps its
 * history entry. An address that was reached by Back, by Forward or first of all has an entry already, which is
 * replaced, even if the target redirects again.
 */
export function redirectFrom(from: URL, to: string): Response {
  const asked = pathOf(from)
  const entry = pathOf(location)
  const hasEntry = asked === entry || (replacing.entry === entry && replacing.to === asked)
  if (!hasEntry) return redirect(to)
  replacing = { entry, to: pathOf(new URL(to, from)) }
  return replace(to)
}

const pathOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search

/**
 * Redirects to any address. One that is not a page of the shop is loaded as a full document from `from`, which the
 * server redirects.
 */
export const redirectAnywhere = (from: URL, to: string): Response =>
  isShopPage(new URL(to, from)) ? redirectFrom(from, to) : redirectDocument(from.href)
