import { mapMeasures } from '../../../contract/fit/measures.ts'
import type { PropertyFilter, UnderstoodAnswer } from '../../../contract/search.ts'
import { type Api, isMissing, type Missing, orMissing, type PageRequest } from '../../api.ts'
import { viewCards } from '../product-card/card-view.ts'
import {
  areDifferent,
  type Base,
  type Chosen,
  keepKnown,
  maxProperties,
  readChosen,
  settleChosen,
  takeOver,
  usualOrder,
} from './chosen.ts'
import { loadLazyParts } from './lazy-parts.tsx'
import type { ListingView } from './listing-view.ts'

type Visited = Pick<PageRequest, 'api' | 'url' | 'query'>

export async function loadListing({ api, url, query }: Visited, base: Base): Promise<ListingView> {
  const { chosen, answer, missing } = await askFor(api, settleChosen(readChosen(query), base), base)
  const newIn = answer.products.length === 0 && !missing ? await orMissing(api.newIn()) : []
  const listing: ListingView = {
    path: url.pathname,
    base,
    chosen,
    shown: takeOver(chosen, answer.understood),
    cards: viewCards(answer.products),
    picture: answer.products[0]?.images[0],
    page: answer.pageNum,
    pages: answer.pageAmt,
    total: answer.total,
    correctedTo: answer.correctedTo,
    understood: answer.understood,
    ignored: answer.ignored,
    relaxedText: answer.relaxedText,
    answers: answer.answers ?? [],
    filters: { ...answer.filters, propertyFilters: listOffered(answer, base) },
    newIn: isMissing(newIn) ? [] : viewCards(newIn),
    missing,
  }
  await loadLazyParts(listing)
  return listing
}

/** A listing without `sendTo`: a search's redirect is handled before its products are requested. */
type Answer = Omit<UnderstoodAnswer, 'sendTo'>
type Found = { chosen: Chosen; answer: Answer; missing?: Missing['missing'] }

async function askFor(api: Api, chosen: Chosen, base: Base): Promise<Found> {
  const { page, q, ...filters } = chosen
  const fit = mapMeasures((name) => chosen[name])
  const properties = [...(base.properties ?? []), ...chosen.properties].slice(0, maxProperties)
  const answer = await orMissing(
    api.search({ ...filters, fit, sortBy: chosen.sortBy ?? usualOrder(base), ...base, properties, pageNum: page }),
  )
  if (isMissing(answer)) return { chosen, answer: nothingFound, ...answer }
  const kept = keepOffered(answer.total === 0 ? await dropUseless(api, chosen, answer) : chosen, base, answer)
  if (areDifferent(kept, chosen)) return askFor(api, kept, base)
  return { chosen, answer: hasUnknownValue(base, answer) ? nothingFound : answer }
}

/** Drops choices that no product has, or else a sub-category of another category, which a form without script still submits. */
async function dropUseless(api: Api, chosen: Chosen, { filters }: UnderstoodAnswer): Promise<Chosen> {
  const known = keepKnown(chosen, filters)
  if (areDifferent(known, chosen)) return known
  const { categoryId, subCategoryUuid } = chosen
  if (!categoryId || !subCategoryUuid) return chosen
  const both = await orMissing(api.search({ categoryId, subCategoryUuid }))
  return isMissing(both) || both.total ? chosen : { ...chosen, subCategoryUuid: null }
}

/** Drops values that no product has, and those that the page does not offer. */
function keepOffered(chosen: Chosen, base: Base, answer: UnderstoodAnswer): Chosen {
  const offered = listValues(listOffered(answer, base))
  return { ...chosen, properties: chosen.properties.filter((id) => offered.includes(id)) }
}

/** Removes the property that the page is about: further values of it would widen the page beyond its own value. */
const listOffered = ({ filters }: Answer, { properties = [] }: Base) =>
  filters.propertyFilters.filter(({ items }) => !items.some(({ value }) => properties.includes(Number(value))))

/** Whether no product has the page's own value. The search would drop such a value and find everything. */
function hasUnknownValue({ properties = [] }: Base, { filters }: UnderstoodAnswer): boolean {
  const known = listValues(filters.propertyFilters)
  return properties.some((id) => !known.includes(id))
}

const listValues = (filters: PropertyFilter[]) => filters.flatMap(({ items }) => items.map(({ value }) => value))

const nothingFound: Answer = {
  products: [],
  pageAmt: 1,
  pageNum: 1,
  total: 0,
  correctedTo: null,
  understood: [],
  ignored: [],
  relaxed: [],
  relaxedText: null,
  filters: {
    categoryFilters: [],
    subCategoryFilters: [],
    brandFilters: [],
    propertyFilters: [],
    priceFilter: { min: 0, max: 0, buckets: [] },
    sizeFilters: [],
    switchFilters: [],
  },
}
