import type { SearchAnswer, SearchRequest } from '../../../contract/search.ts'
import { answerSearch, type SearchPlan } from './answer.ts'
import type { Index } from './catalogue-index.ts'
import { readChoices } from './filters/choices.ts'
import { readPage } from './storage/orders.ts'
import { matchText } from './text/matches.ts'
import { pickBest } from './text/relevance.ts'

/** Searches for the words as they are typed. */
export function search(index: Index, request: SearchRequest, pageSize: number): SearchAnswer {
  const found = answerSearch(index, request, pageSize, planTyped(index, request))
  return { ...found, products: found.products.read() }
}

export function planTyped(index: Index, request: SearchRequest): SearchPlan {
  const { units, found, correctedTo } = matchText(index, request.searchField)
  const { sortBy } = request
  return {
    found,
    correctedTo,
    choices: readChoices(index, request),
    listPage(matches, span) {
      if (sortBy === 'relevance' && units.length > 0) return pickBest(index, units, [matches], span)
      return readPage(index.orders[sortBy === 'relevance' ? 'az' : sortBy], matches, span)
    },
  }
}
