import { brandAddress, categoryAddress, rangeAddress, subCategoryAddress } from '../../../contract/addresses.ts'
import type { Card } from '../../../contract/cards.ts'
import { SearchRequest, type Suggestions } from '../../../contract/search.ts'
import { listCards } from './answer.ts'
import type { Index } from './catalogue-index.ts'
import { applyChoices } from './filters/choices.ts'
import { explainShortly } from './filters/same-filter.ts'
import { planUnderstood } from './search-understood.ts'
import { type Bits, isEmpty } from './storage/bits.ts'
import type { Facet, Option } from './storage/facets.ts'
import { compareText } from './storage/name-order.ts'
import { completeText } from './text/completions.ts'
import { groupWords, listWords, type Unit } from './text/synonyms.ts'

type Limits = { products: number; categories: number; brands: number; ranges: number }
const defaultLimits: Limits = { products: 6, categories: 4, brands: 3, ranges: 3 }

/** Suggestions for texts up to this length are cached: the texts match most products, and many shoppers type them. */
const maxKeptLetters = 2
const maxKept = 1_000

export function suggest(index: Index, text: string): Suggestions {
  if (text.length > maxKeptLetters) return findSuggestions(index, text)
  const { suggested, synonyms, rules } = index
  const known = suggested.get(text)
  if (known?.synonyms === synonyms && known.rules === rules) return known.suggestions
  const suggestions = findSuggestions(index, text)
  if (suggested.size < maxKept) suggested.set(text, { synonyms, rules, suggestions })
  return suggestions
}

export function findSuggestions(index: Index, text: string, limits: Partial<Limits> = {}): Suggestions {
  const max = { ...defaultLimits, ...limits }
  if (listWords(text).length === 0) return { products: [], categories: [], brands: [], ranges: [], understood: [] }
  const { text: finished, plan, matches } = findCompletions(index, text)
  const meant = plan.correctedTo ?? finished
  const places = findPlaces(index, text, max)
  // An unfinished word begins a place more often than it is misspelt.
  const isNowhere = Object.values(places).every((found) => found.length === 0)
  return {
    // The first results of the same text in 'Best match'.
    products: listCards(index, plan, matches, { from: 0, size: max.products }).read().map(suggestProduct),
    ...(isNowhere && meant !== text ? findPlaces(index, meant, max) : places),
    understood: plan.kept.map(explainShortly),
  }
}

function findPlaces(index: Index, text: string, max: Limits): Pick<Suggestions, 'categories' | 'brands' | 'ranges'> {
  const units = groupWords(index.synonyms, listWords(text))
  const { category, subCategory, brand, range } = index.facets
  const categories = [...listPlaces(category, units), ...listPlaces(subCategory, units)].sort(nearestFirst)
  return {
    categories: takePlaces(categories, max.categories),
    brands: takePlaces(listPlaces(brand, units), max.brands),
    ranges: takePlaces(listPlaces(range, units), max.ranges),
  }
}

type Found = { text: string; plan: ReturnType<typeof planUnderstood>; matches: Bits }

/** Tries completions of an unfinished last word before it counts as misspelt or as missing from the shop. */
function findCompletions(index: Index, text: string): Found {
  const { surely, perhaps } = completeText(index, text)
  const likely = findWhole(index, surely)
  if (likely) return likely
  const typed = find(index, text)
  return isWhole(typed) ? typed : (findWhole(index, perhaps) ?? typed)
}

/** The first text that finds something as it is. */
function findWhole(index: Index, texts: string[]): Found | null {
  for (const text of texts) {
    const found = find(index, text)
    if (isWhole(found)) return found
  }
  return null
}

const wholeShop = SearchRequest.parse({ sortBy: 'relevance' })

function find(index: Index, text: string): Found {
  const plan = planUnderstood(index, { ...wholeShop, searchField: text })
  return { text, plan, matches: applyChoices(index, plan.found, plan.choices) }
}

/** Whether a text finds something without a correction and without a relaxed wish. */
const isWhole = ({ plan, matches }: Found) =>
  plan.correctedTo === null && plan.relaxed.length === 0 && !isEmpty(matches)

function suggestProduct(card: Card): Suggestions['products'][number] {
  const { uuid, variantUuid, name, price, onSale, salePrice, images } = card
  return { uuid, variantUuid, name, price, onSale, salePrice, image: images[0] ?? null }
}

type Place = { option: Option; path: string; whole: number }

function listPlaces({ options }: Facet, units: Unit[]): Place[] {
  const named = options
    .map((option) => ({ option, whole: countWhole(option, units) }))
    .filter(({ whole }) => whole >= 0)
  const places = named.map((place) => ({ ...place, path: pathOf(place.option) }))
  return places.filter(({ path }) => path !== '').sort(nearestFirst)
}

function pathOf({ facet, key, label, routeName, parentRoute }: Option): string {
  if (facet.kind === 'category') return categoryAddress(routeName)
  if (facet.kind === 'subCategory') return parentRoute && subCategoryAddress(parentRoute, routeName)
  return facet.kind === 'brand' ? brandAddress(String(key), label) : rangeAddress(routeName)
}

/** The number of units that an option contains as whole words; -1 when one is missing. */
function countWhole(option: Option, units: Unit[]): number {
  for (const [i, unit] of units.entries()) {
    if (hasWhole(option, unit)) continue
    return i === units.length - 1 && hasBegun(option, unit) ? i : -1
  }
  return units.length
}

const hasAll = (option: Option, stems: string[]) => stems.every((stem) => option.stems.has(stem))

const hasWhole = (option: Option, { stems, meanings }: Unit) =>
  hasAll(option, stems) || meanings.some((meaning) => meaning.whole && hasAll(option, meaning.stems))

function hasBegun(option: Option, { words, stems, meanings }: Unit): boolean {
  const last = words.at(-1) ?? ''
  const begins = option.words.some((part) => part.startsWith(last)) && hasAll(option, stems.slice(0, -1))
  return begins || meanings.some((meaning) => hasAll(option, meaning.stems))
}

const nearestFirst = (a: Place, b: Place) =>
  b.whole - a.whole ||
  b.option.count - a.option.count ||
  compareText(a.option.label, b.option.label) ||
  (a.path < b.path ? -1 : 1)

const takePlaces = (places: Place[], limit: number) =>
  places.slice(0, limit).map(({ option, path }) => ({ name: option.label, path }))
