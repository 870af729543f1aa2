import type { Table } from '../contract/call.ts'
import { measureNames, readMeasure } from '../contract/fit/measures.ts'
import { narrowQuery, pageQueries } from '../contract/page-queries.ts'

type Address = { pattern: RegExp; names: readonly string[] }

/**
 * The cache key of an answer: its path, and the part of its query that its page or call has declared. Anything else in
 * a query would only create copies of the same answer.
 */
export function createAnswerKeys(calls: Table): (target: string) => string {
  const addresses = [...listPages(), ...listCalls(calls)]
  return (target) => {
    const question = target.indexOf('?')
    if (question === -1) return target
    const path = target.slice(0, question)
    const names = findNames(addresses, path)
    const query = roundMeasures(narrowQuery(names, target.slice(question))).toString()
    return query ? `${path}?${query}` : path
  }
}

/** Rounds measures as the pages do: otherwise each millimetre would create a cache entry of its own. */
function roundMeasures(query: URLSearchParams): URLSearchParams {
  for (const name of measureNames) {
    if (!query.has(name)) continue
    const cm = readMeasure(query.get(name))
    if (cm === null) query.delete(name)
    else query.set(name, String(cm))
  }
  return query
}

function findNames(addresses: Address[], path: string): readonly string[] {
  const decoded = decode(path)
  return addresses.find(({ pattern }) => pattern.test(decoded))?.names ?? []
}

const listPages = (): Address[] =>
  Object.entries(pageQueries).map(([route, names]) => ({ pattern: matchRoute(route), names }))

function listCalls(calls: Table): Address[] {
  return Object.values(calls).flatMap(({ method, path, input }) => {
    if (method !== 'GET') return []
    return [{ pattern: matchRoute(path), names: Object.keys('shape' in input ? Object(input.shape) : {}) }]
  })
}

/** Ignores case and a trailing slash, as both routers do. */
function matchRoute(route: string): RegExp {
  const pattern = route.replace(/\/:\w+(\??)/g, (_, optional) => (optional ? '(?:/[^/]+)?' : '/[^/]+'))
  return new RegExp(`^${pattern.replace(/\/$/, '')}/?$`, 'i')
}

/** Decodes escaped letters, but not `%2F`: a slash within a name does not separate path steps. */
function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
