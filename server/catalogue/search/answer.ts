import type { Card } from '../../../contract/cards.ts'
import type { SearchAnswer, SearchRequest } from '../../../contract/search.ts'
import { type Keeping, type KeptItem, KeptItems } from '../../platform/kept-items.ts'
import type { Index } from './catalogue-index.ts'
import { applyChoices, type Choice } from './filters/choices.ts'
import { keepFilters } from './filters/kept-filters.ts'
import { type Bits, countBits } from './storage/bits.ts'
import { needCards, writtenCard } from './storage/kept-cards.ts'
import type { PageRange } from './storage/orders.ts'

/** A search: its matches and the order of its pages. `found` is null when no words narrow it. */
export type SearchPlan = {
  found: Bits | null
  choices: Choice[]
  correctedTo: string | null
  listPage(matches: Bits, range: PageRange): number[]
  /** Unless given, the product's own card. */
  writeCard?(slot: number): KeptItem
}

/** A page beyond the last is the last. */
export function answerSearch(
  index: Index,
  request: SearchRequest,
  pageSize: number,
  plan: SearchPlan,
): Keeping<SearchAnswer, 'products'> {
  const { found, choices, correctedTo } = plan
  const matches = applyChoices(index, found, choices)
  const total = countBits(matches)
  const pageAmt = Math.max(1, Math.ceil(total / pageSize))
  const pageNum = Math.max(1, Math.min(pageAmt, Math.floor(request.pageNum) || 1))
  return {
    products: listCards(index, plan, matches, { from: (pageNum - 1) * pageSize, size: pageSize }),
    pageAmt,
    pageNum,
    total,
    correctedTo,
    filters: keepFilters(index, { request, found, choices, matches, total }),
  }
}

export function listCards({ products }: Index, plan: SearchPlan, matches: Bits, range: PageRange): KeptItems<Card> {
  const { listPage, writeCard = (slot: number) => writtenCard(products, slot) } = plan
  const page = listPage(matches, range)
  needCards(products, page)
  return new KeptItems(page.map((slot) => writeCard(slot)))
}
