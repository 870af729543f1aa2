import { type Measures, mapMeasures, readMeasure } from '../../../contract/fit/measures.ts'
import type { PageQuery } from '../../../contract/page-queries.ts'
import { orderBounds } from '../../../contract/prices.ts'
import type { SearchAnswer, SearchRequest, SortBy, Understanding } from '../../../contract/search.ts'
import { type AmountField, amountFields, type SwitchField, switchFields } from '../../../contract/search-fields.ts'
import { isUuid } from '../../../contract/uuid.ts'

/** The filters that a shopper chose; they are stored only in the address. */
export type Chosen = Pick<
  SearchRequest,
  'categoryId' | 'subCategoryUuid' | 'brandUuid' | SwitchField | AmountField | 'properties'
> &
  Measures & {
    /** Null for the default order of the page. */
    sortBy: ChosenOrder | null
    /** Keys of the meanings that the shopper removed. */
    ignored: string[]
    page: number
    /** A search for `.` or `..`, which cannot be a path segment of an address. */
    q: string
  }

/** The orders that a shopper can choose. The best match is the default of a search, and exists for no other list. */
type ChosenOrder = Exclude<SortBy, 'relevance'>

/** The filters that the page itself sets, whatever the address says. */
export type Base = Partial<Omit<SearchRequest, 'pageNum' | 'sortBy'>>

export const orderNames = {
  az: 'A-Z',
  za: 'Z-A',
  recent: 'Newest',
  oldest: 'Oldest',
  priceLow: 'Price: low to high',
  priceHigh: 'Price: high to low',
} satisfies Record<ChosenOrder, string>

/** A search for words is sorted by the best match by default. */
export const usualOrder = ({ searchField }: Base): SortBy => (searchField ? 'relevance' : 'az')

/** The maximum that a search accepts. */
export const maxProperties = 200

export function readChosen(query: PageQuery): Chosen {
  const sortBy = query.get('sortBy') ?? ''
  const amounts = mapAmounts((name) => readAmount(query.get(name)))
  return {
    categoryId: readNumber(query.get('categoryId')),
    subCategoryUuid: readUuid(query.get('subCategoryUuid')),
    brandUuid: readUuid(query.get('brandUuid')),
    ...mapSwitches((name) => query.get(name) === 'true'),
    ...amounts,
    ...orderBounds(amounts),
    ...mapMeasures((name) => readMeasure(query.get(name))),
    properties: [...new Set(query.getAll('properties').flatMap((text) => readNumber(text) ?? []))].slice(
      0,
      maxProperties,
    ),
    sortBy: Object.hasOwn(orderNames, sortBy) ? (sortBy as ChosenOrder) : null,
    ignored: query
      .getAll('ignored')
      .filter((key) => key.length <= 100)
      .slice(0, 50),
    page: readNumber(query.get('page')) ?? 1,
    q: /^\.{1,2}$/.exec(query.get('q') ?? '')?.[0] ?? '',
  }
}

function mapSwitches(read: (name: SwitchField) => boolean) {
  return Object.fromEntries(switchFields.map((name) => [name, read(name)])) as Record<SwitchField, boolean>
}

function mapAmounts<Amount>(read: (name: AmountField) => Amount) {
  return Object.fromEntries(amountFields.map((name) => [name, read(name)])) as Record<AmountField, Amount>
}

/** Clears all filters; the order and the search text stay. */
export const nothingChosen = {
  categoryId: null,
  subCategoryUuid: null,
  brandUuid: null,
  ...mapSwitches(() => false),
  ...mapAmounts(() => null),
  ...mapMeasures(() => null),
  properties: [],
  ignored: [],
  page: 1,
} satisfies Partial<Chosen>

/** A sub-category belongs to a category, so none can be chosen without one. The default order counts as no choice. */
export function settleChosen(chosen: Chosen, base: Base): Chosen {
  const { categoryId, subCategoryUuid, sortBy } = chosen
  return {
    ...chosen,
    subCategoryUuid: categoryId || base.categoryId ? subCategoryUuid : null,
    sortBy: sortBy === usualOrder(base) ? null : sortBy,
  }
}

/** The choice as the drawer shows it. A search word that means a filter becomes that filter, and its meaning is ignored. */
export function takeOver(chosen: Chosen, understood: Understanding[]): Chosen {
  const same = understood.filter(({ filter }) => filter)
  if (same.length === 0) return chosen
  return Object.assign({}, chosen, ...same.map(({ filter }) => filter), {
    properties: [...chosen.properties, ...same.flatMap(({ filter }) => filter?.properties ?? [])],
    ignored: [...chosen.ignored, ...same.map(({ key }) => key)],
  })
}

/**
 * Drops a category, sub-category or brand without any products: the facets of a search list every choice, even one
 * without a match.
 */
export function keepKnown(chosen: Chosen, filters: SearchAnswer['filters']): Chosen {
  const known = <Value extends string | number>(options: { value: string | number }[], value: Value | null) =>
    options.some((option) => option.value === value) ? value : null
  const { categoryFilters, subCategoryFilters, brandFilters } = filters
  return {
    ...chosen,
    categoryId: known(categoryFilters, chosen.categoryId),
    subCategoryUuid: known(subCategoryFilters, chosen.subCategoryUuid),
    brandUuid: known(brandFilters, chosen.brandUuid),
  }
}

/** The query parameters of a choice, without default values. */
export function writeChosen(chosen: Chosen): [name: string, value: string][] {
  const { properties, ignored, page, sortBy, ...rest } = chosen
  const pairs: [string, unknown][] = [
    ...Object.entries(rest),
    ...properties.map((value): [string, unknown] => ['properties', value]),
    ...ignored.map((key): [string, unknown] => ['ignored', key]),
    ['sortBy', sortBy],
    ['page', page === 1 ? null : page],
  ]
  return pairs.filter(([, value]) => value).map(([name, value]) => [name, String(value)])
}

/** Whether there is a filter to clear. */
export const isNarrowed = (chosen: Chosen): boolean =>
  areDifferent({ ...chosen, page: 1 }, { ...chosen, ...nothingChosen })

export const areDifferent = (one: Chosen, other: Chosen): boolean => hrefOf('', one) !== hrefOf('', other)

export function hrefOf(path: string, chosen: Chosen): string {
  const query = new URLSearchParams(writeChosen(chosen)).toString()
  return query ? `${path}?${query}` : path
}

/** Returns the address of each page of a list. The common part is computed once, because a list has twenty links to its pages. */
export function hrefsOf(path: string, chosen: Chosen): (page: number) => string {
  const first = hrefOf(path, { ...chosen, page: 1 })
  return (page) => (page === 1 ? first : `${first}${first === path ? '?' : '&'}page=${page}`)
}

/** A longer number is above any page number, and is no id. */
const readNumber = (text: string | null) => (/^\d+$/.test(text ?? '') && Math.min(Number(text), 1e9)) || null

/** Pounds and pence, or centimetres. */
const readAmount = (text: string | null) => (/^\d{1,7}(\.\d\d?)?$/.test(text ?? '') && Number(text)) || null

/** A uuid in lower case, as it is stored; null for any other text. */
const readUuid = (text: string | null) => (text && isUuid(text) ? text.toLowerCase() : null)
