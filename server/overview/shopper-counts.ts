import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { AnswerOf } from '../../contract/call.ts'
import type { calls } from '../../contract/calls.ts'
import type { reportCalls } from '../../contract/report-calls.ts'
import { SearchRequest } from '../../contract/search.ts'
import { writeUuidPattern } from '../../contract/uuid.ts'
import { readPlainSearch } from '../catalogue/search-rules/destinations.ts'
import type { BoundCall, Handlers } from '../serve.ts'
import { watchViews } from './product-views.ts'
import { type CountOptions, watchSearchCounts } from './searches/search-counts.ts'
import { looksLikeShopper } from './shoppers.ts'

export type ShopperCounts = {
  /** Called for each request whose public page or answer exists. */
  note(req: IncomingMessage): void
  /** Called for each search by the API. */
  noteSearch(search: SearchRequest, headers: Headers, found: boolean): void
  /** Called when a product is opened from type-ahead, which counts as a search for its text with a result. */
  noteOpened(text: string, headers: Headers): void
  close(): Promise<void>
}

/** Counts the pages that shoppers view, without anything about who they are. */
export function openShopperCounts(options: CountOptions): ShopperCounts {
  const counted = watchSearchCounts(options)
  const views = watchViews(options)
  return {
    note: ({ url = '', headers }) => {
      if (!looksLikeShopper(headers)) return
      const product = productPath.exec(url)?.[1]
      if (product !== undefined) {
        const search = readReferrer(headers)
        if (search) counted.addOpened(search)
        return views.add(product)
      }
      const text = readSearch(url)
      if (text) counted.addAsked(text)
    },
    noteSearch: (search, headers, found) => {
      if (search.searchField === '' || !looksLikeShopper(Object.fromEntries(headers))) return
      if (!isPlain(search)) return
      if (found) counted.addFound(search.searchField)
      else counted.addAsked(search.searchField)
    },
    noteOpened: (text, headers) => {
      if (!looksLikeShopper(Object.fromEntries(headers))) return
      counted.addAsked(text)
      counted.addOpened(text)
    },
    close: async () => {
      await Promise.all([counted.close(), views.close()])
    },
  }
}

/** Matches the page of a product, or its data, which a browser requests if the visitor is already in the shop. */
const productPath = new RegExp(`^/(?:api/)?product/(${writeUuidPattern()})(?:[/?]|$)`)
const maxLength = 600

/** The text of a search page; undefined with a query, since further pages and filters are not new searches. */
const readSearch = (url: string): string | undefined => {
  const [pathname = '', query] = url.split('?', 2)
  return url.length > maxLength || query !== undefined ? undefined : readPlainSearch({ pathname, search: '' })
}

/** The search from whose page a product was opened, by the referrer, which contains a path only for the shop's own pages. */
function readReferrer({ referer = '' }: IncomingHttpHeaders): string | undefined {
  if (referer.length > maxLength || !URL.canParse(referer)) return undefined
  return readPlainSearch({ pathname: new URL(referer).pathname, search: '' })
}

const usualOrder = 'relevance'
const plainSearch = SearchRequest.parse({ sortBy: usualOrder })

/** Whether the request is for the first page, without filters, in the default order. */
const isPlain = ({ searchField: _, ...search }: SearchRequest): boolean =>
  Object.entries(search).every(([name, value]) => String(value ?? '') === String(Object(plainSearch)[name] ?? ''))

/** Counts searches by the API. The cached pages of searches are counted when they are sent. */
export const noteSearches = (calls: BoundCall[], { noteSearch }: ShopperCounts): BoundCall[] =>
  calls.map((bound) => {
    if (bound.name !== 'search') return bound
    const answer: BoundCall['answer'] = async (input, caller) => {
      const found = await bound.answer(input, caller)
      const asked = Object(input)
      if (!asked.searchField) return found
      const { data } = SearchRequest.safeParse({ ...asked, sortBy: asked.sortBy || usualOrder })
      if (data) noteSearch(data, caller.headers, isFoundAsAsked(found))
      return found
    }
    return { ...bound, answer }
  })

/** Whether products were found without relaxing a constraint of the search. */
function isFoundAsAsked(answer: unknown): boolean {
  const { products, relaxed } = answer as AnswerOf<typeof calls.search>
  return products.length > 0 && relaxed.length === 0
}

export const answerReportCalls = ({ noteOpened }: ShopperCounts): Handlers<typeof reportCalls> => ({
  openedSearch: ({ searchField }, { headers }) => {
    noteOpened(searchField, headers)
    return null
  },
})
