import type { IncomingMessage } from 'node:http'
import type { Index } from '../catalogue/search/catalogue-index.ts'
import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import type { BoundCall } from '../serve.ts'
import { watchSearches } from './missed-searches.ts'
import { watchViews } from './product-views.ts'
import { looksLikeShopper } from './shoppers.ts'

export type Visits = {
  /** Called for each public page and answer that was requested and exists. */
  note(req: IncomingMessage): void
  noteSearch(text: string, headers: Headers): void
  close(): Promise<void>
}

type Options = { db: Database; readIndex: () => Index; log: Logger; everyMs?: number }

/** Counts what shoppers look at, and nothing of who they are. */
export function watchVisits(options: Options): Visits {
  const searches = watchSearches(options)
  const views = watchViews(options)
  return {
    note: ({ url = '', headers }) => {
      if (!looksLikeShopper(headers)) return
      const product = productPath.exec(url)?.[1]
      if (product !== undefined) return views.add(product)
      const text = readSearch(url)
      if (text) searches.add(text)
    },
    noteSearch: (text, headers) => {
      if (looksLikeShopper(Object.fromEntries(headers))) searches.add(text)
    },
    close: async () => {
      await Promise.all([searches.close(), views.close()])
    },
  }
}

/** A product's page, or its data when the visitor is already in the shop. */
const productPath = /^\/(?:api\/)?product\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?]|$)/
const longest = 200

/** Further pages of what was found, and chosen filters, are no searches of their own. */
function readSearch(url: string): string | undefined {
  if (!url.startsWith('/search/') || url.length > longest || url.includes('?')) return undefined
  try {
    return decodeURIComponent(url.slice('/search/'.length))
  } catch {
    return undefined
  }
}

type Searched = { total: number }

/** For searches that arrive as calls: a page cached for everyone is counted when it is sent. */
export const noteSearches = (calls: BoundCall[], { noteSearch }: Visits): BoundCall[] =>
  calls.map((bound) => {
    if (bound.name !== 'search') return bound
    const answer: BoundCall['answer'] = async (input, caller) => {
      const found = (await bound.answer(input, caller)) as Searched
      const { searchField } = input as { searchField?: string | null }
      if (found.total === 0 && searchField) noteSearch(searchField, caller.headers)
      return found
    }
    return { ...bound, answer }
  })
