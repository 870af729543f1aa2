import { narrowQuery } from '../../../contract/page-queries.ts'

/** Decodes the path exactly once: a search for `%2F` is for those three characters, and a trailing slash is part of no search. */
export function readSearchText({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const asked = narrowQuery(['q'], search).get('q')
  if (asked !== null) return asked
  const encoded = pathname.slice('/search/'.length).replace(/\/$/, '')
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

export const titleSearch = (text: string) => (text ? `Search results for ${text}` : 'Search results for')
