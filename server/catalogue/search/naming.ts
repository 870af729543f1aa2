import { createBits } from './bits.ts'
import type { Entry } from './entry.ts'
import { type Facet, type FacetKind, type Facets, findOption, type Option } from './facets.ts'
import { splitProse, stemOf } from './words.ts'

type Naming = Pick<Option, 'key' | 'label'> & Partial<Pick<Option, 'position' | 'swatch' | 'routeName' | 'parentRoute'>>

/** The options that an entry names, by the names and places it gives them. */
export function nameOptions(facets: Facets, entry: Entry): Set<Option> {
  const { category, subCategory, brand, range } = entry
  const options = new Set<Option>()
  const add = (facet: Facet, naming: Naming) => options.add(nameOption(facets, facet, naming))
  const facet = (kind: FacetKind) => nameFacet(facets, kind, 0, '', 0)
  if (category) add(facet('category'), { ...category, key: category.id, label: category.name })
  if (subCategory) {
    const parentRoute = category?.routeName ?? ''
    add(facet('subCategory'), { ...subCategory, key: subCategory.uuid, label: subCategory.name, parentRoute })
  }
  if (brand) add(facet('brand'), { key: brand.uuid, label: brand.name })
  if (range) add(facet('range'), { key: range.uuid, label: range.name, routeName: range.routeName })
  for (const { id, label, position, values } of entry.properties) {
    for (const value of values) {
      const property = nameFacet(facets, 'property', id, label, position)
      add(property, { ...value, key: value.id, label: value.name })
    }
  }
  return options
}

function nameFacet(facets: Facets, kind: FacetKind, id: number, label: string, position: number): Facet {
  const name = kind === 'property' ? id : kind
  const known = facets.facets.get(name)
  if (known?.label === label && known.position === position) return known
  facets.untidy = true
  const facet = Object.assign(known ?? { kind, id, options: [] }, { label, position })
  facets.facets.set(name, facet)
  return facet
}

function nameOption(facets: Facets, facet: Facet, naming: Naming): Option {
  const { key, label, position = 0, swatch = null, routeName = '', parentRoute = '' } = naming
  const known = findOption(facets, facet.kind, key)
  if (known?.label === label && known.position === position && known.facet === facet) {
    return Object.assign(known, { swatch, routeName, parentRoute })
  }
  facets.untidy = true
  const words = splitProse(label)
  const named = {
    facet,
    key,
    label,
    position,
    swatch,
    routeName,
    parentRoute,
    words,
    stems: new Set(words.map(stemOf)),
  }
  if (known) return Object.assign(known, named)
  const ordinal = facets.freeOrdinals.pop() ?? facets.byOrdinal.length
  const option: Option = { ...named, ordinal, count: 0, slots: createBits(facets.room) }
  facets.byOrdinal[ordinal] = option
  facets.options[facet.kind].set(key, option)
  return option
}
