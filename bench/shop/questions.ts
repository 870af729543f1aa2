import type { Entry } from '../../server/catalogue/search/entry.ts'
import type { LoadRequest } from '../http/load.ts'
import { generateEntries } from '../search-catalogue.ts'
import { makeQueries, queryKinds } from '../search-queries.ts'

const sampleSize = 2_000
const amount = 400

export function takeSample(products: number): Entry[] {
  const sample: Entry[] = []
  for (const entry of generateEntries(products, 1)) {
    sample.push(entry)
    if (sample.length === sampleSize) break
  }
  return sample
}

export type Questions = { kind: string; requests: LoadRequest[] }

const headers = { 'accept-encoding': 'br' }

/** `POST /api/search/` for each kind of search that shoppers make, then all of them mixed. */
export function askSearch(sample: Entry[]): Questions[] {
  const queries = makeQueries(sample, amount, 5)
  const kinds = queryKinds.slice(0, 8).map((kind) => ({
    kind: `search: ${kind}`,
    requests: queries[kind].map((request) => ({
      method: 'POST',
      path: '/api/search/',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })),
  }))
  const mixed = Array.from({ length: amount }, (_, i) => kinds.flatMap(({ requests }) => requests[i] ?? [])).flat()
  return [...kinds, { kind: 'search: all of these, mixed', requests: mixed }]
}

/** A few pages of each kind, requested in turn. */
export function askPages(sample: Entry[]): Questions[] {
  const ask = (kind: string, path: (entry: Entry) => string) => ({
    kind,
    requests: sample.slice(0, amount).map((entry) => ({ path: path(entry), headers })),
  })
  const listing = ({ category, subCategory }: Entry) =>
    `/store/c-${category?.routeName}/${category?.routeName}-${subCategory?.routeName}`
  return [
    ask('page: home', () => '/'),
    ask('page: listing of 24', listing),
    ask('page: product', ({ uuid, name }) => `/product/${uuid}/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`),
    ask('GET: product', ({ uuid }) => `/api/product/${uuid}`),
    ask('GET: home sections', () => '/api/search/hp-sections'),
  ]
}

/** Bypasses the cache: a request whose answer may depend on the person is neither looked up nor stored. */
export const askUncached = (questions: Questions[]): Questions[] =>
  questions.map(({ kind, requests }) => ({
    kind,
    requests: requests.map((request) => ({
      ...request,
      headers: { ...request.headers, authorization: 'Bearer nobody' },
    })),
  }))

/** More different pages than the cache holds. */
export const askFlood = (): Questions => ({
  kind: 'page: search for what there is not',
  requests: Array.from({ length: 20_000 }, (_, i) => ({ path: `/search/nothing%20${i}`, headers })),
})
