import type { PriceFilter, SearchAnswer, SizeFilter } from '../../../../contract/search.ts'
import { type SizeField, type SwitchField, sizeFields, switchFields } from '../../../../contract/search-fields.ts'
import { toPounds } from '../../prices/prices.ts'
import type { Index } from '../catalogue-index.ts'
import { matchWithout, type Result } from '../results.ts'
import { type Bits, countCommon, isEmpty } from '../storage/bits.ts'
import { type AmountKind, amountsOf } from './amount-kinds.ts'
import { switchSlots } from './choices.ts'
import { type Counted, listCounted } from './counted.ts'
import { type Spread, spreadAmounts } from './spreads.ts'

type AmountFilters = Pick<SearchAnswer['filters'], 'priceFilter' | 'sizeFilters' | 'switchFilters'>

const kinds: AmountKind[] = ['price', ...sizeFields]
const maxBuckets = 24
const maxSizes = 5
const sizeLabels: Record<SizeField, string> = { maxWidth: 'Width', maxHeight: 'Height', maxDepth: 'Depth' }
const switchLabels = {
  onSaleOnly: 'Special offers only',
  newProductsOnly: 'New in only',
  immediateDeliveryOnly: 'Immediate delivery',
  onDisplayOnly: 'On display in our showroom',
  inStockOnly: 'In stock',
}

/** The filters that are not facets: price, sizes and switches. A count is the number of results after choosing it, as in facets. */
export function listAmountFilters(index: Index, result: Result): AmountFilters {
  const spreads = spreadAll(index, result)
  const isChosen = (field: SizeField) => result.choices.some(({ kind }) => kind === field)
  const slotsOf = switchSlots(index)
  return {
    priceFilter: describePrices(spreads.get('price') ?? null),
    sizeFilters: sizeFields
      .filter((field) => spreads.get(field) || isChosen(field))
      .map((field) => describeSizes(field, spreads.get(field) ?? null)),
    switchFilters: switchFields
      .filter((value) => result.request[value] || !isUnrecorded(value, slotsOf[value]))
      .map((value) => ({
        label: switchLabels[value],
        value,
        count: countCommon(
          matchWithout(index, result, (choice) => choice.kind === value),
          slotsOf[value],
        ),
      })),
  }
}

/** A shop that records nothing of its showroom has no filters for it. */
const isUnrecorded = (value: SwitchField, slots: Bits) =>
  (value === 'onDisplayOnly' || value === 'inStockOnly') && isEmpty(slots)

function spreadAll(index: Index, result: Result): Map<AmountKind, Spread | null> {
  const { choices, matches, total } = result
  const { products } = index
  const spreads = new Map<AmountKind, Spread | null>()
  const spread = (kind: AmountKind, counted: Counted) => {
    const [limit, unit] = kind === 'price' ? [maxBuckets, 100] : [maxSizes, 1]
    spreads.set(kind, spreadAmounts(amountsOf(products, kind), counted, limit, unit))
  }
  const isOpen = (kind: AmountKind) => !choices.some((choice) => choice.kind === kind)
  const counted = listCounted(products, matches, total)
  for (const kind of kinds.filter(isOpen)) spread(kind, counted)
  for (const kind of kinds) {
    if (isOpen(kind)) continue
    const wider = matchWithout(index, result, (choice) => choice.kind === kind)
    spread(kind, listCounted(products, wider))
  }
  return spreads
}

function describePrices(spread: Spread | null): PriceFilter {
  if (!spread) return { min: 0, max: 0, buckets: [] }
  const { min, max, from, step, counts } = spread
  const buckets = [...counts].map((count, i) => ({
    from: toPounds(from + i * step),
    to: toPounds(from + (i + 1) * step),
    count,
  }))
  return { min: toPounds(min), max: toPounds(max), buckets }
}

/** A step that adds no product is left out. */
function describeSizes(field: SizeField, spread: Spread | null): SizeFilter {
  const items: SizeFilter['items'] = []
  let count = 0
  for (const [i, more] of (spread?.counts ?? []).entries()) {
    if (!spread || more === 0) continue
    count += more
    const value = spread.from + (i + 1) * spread.step
    items.push({ label: `Up to ${value} cm`, value, count })
  }
  return { value: field, label: sizeLabels[field], min: spread?.min ?? 0, max: spread?.max ?? 0, items }
}
