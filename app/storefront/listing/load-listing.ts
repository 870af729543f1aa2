import type { SearchAnswer } from '../../../contract/search.ts'
import { type Api, orElse } from '../../api.ts'
import { type CardView, viewCard } from '../product-card/card-view.ts'
import { type Base, type Chosen, readChosen, settleChosen } from './chosen.ts'

export type ListingView = {
  path: string
  base: Base
  chosen: Chosen
  cards: CardView[]
  page: number
  pages: number
  total: number
  correctedTo: string | null
  filters: SearchAnswer['filters']
  /** Shown instead when nothing was found. */
  newIn: CardView[]
}

type Visited = { api: Api; url: URL }

export async function loadListing({ api, url }: Visited, base: Base): Promise<ListingView> {
  const { chosen, answer } = await askFor(api, settleChosen(readChosen(url.searchParams), base), base)
  const newIn = answer.products.length === 0 ? await orElse(api.newIn(), []) : []
  return {
    path: url.pathname,
    base,
    chosen,
    cards: answer.products.map(viewCard),
    page: answer.pageNum,
    pages: answer.pageAmt,
    total: answer.total,
    correctedTo: answer.correctedTo,
    filters: answer.filters,
    newIn: newIn.map(viewCard),
  }
}

type Found = { chosen: Chosen; answer: SearchAnswer }

/** A sub-category that went with another category is dropped: a form without script still sends it. */
async function askFor(api: Api, chosen: Chosen, base: Base): Promise<Found> {
  const { page, q, ...filters } = chosen
  const properties = [...new Set([...(base.properties ?? []), ...chosen.properties])]
  const answer = await orElse(api.search({ ...filters, ...base, properties, pageNum: page }), nothingFound)
  const isStray =
    answer.total === 0 && chosen.categoryId && chosen.subCategoryUuid && !base.subCategoryUuid && !base.categoryId
  if (isStray) return askFor(api, { ...chosen, subCategoryUuid: null }, base)
  return { chosen, answer: isUnheardOf(base, answer) ? nothingFound : answer }
}

/** A search drops a property value that nothing in the shop has. As a page's own subject it is not dropped: nothing has it. */
function isUnheardOf({ properties = [] }: Base, { filters }: SearchAnswer): boolean {
  const known = filters.propertyFilters.flatMap(({ items }) => items.map(({ value }) => value))
  return properties.some((id) => !known.includes(id))
}

const nothingFound: SearchAnswer = {
  products: [],
  pageAmt: 1,
  pageNum: 1,
  total: 0,
  correctedTo: null,
  filters: { categoryFilters: [], subCategoryFilters: [], brandFilters: [], propertyFilters: [] },
}
