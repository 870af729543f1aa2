import { brandAddress, categoryAddress, rangeAddress, subCategoryAddress } from '../../../contract/addresses.ts'
import type { Suggestions } from '../../../contract/search.ts'
import type { Index } from './catalogue-index.ts'
import type { Facet, Option } from './facets.ts'
import { matchText } from './matches.ts'
import { compareText } from './name-order.ts'
import { readCard } from './products.ts'
import { pickBest } from './relevance.ts'
import { stemOf } from './words.ts'

export type Limits = { products: number; categories: number; brands: number; ranges: number }
const usualLimits: Limits = { products: 6, categories: 4, brands: 3, ranges: 3 }

export function suggest(index: Index, text: string, limits: Partial<Limits> = {}): Suggestions {
  const most = { ...usualLimits, ...limits }
  const { words, found } = matchText(index, text)
  if (!found) return { products: [], categories: [], brands: [], ranges: [] }
  const slots = pickBest(index, words, found, 0, most.products)
  const { category, subCategory, brand, range } = index.facets
  const places = [...listPlaces(category, words), ...listPlaces(subCategory, words)].sort(nearestFirst)
  return {
    products: slots.map((slot) => suggestProduct(index, slot)),
    categories: takePlaces(places, most.categories),
    brands: takePlaces(listPlaces(brand, words), most.brands),
    ranges: takePlaces(listPlaces(range, words), most.ranges),
  }
}

function suggestProduct(index: Index, slot: number): Suggestions['products'][number] {
  const { uuid, name, price, onSale, salePrice, images } = readCard(index.products, slot)
  return { uuid, name, price, onSale, salePrice, image: images[0] ?? null }
}

type Place = { option: Option; path: string; whole: number }

function listPlaces({ options }: Facet, words: string[]): Place[] {
  const places = options.map((option) => ({ option, path: pathOf(option), whole: countWhole(option, words) }))
  return places.filter((place) => place.whole >= 0 && place.path !== '').sort(nearestFirst)
}

function pathOf({ facet, key, label, routeName, parentRoute }: Option): string {
  if (facet.kind === 'category') return categoryAddress(routeName)
  if (facet.kind === 'subCategory') return parentRoute && subCategoryAddress(parentRoute, routeName)
  return facet.kind === 'brand' ? brandAddress(String(key), label) : rangeAddress(routeName)
}

/** How many of the words a place has in whole; -1 when one is missing. */
function countWhole({ words: parts, stems }: Option, words: string[]): number {
  const whole = words.filter((word) => stems.has(stemOf(word))).length
  const last = words.at(-1) ?? ''
  const lastBegins = !stems.has(stemOf(last)) && parts.some((part) => part.startsWith(last))
  return whole + (lastBegins ? 1 : 0) === words.length ? whole : -1
}

const nearestFirst = (a: Place, b: Place) =>
  b.whole - a.whole ||
  b.option.count - a.option.count ||
  compareText(a.option.label, b.option.label) ||
  (a.path < b.path ? -1 : 1)

const takePlaces = (places: Place[], limit: number) =>
  places.slice(0, limit).map(({ option, path }) => ({ name: option.label, path }))
