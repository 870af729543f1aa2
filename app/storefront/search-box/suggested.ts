import { productAddress, searchAddress } from '../../../contract/addresses.ts'
import type { Suggestions } from '../../../contract/search.ts'
import type { PictureFacts } from '../../ui/picture.tsx'
import type { ShownPrice } from '../product-card/price.tsx'

export type Suggested = { name: string; path: string; text?: string; picture?: PictureFacts | null; price?: ShownPrice }
export type SuggestedGroup = { title: string; items: Suggested[] }

/** The suggestions for a text by group, without empty groups: first the meanings of its words, which lead to all results. */
export function groupSuggestions(
  text: string,
  { products, categories, brands, ranges, understood, answers = [] }: Suggestions,
): SuggestedGroup[] {
  const found = products.map(({ uuid, variantUuid, name, image, price, onSale, salePrice }) => ({
    name,
    path: productAddress(uuid, name, variantUuid),
    picture: image,
    price: { price, onSale, salePrice, previousPrice: null },
  }))
  const meant = understood.map(({ label }) => label).join(' · ')
  return [
    { title: 'Search for', items: meant && found[0] ? [{ name: meant, path: searchAddress(text) }] : [] },
    { title: 'Products', items: found },
    { title: 'Categories', items: categories },
    { title: 'Brands', items: brands },
    { title: 'Ranges', items: ranges },
    { title: 'About the shop', items: answers.map(({ title, ...rest }) => ({ name: title, ...rest })) },
  ].filter(({ items }) => items.length > 0)
}

/** The next index in a circular list; -1 is the field itself. */
export function step(place: number, by: 1 | -1, amount: number): number {
  return ((place + 1 + by + (amount + 1)) % (amount + 1)) - 1
}
