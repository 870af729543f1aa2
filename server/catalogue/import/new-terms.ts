import type { Names } from '../products/state/names.ts'
import type { ProductState } from '../products/state/product-state.ts'

/** A taxonomy term that an import creates because a product names it. Numbers below 0 are ids to come. */
export type NewTerm =
  | { kind: 'brand' | 'range'; uuid: string; name: string }
  | { kind: 'category'; id: number; name: string }
  | { kind: 'sub-category'; uuid: string; name: string; categoryId: number }
  | { kind: 'property'; id: number; name: string }
  | { kind: 'value'; id: number; name: string; propertyId: number }

/** The terms created by an import: its undo removes them. */
export type MadeTerms = {
  brands: string[]
  ranges: string[]
  categories: number[]
  subCategories: string[]
  properties: number[]
  values: number[]
}

const kindNames: Record<NewTerm['kind'], string> = {
  brand: 'Brand',
  range: 'Range',
  category: 'Category',
  'sub-category': 'Sub-category',
  property: 'Property',
  value: 'Property value',
}

/** The terms that a product really needs, each after its parent. */
export function listNeeded(all: NewTerm[], states: ProductState[]): NewTerm[] {
  const needed = new Set<string | number>()
  for (const { facts, variants } of states) {
    for (const uuid of [facts.brandUuid, facts.rangeUuid, facts.subCategoryUuid]) if (uuid) needed.add(uuid)
    for (const variant of variants) for (const id of variant.facts.properties) if (id < 0) needed.add(id)
  }
  for (const term of all) {
    if (term.kind === 'sub-category' && needed.has(term.uuid)) needed.add(term.categoryId)
    if (term.kind === 'value' && needed.has(term.id)) needed.add(term.propertyId)
  }
  return all.filter((term) => needed.has('uuid' in term ? term.uuid : term.id))
}

/** Names the new terms for people: values with their property, sub-categories with a new category. */
export function describeTerms(terms: NewTerm[]): string[] {
  return terms.map(({ kind, name }) => `${kindNames[kind]}: ${name}`)
}

/** Adds the names of terms to be created. */
export function nameNew(names: Names, terms: NewTerm[]): Names {
  const uuids = new Map<string, string>()
  const ids = new Map<number, string>()
  for (const term of terms) {
    if ('uuid' in term) uuids.set(term.uuid, term.name)
    else ids.set(term.id, term.name)
  }
  const values = new Map(terms.flatMap((term) => (term.kind === 'value' ? [[term.id, term.propertyId] as const] : [])))
  return {
    ...names,
    term: (uuid) => uuids.get(uuid ?? '') ?? names.term(uuid),
    value: (id) => {
      const owner = values.get(id)
      if (owner === undefined) return names.value(id)
      return `${ids.get(owner) ?? names.property(owner)}: ${ids.get(id)}`
    },
  }
}
