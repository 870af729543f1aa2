import type { Synonym } from '../text/synonyms.ts'

/** The names of a shop's categories, makers and properties. */
export type ShopTerms = {
  categories: { id: number; name: string; routeName: string }[]
  subCategories: { uuid: string; name: string; routeName: string; categoryId: number }[]
  brands: { uuid: string; name: string }[]
  ranges: { uuid: string; name: string }[]
  properties: { id: number; label: string; values: { id: number; name: string; swatch: string | null }[] }[]
  synonyms: Synonym[]
}
