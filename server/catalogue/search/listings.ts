import type { Card } from '../../../contract/cards.ts'
import type { NavBrand } from '../../../contract/catalogue.ts'
import type { Index } from './catalogue-index.ts'
import { findInSale } from './filters/choices.ts'
import { type Bits, haveCommon } from './storage/bits.ts'
import type { PlainKind } from './storage/facets.ts'
import { needCards, readCard } from './storage/kept-cards.ts'
import { readPage } from './storage/orders.ts'
import { findSlot } from './storage/slot-table.ts'

/** The cards of these products in the requested order, without those that are not in the shop. */
export const findCards = (index: Index, uuids: string[]): Card[] =>
  readCards(
    index,
    uuids.map((uuid) => findSlot(index.products.slotOf, uuid)).filter((slot) => slot !== undefined),
  )

export function readCards({ products }: Index, slots: number[]): Card[] {
  needCards(products, slots)
  return slots.map((slot) => readCard(products, slot))
}

const listNewest = (index: Index, slots: Bits, limit: number): Card[] =>
  readCards(index, readPage(index.orders.recent, slots, { from: 0, size: limit }))

export const listNewIn = (index: Index, limit: number) => listNewest(index, index.products.isNew, limit)

export const listOffers = (index: Index, limit: number) => listNewest(index, index.products.onSale, limit)

/** The newest products of a category, sub-category or range. */
export function listTerm(index: Index, kind: PlainKind, key: number | string | null, limit: number): Card[] {
  const option = index.facets[kind].byKey.get(key ?? '')
  return option ? listNewest(index, option.slots, limit) : []
}

export const listInSale = (index: Index, saleUuid: string | null, limit: number) =>
  saleUuid === null ? [] : listNewest(index, findInSale(index, saleUuid), limit)

/** The brands with products in the sub-category, A–Z. */
export function listBrandsIn(index: Index, subCategoryUuid: string): NavBrand[] {
  const place = index.facets.subCategory.byKey.get(subCategoryUuid)
  return index.facets.brand.options
    .filter((brand) => place && haveCommon(brand.slots, place.slots))
    .map((brand) => ({ uuid: String(brand.key), name: brand.label }))
}
