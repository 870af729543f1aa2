import type { PageQuery } from '../../../contract/page-queries.ts'
import { orderBounds } from '../../../contract/prices.ts'
import type { SearchAnswer, SearchRequest, SortBy, SwitchField } from '../../../contract/search.ts'

const amountFields = ['priceMin', 'priceMax', 'maxWidth', 'maxHeight', 'maxDepth'] as const
type AmountField = (typeof amountFields)[number]

/** The filters that a shopper chose; they live in the address and nowhere else. */
export type Chosen = Pick<
  SearchRequest,
  'categoryId' | 'subCategoryUuid' | 'brandUuid' | SwitchField | AmountField | 'sortBy' | 'properties'
> & {
  page: number
  /** A search that can only travel as a query: for `.` or `..`. */
  q: string
}

/** The filters that the page itself sets, whatever the address says. */
export type Base = Partial<Omit<SearchRequest, 'pageNum' | 'sortBy'>>

const sortNames = {
  az: 'A-Z',
  za: 'Z-A',
  recent: 'Newest',
  oldest: 'Oldest',
  priceLow: 'Price: low to high',
  priceHigh: 'Price: high to low',
  relevance: 'Best match',
} satisfies Record<SortBy, string>

export const sortChoices = Object.entries(sortNames).map(([value, name]) => ({ value: value as SortBy, name }))

export function readChosen(query: PageQuery): Chosen {
  const sortBy = query.get('sortBy') ?? ''
  const amounts = mapAmounts((name) => readAmount(query.get(name)))
  return {
    categoryId: readNumber(query.get('categoryId')),
    subCategoryUuid: readUuid(query.get('subCategoryUuid')),
    brandUuid: readUuid(query.get('brandUuid')),
    onSaleOnly: query.get('onSaleOnly') === 'true',
    newProductsOnly: query.get('newProductsOnly') === 'true',
    immediateDeliveryOnly: query.get('immediateDeliveryOnly') === 'true',
    ...amounts,
    ...orderBounds(amounts),
    properties: query.getAll('properties').flatMap((text) => readNumber(text) ?? []),
    sortBy: Object.hasOwn(sortNames, sortBy) ? (sortBy as SortBy) : 'az',
    page: readNumber(query.get('page')) ?? 1,
    q: /^\.{1,2}$/.exec(query.get('q') ?? '')?.[0] ?? '',
  }
}

function mapAmounts<Amount>(read: (name: AmountField) => Amount) {
  return Object.fromEntries(amountFields.map((name) => [name, read(name)])) as Record<AmountField, Amount>
}

/** No filter at all; how it is sorted, and what was searched for, stays. */
export const nothingChosen = {
  categoryId: null,
  subCategoryUuid: null,
  brandUuid: null,
  onSaleOnly: false,
  newProductsOnly: false,
  immediateDeliveryOnly: false,
  ...mapAmounts(() => null),
  properties: [],
  page: 1,
} satisfies Partial<Chosen>

/** A sub-category belongs to a category: without one, none can be chosen. */
export function settleChosen(chosen: Chosen, base: Base): Chosen {
  return chosen.categoryId || base.categoryId ? chosen : { ...chosen, subCategoryUuid: null }
}

/** Drops choices that no product has: a search lists each choice it knows, even without a match. */
export function keepKnown(chosen: Chosen, filters: SearchAnswer['filters']): Chosen {
  const known = <Value extends string | number>(options: { value: string | number }[], value: Value | null) =>
    options.some((option) => option.value === value) ? value : null
  const { categoryFilters, subCategoryFilters, brandFilters, propertyFilters } = filters
  const values = propertyFilters.flatMap(({ items }) => items)
  return {
    ...chosen,
    categoryId: known(categoryFilters, chosen.categoryId),
    subCategoryUuid: known(subCategoryFilters, chosen.subCategoryUuid),
    brandUuid: known(brandFilters, chosen.brandUuid),
    properties: chosen.properties.filter((id) => known(values, id)),
  }
}

/** The address's query for a choice; what is as it would be anyway is left out. */
export function writeChosen(chosen: Chosen): [name: string, value: string][] {
  const { properties, page, sortBy, ...rest } = chosen
  const pairs: [string, unknown][] = [
    ...Object.entries(rest),
    ...properties.map((value): [string, unknown] => ['properties', value]),
    ['sortBy', sortBy === 'az' ? null : sortBy],
    ['page', page === 1 ? null : page],
  ]
  return pairs.filter(([, value]) => value).map(([name, value]) => [name, String(value)])
}

export function hrefOf(path: string, chosen: Chosen): string {
  const query = new URLSearchParams(writeChosen(chosen)).toString()
  return query ? `${path}?${query}` : path
}

function readNumber(text: string | null): number | null {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
  return number > 0 ? number : null
}

/** Pounds and pence, or centimetres. */
const readAmount = (text: string | null) => (/^\d{1,7}(\.\d\d?)?$/.test(text ?? '') && Number(text)) || null

function readUuid(text: string | null): string | null {
  return text && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : null
}
