import { addBit, type Bits, dropBit, grownBits } from './bits.ts'
import { type Column, createColumn, firstNumber, growColumn, readRow, writeRow } from './columns.ts'
import { compareText } from './name-order.ts'

/** One facet to filter by. A property's facet has the property's id; ranges can be chosen but are never listed;
 * things are what products are, by their names, and `textCount` is what their texts count. */
export type Facet = {
  kind: FacetKind
  id: number
  label: string
  position: number
  /** In shop order. */
  options: Option[]
  byKey: Map<number | string, Option>
  byOrdinal: (Option | undefined)[]
  freeOrdinals: number[]
  column: Column
}
export type PlainKind = 'category' | 'subCategory' | 'brand' | 'range'
export type FacetKind = PlainKind | 'thing' | 'textCount' | 'property'

export type Option = {
  facet: Facet
  /** Its number in counts and in the facet's column. */
  ordinal: number
  key: number | string
  label: string
  position: number
  swatch: string | null
  routeName: string
  /** For a sub-category: the route of its category. */
  parentRoute: string
  /** The words of the label, for suggestions. */
  words: string[]
  stems: Set<string>
  count: number
  slots: Bits
}

export type Facets = Record<PlainKind | 'thing' | 'textCount', Facet> & {
  /** Increases whenever an option is added, removed or renamed. */
  edition: number
  propertyOf: Map<number, Facet>
  /** In shop order. */
  properties: Facet[]
  capacity: number
  untidy: boolean
}

export function createFacet(kind: FacetKind, id: number, capacity: number): Facet {
  const named = { kind, id, label: '', position: 0, options: [], byKey: new Map() }
  return { ...named, byOrdinal: Array(firstNumber).fill(undefined), freeOrdinals: [], column: createColumn(capacity) }
}

export const createFacets = (capacity: number): Facets => ({
  category: createFacet('category', 0, capacity),
  subCategory: createFacet('subCategory', 0, capacity),
  brand: createFacet('brand', 0, capacity),
  range: createFacet('range', 0, capacity),
  thing: createFacet('thing', 0, capacity),
  textCount: createFacet('textCount', 0, capacity),
  edition: 0,
  propertyOf: new Map(),
  properties: [],
  capacity,
  untidy: false,
})

const plainFacets = ({ category, subCategory, brand, range }: Facets) => [category, subCategory, brand, range]
const allFacets = (facets: Facets) => [
  ...plainFacets(facets),
  facets.thing,
  facets.textCount,
  ...facets.propertyOf.values(),
]

export function findValue(facets: Facets, valueId: number): Option | undefined {
  return facets.properties.map((facet) => facet.byKey.get(valueId)).find((option) => option !== undefined)
}

const optionsIn = ({ column, byOrdinal }: Facet, slot: number): Option[] =>
  readRow(column, slot).flatMap((ordinal) => byOrdinal[ordinal] ?? [])

/** The category, sub-category, brand and range of a product. */
export const plainOptionsOf = (facets: Facets, slot: number) =>
  plainFacets(facets).flatMap((facet) => optionsIn(facet, slot))

export function growFacets(facets: Facets, capacity: number) {
  if (capacity === facets.capacity) return
  facets.capacity = capacity
  for (const facet of allFacets(facets)) {
    growColumn(facet.column, capacity)
    for (const option of facet.byKey.values()) option.slots = grownBits(option.slots, capacity)
  }
}

/** Sets the options of a product, and removes its earlier ones. */
export function fileProduct(facets: Facets, slot: number, options: Set<Option>) {
  for (const facet of allFacets(facets)) {
    const left = optionsIn(facet, slot)
    for (const option of left) removeFromOption(option, slot)
    writeRow(facet.column, slot, takeOptions(facet, slot, options))
    if (left.some(({ count }) => count === 0)) facets.untidy = true
  }
}

function removeFromOption(option: Option, slot: number) {
  dropBit(option.slots, slot)
  option.count--
}

/** Their numbers in the facet's column. */
function takeOptions(facet: Facet, slot: number, options: Set<Option>): number[] {
  const ordinals: number[] = []
  for (const option of options) {
    if (option.facet !== facet) continue
    addBit(option.slots, slot)
    option.count++
    ordinals.push(option.ordinal)
  }
  return ordinals
}

/** Removes options without products, and puts the rest in shop order: position, then A–Z. */
export function tidyFacets(facets: Facets) {
  if (!facets.untidy) return
  facets.untidy = false
  facets.edition++
  for (const facet of allFacets(facets)) {
    for (const option of facet.byKey.values()) if (option.count === 0) forgetOption(facet, option)
    facet.options = [...facet.byKey.values()].sort(inShopOrder)
    if (facet.options.length === 0) facets.propertyOf.delete(facet.id)
  }
  facets.properties = [...facets.propertyOf.values()].sort(
    (a, b) => a.position - b.position || compareText(a.label, b.label) || a.id - b.id,
  )
}

function forgetOption(facet: Facet, option: Option) {
  facet.byKey.delete(option.key)
  facet.byOrdinal[option.ordinal] = undefined
  facet.freeOrdinals.push(option.ordinal)
}

const inShopOrder = (a: Option, b: Option) =>
  a.position - b.position || compareText(a.label, b.label) || (String(a.key) < String(b.key) ? -1 : 1)
