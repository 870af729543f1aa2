import { blankProduct, blankVariant } from '../../../contract/staff/catalogue.ts'
import type { ProductState, VariantState } from '../products/state/product-state.ts'

/** The state of a product that does not exist yet. */
export function blankProductState(uuid: string, now: string): ProductState {
  const { files, variants, ...facts } = blankProduct
  return {
    uuid,
    listedByHand: false,
    facts: { ...facts, listedAt: now, status: 'draft', publishedAt: null, deletedAt: null, rangePosition: 0 },
    variants: [],
  }
}

export function blankVariantState(uuid: string): VariantState {
  const { uuid: _, price, salePrice, ...facts } = blankVariant
  return {
    uuid,
    facts: {
      ...facts,
      pricePence: 0,
      salePricePence: null,
      saleUuid: null,
      displayCheckedAt: null,
      stockCheckedAt: null,
    },
  }
}
