import type { Card } from '../../../contract/catalogue.ts'
import type { SearchAnswer, SearchRequest } from '../../../contract/search.ts'
import { countBits } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { applyChoices, readChoices } from './choices.ts'
import { listFilters } from './filters.ts'
import { matchText } from './matches.ts'
import { readPage } from './orders.ts'
import { readCard } from './products.ts'
import { pickBest } from './relevance.ts'
import type { Result } from './results.ts'
import type { Unit } from './synonyms.ts'

export function search(index: Index, request: SearchRequest, pageSize: number): SearchAnswer {
  const { units, found, correctedTo } = matchText(index, request.searchField)
  const choices = readChoices(index, request)
  const matches = applyChoices(index, found, choices)
  const total = countBits(matches)
  const pageAmt = Math.max(1, Math.ceil(total / pageSize))
  const pageNum = clampPage(request.pageNum, pageAmt)
  const result = { request, found, choices, matches, total }
  const slots = listPage(index, result, units, (pageNum - 1) * pageSize, pageSize)
  return {
    products: slots.map((slot): Card => readCard(index.products, slot)),
    pageAmt,
    pageNum,
    total,
    correctedTo,
    filters: listFilters(index, result),
  }
}

const clampPage = (page: number, last: number) => Math.max(1, Math.min(last, Math.floor(page) || 1))

function listPage(index: Index, { request, matches }: Result, units: Unit[], from: number, size: number) {
  const { sortBy } = request
  if (sortBy === 'relevance' && units.length > 0) return pickBest(index, units, matches, from, size)
  return readPage(index.orders[sortBy === 'relevance' ? 'az' : sortBy], matches, from, size)
}
