import { narrowQuery } from '../../../contract/page-queries.ts'

/** The path is decoded once and by us: a search for `%2F` is about those three letters, and a slash at the end about none. */
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
