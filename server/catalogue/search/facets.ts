import { addBit, type Bits, dropBit, grownBits } from './bits.ts'
import { compareText } from './name-order.ts'
import { createNumberLists, type NumberLists, readList, replaceList } from './number-lists.ts'

/** One thing to choose by. A property's facet has the property's id; ranges can be chosen but are never listed. */
export type Facet = { kind: FacetKind; id: number; label: string; position: number; options: Option[] }
export type ListedKind = 'category' | 'subCategory' | 'brand' | 'range'
export type FacetKind = ListedKind | 'property'

export type Option = {
  facet: Facet
  /** Its number in counts and in the products' lists. */
  ordinal: number
  key: number | string
  label: string
  position: number
  swatch: string | null
  routeName: string
  /** Of a sub-category: the route of its category. */
  parentRoute: string
  /** Of the label, for suggestions. */
  words: string[]
  stems: Set<string>
  count: number
  slots: Bits
}

export type Facets = {
  /** By kind; a property's by its id. */
  facets: Map<FacetKind | number, Facet>
  /** The properties' facets in shop order. */
  properties: Facet[]
  options: Record<FacetKind, Map<number | string, Option>>
  byOrdinal: (Option | undefined)[]
  freeOrdinals: number[]
  /** Per product, the ordinals of its options. */
  chosen: NumberLists
  room: number
  untidy: boolean
}

export const createFacets = (room: number): Facets => ({
  facets: new Map(),
  properties: [],
  options: {
    category: new Map(),
    subCategory: new Map(),
    brand: new Map(),
    range: new Map(),
    property: new Map(),
  },
  byOrdinal: [],
  freeOrdinals: [],
  chosen: createNumberLists(),
  room,
  untidy: false,
})

export const findFacet = (facets: Facets, kind: ListedKind) => facets.facets.get(kind)
export const findOption = (facets: Facets, kind: FacetKind, key: number | string) => facets.options[kind].get(key)
const listOptions = (facets: Facets) => Object.values(facets.options).flatMap((options) => [...options.values()])

export function optionsOf(facets: Facets, slot: number): Option[] {
  const options = Array.from(readList(facets.chosen, slot), (ordinal) => facets.byOrdinal[ordinal])
  return options.filter((option) => option !== undefined)
}

export function growFacets(facets: Facets, room: number) {
  if (room === facets.room) return
  facets.room = room
  for (const option of listOptions(facets)) option.slots = grownBits(option.slots, room)
}

/** Puts a product under these options, and under no others that it may have been under. */
export function fileProduct(facets: Facets, slot: number, options: Set<Option>) {
  for (const option of optionsOf(facets, slot)) {
    dropBit(option.slots, slot)
    option.count--
    if (option.count === 0) facets.untidy = true
  }
  for (const option of options) {
    addBit(option.slots, slot)
    option.count++
  }
  const ordinals = Array.from(options, (option) => option.ordinal)
  replaceList(facets.chosen, slot, Uint32Array.from(ordinals))
}

/** Forgets options without products and puts the others in shop order: position, then A–Z. */
export function tidyFacets(facets: Facets) {
  if (!facets.untidy) return
  facets.untidy = false
  for (const facet of facets.facets.values()) facet.options = []
  for (const option of listOptions(facets)) {
    if (option.count > 0) {
      option.facet.options.push(option)
      continue
    }
    facets.options[option.facet.kind].delete(option.key)
    facets.byOrdinal[option.ordinal] = undefined
    facets.freeOrdinals.push(option.ordinal)
  }
  for (const [name, facet] of facets.facets) {
    if (facet.options.length === 0) facets.facets.delete(name)
    facet.options.sort(inShopOrder)
  }
  const properties = [...facets.facets.values()].filter((facet) => facet.kind === 'property')
  facets.properties = properties.sort((a, b) => a.position - b.position || compareText(a.label, b.label) || a.id - b.id)
}

const inShopOrder = (a: Option, b: Option) =>
  a.position - b.position || compareText(a.label, b.label) || (String(a.key) < String(b.key) ? -1 : 1)
