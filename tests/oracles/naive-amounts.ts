import type { PriceFilter, SearchAnswer, SearchRequest, SizeFilter } from '../../contract/search.ts'
import type { Entry } from '../../server/catalogue/search/entry.ts'

const switches = {
  onSaleOnly: ['Special offers only', (entry: Entry) => entry.onSale],
  newProductsOnly: ['New in only', (entry: Entry) => entry.isNew],
  immediateDeliveryOnly: ['Immediate delivery', (entry: Entry) => entry.card.immediateDelivery],
  onDisplayOnly: ['On display in our showroom', (entry: Entry) => entry.onDisplay],
  inStockOnly: ['In stock', (entry: Entry) => entry.inStock],
} as const
/** Filters that a shop leaves out if no product has the fact. */
const recorded = ['onDisplayOnly', 'inStockOnly']
const sizes = {
  maxWidth: ['Width', (entry: Entry) => entry.sizes.width],
  maxHeight: ['Height', (entry: Entry) => entry.sizes.height],
  maxDepth: ['Depth', (entry: Entry) => entry.sizes.depth],
} as const

type Switch = keyof typeof switches
type Size = keyof typeof sizes
export type AmountAsk = 'price' | Switch | Size

export function fitsAmounts(entry: Entry, request: SearchRequest, unasked: string[]): boolean {
  const isAsked = (ask: AmountAsk) => !unasked.includes(ask)
  const fitsSwitches = keys(switches).every((key) => !request[key] || !isAsked(key) || switches[key][1](entry))
  const fitsSizes = keys(sizes).every((key) => {
    const [max, size] = [request[key], sizes[key][1](entry)]
    return max === null || !isAsked(key) || (size > 0 && size <= max)
  })
  return fitsSwitches && fitsSizes && fitsSpace(entry, request) && (!isAsked('price') || fitsPrice(entry, request))
}

/** Judges only whether a piece fits its space. For doors and turns another test compares the search with the product's page. */
function fitsSpace({ sizes: { width, height, depth } }: Entry, { fit }: SearchRequest): boolean {
  if (fit === null) return true
  const isIn = (room: number | null, side: number) => room === null || (side > 0 && side <= room)
  const stands = (wide: number, deep: number) => isIn(fit.spaceWidth, wide) && isIn(fit.spaceDepth, deep)
  const isTurned = fit.spaceWidth !== null && fit.spaceDepth !== null && stands(depth, width)
  return isIn(fit.spaceHeight, height) && (stands(width, depth) || isTurned)
}

function fitsPrice({ pricePence }: Entry, { priceMin, priceMax }: SearchRequest): boolean {
  const asked = [priceMin, priceMax].filter((price) => price !== null)
  if (asked.length === 0) return true
  const min = priceMin === null ? 0 : Math.min(...asked)
  const max = priceMax === null ? Number.MAX_VALUE : Math.max(...asked)
  return pricePence > 0 && pricePence >= Math.round(min * 100) && pricePence <= Math.round(max * 100)
}

/** `matching` returns the products that match when one filter is left out. */
export function listAmountsNaively(
  entries: Entry[],
  request: SearchRequest,
  matching: (unasked: AmountAsk) => Entry[],
): Pick<SearchAnswer['filters'], 'priceFilter' | 'sizeFilters' | 'switchFilters'> {
  const prices = matching('price').flatMap(({ pricePence }) => (pricePence > 0 ? [pricePence / 100] : []))
  return {
    priceFilter: listPrices(prices),
    sizeFilters: keys(sizes).flatMap((key) => {
      const known = matching(key).flatMap((entry) => sizes[key][1](entry) || [])
      return known.length > 0 || request[key] !== null ? [listSizes(key, known)] : []
    }),
    switchFilters: keys(switches).flatMap((value) => {
      const [label, has] = switches[value]
      const isSecret = recorded.includes(value) && !request[value] && !entries.some(has)
      return isSecret ? [] : [{ label, value, count: matching(value).filter(has).length }]
    }),
  }
}

function listPrices(prices: number[]): PriceFilter {
  if (prices.length === 0) return { min: 0, max: 0, buckets: [] }
  const buckets = cut(prices, 24).map(([from, to]) => ({ from, to, count: countWithin(prices, from, to) }))
  return { min: Math.min(...prices), max: Math.max(...prices), buckets }
}

function listSizes(value: Size, known: number[]): SizeFilter {
  const label = sizes[value][0]
  if (known.length === 0) return { value, label, min: 0, max: 0, items: [] }
  const items = cut(known, 5)
    .filter(([from, to]) => countWithin(known, from, to) > 0)
    .map(([, to]) => ({ label: `Up to ${to} cm`, value: to, count: countWithin(known, 0, to) }))
  return { value, label, min: Math.min(...known), max: Math.max(...known), items }
}

const countWithin = (amounts: number[], from: number, to: number) =>
  amounts.filter((amount) => amount > from && amount <= to).length

/** Cuts the range of the amounts into at most `limit` steps, as small as possible, of 1, 2, 5, 10, … */
function cut(amounts: number[], limit: number): [from: number, to: number][] {
  const steps = [1, 10, 100, 1_000, 10_000, 100_000].flatMap((tens) => [tens, 2 * tens, 5 * tens])
  for (const step of steps) {
    const places = amounts.map((amount) => Math.ceil(amount / step))
    const [first, last] = [Math.min(...places), Math.max(...places)]
    if (last - first >= limit) continue
    return Array.from({ length: last - first + 1 }, (_, i) => [(first + i - 1) * step, (first + i) * step])
  }
  return []
}

const keys = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]
