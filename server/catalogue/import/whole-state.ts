import { blankProduct } from '../../../contract/staff-catalogue.ts'
import type { ProductState, ProductWords, VariantState, VariantWords } from '../bulk/product-state.ts'

/** A product with everything an import may change. */
export type WholeVariant = VariantState & { words: VariantWords }
export type WholeState = Omit<ProductState, 'variants'> & { words: ProductWords; variants: WholeVariant[] }

/** What was read as a whole. */
export function takeWhole({ variants, words, ...state }: ProductState): WholeState {
  if (!words) throw new Error('A product was read without its words.')
  return { ...state, words, variants: variants.map(takeVariant) }
}

function takeVariant({ words, ...variant }: VariantState): WholeVariant {
  if (!words) throw new Error('A variant was read without its words.')
  return { ...variant, words }
}

export function blankState(uuid: string, now: string): WholeState {
  const { description, metaTags, pageTitle, metaDescription, keywords, pictures, related } = blankProduct
  const { moreColorsAvailable, immediateDelivery, showInterestFreeCredit } = blankProduct
  return {
    uuid,
    name: '',
    listedByHand: false,
    facts: {
      status: 'draft',
      publishedAt: null,
      newUntil: null,
      listedAt: now,
      deletedAt: null,
      subCategoryUuid: null,
      brandUuid: null,
      rangeUuid: null,
      rangePosition: 0,
      moreColorsAvailable,
      immediateDelivery,
      showInterestFreeCredit,
    },
    words: {
      name: '',
      supplierCode: null,
      ...{ description, metaTags, pageTitle, metaDescription, keywords, pictures, related },
    },
    variants: [],
  }
}

export const blankVariant = (uuid: string): WholeVariant => ({
  uuid,
  name: '',
  visible: true,
  prices: { pricePence: 0, salePricePence: null, onSale: false, saleStartsAt: null, saleEndsAt: null },
  properties: [],
  words: {
    name: '',
    description: '',
    supplierCode: null,
    heightCm: null,
    widthCm: null,
    depthCm: null,
    visible: true,
    pictures: [],
  },
})
