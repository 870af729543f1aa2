import type { Names } from '../bulk/names.ts'
import type { ProductState } from '../bulk/product-state.ts'

/** What an import makes besides products, because they name it and it is not there. Numbers below 0 stand for ids to come. */
export type NewShelf =
  | { kind: 'brand' | 'range'; uuid: string; name: string }
  | { kind: 'category'; id: number; name: string }
  | { kind: 'sub-category'; uuid: string; name: string; categoryId: number }
  | { kind: 'property'; id: number; name: string }
  | { kind: 'value'; id: number; name: string; propertyId: number }

/** The same once it has been made: to be taken away again by the undo. */
export type MadeShelves = {
  brands: string[]
  ranges: string[]
  categories: number[]
  subCategories: string[]
  properties: number[]
  values: number[]
}

const kindNames: Record<NewShelf['kind'], string> = {
  brand: 'Brand',
  range: 'Range',
  category: 'Category',
  'sub-category': 'Sub-category',
  property: 'Property',
  value: 'Property value',
}

/** Those that a product really comes to belong to, each after what it belongs to itself. */
export function listNeeded(all: NewShelf[], states: ProductState[]): NewShelf[] {
  const needed = new Set<string | number>()
  for (const { facts, variants } of states) {
    for (const uuid of [facts.brandUuid, facts.rangeUuid, facts.subCategoryUuid]) if (uuid) needed.add(uuid)
    for (const variant of variants) for (const id of variant.facts.properties) if (id < 0) needed.add(id)
  }
  for (const shelf of all) {
    if (shelf.kind === 'sub-category' && needed.has(shelf.uuid)) needed.add(shelf.categoryId)
    if (shelf.kind === 'value' && needed.has(shelf.id)) needed.add(shelf.propertyId)
  }
  return all.filter((shelf) => needed.has('uuid' in shelf ? shelf.uuid : shelf.id))
}

/** As they are shown: values with their property, sub-categories with their category where that is new too. */
export function describeShelves(shelves: NewShelf[]): string[] {
  return shelves.map(({ kind, name }) => `${kindNames[kind]}: ${name}`)
}

/** The names of everything, and of what is still to be made. */
export function nameNew(names: Names, shelves: NewShelf[]): Names {
  const uuids = new Map<string, string>()
  const ids = new Map<number, string>()
  for (const shelf of shelves) {
    if ('uuid' in shelf) uuids.set(shelf.uuid, shelf.name)
    else ids.set(shelf.id, shelf.name)
  }
  const values = new Map(
    shelves.flatMap((shelf) => (shelf.kind === 'value' ? [[shelf.id, shelf.propertyId] as const] : [])),
  )
  return {
    ...names,
    shelf: (uuid) => uuids.get(uuid ?? '') ?? names.shelf(uuid),
    value: (id) => {
      const owner = values.get(id)
      if (owner === undefined) return names.value(id)
      return `${ids.get(owner) ?? names.property(owner)}: ${ids.get(id)}`
    },
  }
}
