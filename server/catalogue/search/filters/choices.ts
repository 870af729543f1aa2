import { orderBounds } from '../../../../contract/prices.ts'
import type { SearchRequest } from '../../../../contract/search.ts'
import { type SizeField, type SwitchField, sizeFields, switchFields } from '../../../../contract/search-fields.ts'
import { toPence } from '../../prices/prices.ts'
import type { Index } from '../catalogue-index.ts'
import { findFitting } from '../fit/fitting.ts'
import { addAll, addBit, type Bits, createBits, meetAll } from '../storage/bits.ts'
import { type Facet, type FacetKind, findValue, type PlainKind } from '../storage/facets.ts'
import { slotsBetween } from './amount-kinds.ts'

/** A choice that narrows a search: in a facet, by a price, a size or a switch, or from words. */
export type Choice = { kind: ChoiceKind; facet: Facet | null; slots: Bits; isFromWords?: boolean }
export type ChoiceKind = FacetKind | 'sale' | 'price' | SizeField | SwitchField | 'fit' | 'words'

/**
 * A property value that no product has any more is dropped from the choice. A category, sub-category, brand or range
 * without products is not: its page shows an empty list, never the whole shop.
 */
export function readChoices(index: Index, request: SearchRequest): Choice[] {
  const choices: Choice[] = chooseProperties(index, request.properties)
  const choose = (kind: PlainKind, key: number | string | null) => {
    if (key === null) return
    const facet = index.facets[kind]
    choices.push({ kind, facet, slots: facet.byKey.get(key)?.slots ?? createBits(index.products.capacity) })
  }
  choose('category', request.categoryId)
  choose('subCategory', request.subCategoryUuid)
  choose('brand', request.brandUuid)
  choose('range', request.rangeUuid)
  if (request.saleUuid !== null) choices.push({ kind: 'sale', facet: null, slots: findInSale(index, request.saleUuid) })
  return [...choices, ...chooseSwitches(index, request), ...chooseAmounts(index, request), ...chooseFit(index, request)]
}

export function findInSale({ products }: Index, saleUuid: string): Bits {
  const slots = createBits(products.capacity)
  products.sales.forEach((sales, slot) => {
    if (sales.includes(saleUuid)) addBit(slots, slot)
  })
  return slots
}

export const switchSlots = ({ products }: Index): Record<SwitchField, Bits> => ({
  onSaleOnly: products.onSale,
  newProductsOnly: products.isNew,
  immediateDeliveryOnly: products.immediate,
  onDisplayOnly: products.onDisplay,
  inStockOnly: products.inStock,
})

function chooseSwitches(index: Index, request: SearchRequest): Choice[] {
  const slotsOf = switchSlots(index)
  return switchFields.filter((kind) => request[kind]).map((kind) => ({ kind, facet: null, slots: slotsOf[kind] }))
}

/** A product that is priced in the showroom has no price to match, one without a size no size. */
function chooseAmounts(index: Index, request: SearchRequest): Choice[] {
  const { priceMin, priceMax } = orderBounds(request)
  const choices: Choice[] = []
  const choose = (kind: 'price' | SizeField, min: number, max: number | null) => {
    const slots = slotsBetween(index.products, kind, min, max ?? Number.POSITIVE_INFINITY)
    choices.push({ kind, facet: null, slots })
  }
  if (priceMin !== null || priceMax !== null) {
    choose('price', toPence(priceMin ?? 0), priceMax === null ? null : toPence(priceMax))
  }
  for (const field of sizeFields) if (request[field] !== null) choose(field, 0, request[field])
  return choices
}

/** A product without a measure that is filtered by is left out. */
const chooseFit = ({ products }: Index, { fit }: SearchRequest): Choice[] =>
  fit ? [{ kind: 'fit', facet: null, slots: findFitting(products, fit) }] : []

/** Values of one property are alternatives; each chosen property has to match. */
function chooseProperties(index: Index, valueIds: number[]): Choice[] {
  const choices = new Map<Facet, Choice>()
  for (const id of valueIds) {
    const option = findValue(index.facets, id)
    if (!option) continue
    const choice = choices.get(option.facet)
    if (choice) addAll(choice.slots, option.slots)
    else choices.set(option.facet, { kind: 'property', facet: option.facet, slots: option.slots.slice() })
  }
  return [...choices.values()]
}

export const applyChoices = (index: Index, found: Bits | null, choices: Choice[]): Bits =>
  meetAll(found ?? index.products.live, choices)
