import { redirect, redirectDocument, replace } from 'react-router'
import { secretPages } from '../contract/secret-pages.ts'

/** Analytics that run in the present document would learn a secret address. */
const notPages = new RegExp(
  `^/(api|admin|media|files|assets)(/|$)|^/(${secretPages})/[^/]|^/(healthz|readyz|[^/]+\\.(txt|xml|ico))$`,
  'i',
)

/** Whether a visitor who is in the shop can be shown this address without a new document. */
export const isShopPage = ({ origin, pathname }: URL): boolean => origin === location.origin && !notPages.test(pathname)

/** The history entry that a redirect is about to replace, and with what. */
let replacing = { entry: '', to: '' }

/**
 * In a browser, sends a visitor from one address on to another, so that Back returns to where they came from. The page
 * with the link keeps its history entry. An address reached by Back, by Forward or at the start has an entry already,
 * which is replaced, even if the target redirects once more.
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
 * Redirects to any address: one that is no page of the shop is loaded as a full document from `from`, which the server
 * redirects.
 */
export const redirectAnywhere = (from: URL, to: string): Response =>
  isShopPage(new URL(to, from)) ? redirectFrom(from, to) : redirectDocument(from.href)
