import type { SearchRequest } from '../../../contract/search.ts'
import { addAll, type Bits, createBits, keepCommon } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { type Facet, type FacetKind, findValue, type PlainKind } from './facets.ts'

/** A shopper's choice in one facet, or by a switch, which is no facet. */
export type Choice = { kind: FacetKind | 'switch'; facet: Facet | null; slots: Bits }

/**
 * A property value that no product has any more is dropped from the choice. A category, sub-category, brand or range
 * without products is not: its page shows an empty list, never the whole shop.
 */
export function readChoices(index: Index, request: SearchRequest): Choice[] {
  const { onSale, isNew } = index.products
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
  if (request.onSaleOnly) choices.push({ kind: 'switch', facet: null, slots: onSale })
  if (request.newProductsOnly) choices.push({ kind: 'switch', facet: null, slots: isNew })
  return choices
}

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

export function applyChoices(index: Index, found: Bits | null, choices: Choice[]): Bits {
  const slots = (found ?? index.products.live).slice()
  for (const choice of choices) keepCommon(slots, choice.slots)
  return slots
}
