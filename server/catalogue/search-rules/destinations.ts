import { narrowQuery, pageQueries } from '../../../contract/page-queries.ts'
import { isSearch } from '../../../contract/staff/search-rules.ts'
import { followRedirect, type Redirects } from '../../site/redirects.ts'
import { ask } from '../search/ask.ts'
import type { Index } from '../search/catalogue-index.ts'
import { findSendTo } from '../search/text/find-text.ts'

const maxLength = 200

/** The page that staff send a search to. A search with filters, an order, a page or `?results` shows its results. */
export async function findDestination(index: Index, moved: Redirects, url: URL): Promise<string | undefined> {
  const text = readPlainSearch(url)
  const to = text && index.rules.size > 0 ? await ask(index, (whole) => findSendTo(whole, text)) : null
  if (!to) return undefined
  const end = followRedirect(moved, new URL(to, url)) ?? to
  // A redirect may lead back to a search, which would lead here again.
  return isSearch(end) ? undefined : end
}

/** The text of the first page of a search without filters; undefined for any other address. */
export function readPlainSearch({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const [, encoded] = /^\/search\/([^/]+)\/?$/.exec(pathname) ?? []
  if (encoded === undefined || narrowQuery(pageQueries['/search/:searchQuery?'], search).size > 0) return undefined
  try {
    return decodeURIComponent(encoded).slice(0, maxLength)
  } catch {
    return undefined
  }
}
