import type { Entry, Facts } from '../entry.ts'
import { createBits } from '../storage/bits.ts'
import { createFacet, type Facet, type Facets, type Option } from '../storage/facets.ts'
import { splitProse, stemOf } from '../text/words.ts'
import { classifyProduct } from '../understanding/names.ts'
import { listTextCounts } from '../wishes/text-counts.ts'

type Naming = Pick<Option, 'key' | 'label'> & Partial<Pick<Option, 'position' | 'swatch' | 'routeName' | 'parentRoute'>>

/** The things that a product is, by its name and place. */
const listThings = ({ name, subCategory }: Facts): string[] => [...classifyProduct(name, subCategory?.name ?? null)]

/** Facts in the texts of an entry: the things that it is, and its counts of seats, doors or drawers. */
export type TextFacts = { things: string[]; counts: string[] }
export const readTextFacts = (entry: Entry): TextFacts => ({ things: listThings(entry), counts: listTextCounts(entry) })

/** The options of an entry in all facets. Adds and renames options to have the labels and positions of the entry. */
export function nameOptions(facets: Facets, entry: Facts, { things, counts }: TextFacts): Set<Option> {
  const { category, subCategory, brand, range } = entry
  const options = new Set<Option>()
  const add = (facet: Facet, naming: Naming) => options.add(nameOption(facets, facet, naming))
  if (category) add(facets.category, { ...category, key: category.id, label: category.name })
  if (subCategory) {
    const parentRoute = category?.routeName ?? ''
    add(facets.subCategory, { ...subCategory, key: subCategory.uuid, label: subCategory.name, parentRoute })
  }
  if (brand) add(facets.brand, { key: brand.uuid, label: brand.name })
  if (range) add(facets.range, { key: range.uuid, label: range.name, routeName: range.routeName })
  for (const thing of things) add(facets.thing, { key: thing, label: thing })
  for (const count of counts) add(facets.textCount, { key: count, label: count })
  for (const { id, label, position, values } of entry.properties) {
    for (const value of values) {
      add(nameProperty(facets, id, label, position), { ...value, key: value.id, label: value.name })
    }
  }
  return options
}

function nameProperty(facets: Facets, id: number, label: string, position: number): Facet {
  const known = facets.propertyOf.get(id)
  const facet = known ?? createFacet('property', id, facets.capacity)
  if (known && facet.label === label && facet.position === position) return facet
  facets.untidy = true
  facets.propertyOf.set(id, facet)
  return Object.assign(facet, { label, position })
}

function nameOption(facets: Facets, facet: Facet, naming: Naming): Option {
  const { key, label, position = 0, swatch = null, routeName = '', parentRoute = '' } = naming
  const known = facet.byKey.get(key)
  const isPlaced = known?.label === label && known.position === position
  const isShown = known?.swatch === swatch && known.routeName === routeName && known.parentRoute === parentRoute
  if (known && isPlaced && isShown) return known
  facets.untidy = true
  const words = splitProse(label)
  const named = { key, label, position, swatch, routeName, parentRoute, words, stems: new Set(words.map(stemOf)) }
  if (known) return Object.assign(known, named)
  const ordinal = facet.freeOrdinals.pop() ?? facet.byOrdinal.length
  const option: Option = { ...named, facet, ordinal, count: 0, slots: createBits(facets.capacity) }
  facet.byOrdinal[ordinal] = option
  facet.byKey.set(key, option)
  return option
}
