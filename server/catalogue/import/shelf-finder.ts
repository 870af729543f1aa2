import type { Db } from '../../platform/database.ts'
import { simplify } from '../product-words.ts'
import { deriveUuid } from './derive-uuid.ts'
import type { NewShelf } from './new-shelves.ts'
import { readShelfRows, type ShelfRow } from './shelf-rows.ts'

export type Found<Id> = { id: Id } | { problem: string }

/** Finds by name what products belong to or have; what is not there is made, where that is wished. */
export type ShelfFinder = {
  /** `now` is what the product has: of two by the same name that one is meant, also in the bin. */
  brand(name: string, now: string | null): Found<string>
  range(name: string, now: string | null): Found<string>
  /** Without a category only where its name is the only one. */
  subCategory(name: string, category: string | undefined, now: string | null): Found<string>
  value(property: string, value: string, now: number[]): Found<number>
  categoryOf(subCategoryUuid: string | null): string | undefined
  listNew(): NewShelf[]
}

type Options = { makeNew: boolean; importUuid: string }

export async function openShelfFinder(db: Db, { makeNew, importUuid }: Options): Promise<ShelfFinder> {
  const rows = await readShelfRows(db)
  const made: NewShelf[] = []
  const uuidOf = (kind: string, name: string, of = 0) => deriveUuid(importUuid, kind, String(of), simplify(name))
  const nextId = () => -1 - made.length
  const keep = <Shelf extends NewShelf>(shelf: Shelf): Shelf => {
    made.push(shelf)
    return shelf
  }
  const brand = openShelf(
    rows.brands,
    'brand',
    makeNew,
    (name) => keep({ kind: 'brand', uuid: uuidOf('brand', name), name }).uuid,
  )
  const range = openShelf(
    rows.ranges,
    'range',
    makeNew,
    (name) => keep({ kind: 'range', uuid: uuidOf('range', name), name }).uuid,
  )
  const category = openShelf(
    rows.categories,
    'category',
    makeNew,
    (name) => keep({ kind: 'category', id: nextId(), name }).id,
  )
  const place = openShelf(
    rows.subCategories,
    'sub-category',
    makeNew,
    (name, categoryId) =>
      keep({ kind: 'sub-category', uuid: uuidOf('place', name, categoryId), name, categoryId }).uuid,
  )
  const property = openShelf(
    rows.properties,
    'property',
    makeNew,
    (name) => keep({ kind: 'property', id: nextId(), name }).id,
  )
  const value = openShelf(
    rows.values,
    'value',
    makeNew,
    (name, propertyId) => keep({ kind: 'value', id: nextId(), name, propertyId }).id,
  )
  const categoryNames = new Map(rows.categories.map(({ id, name }) => [id, name]))
  const names = new Map(rows.subCategories.map(({ id, name }) => [id, name]))
  const owners = new Map(rows.subCategories.map(({ id, of }) => [id, categoryNames.get(of)]))
  return {
    brand: (name, now) => brand(name, [now]),
    range: (name, now) => range(name, [now]),
    subCategory: (name, of, now) => {
      const kept = now !== null && isSame(names.get(now), name) && (!of || isSame(owners.get(now), of))
      if (kept) return { id: now }
      return of ? within(category(of, []), (id) => place(name, [], id)) : findOnly(rows.subCategories, name)
    },
    value: (of, name, now) => within(property(of, []), (id) => value(name, now, id)),
    categoryOf: (uuid) => (uuid === null ? undefined : owners.get(uuid)),
    listNew: () => made,
  }
}

const isSame = (one: string | undefined, other: string) => one !== undefined && simplify(one) === simplify(other)

const within = <Id>(owner: Found<number>, find: (id: number) => Found<Id>): Found<Id> =>
  'problem' in owner ? owner : find(owner.id)

function openShelf<Id>(rows: ShelfRow<Id>[], what: string, makeNew: boolean, make: (name: string, of: number) => Id) {
  const keyOf = (name: string, of: number) => `${of} ${simplify(name)}`
  const shelf = Map.groupBy(rows, ({ name, of }) => keyOf(name, of))
  return (name: string, now: readonly (Id | null)[], of = 0): Found<Id> => {
    const named = shelf.get(keyOf(name, of)) ?? []
    const open = named.filter(({ id, inBin }) => !inBin || now.includes(id))
    const [exact = open] = [open.filter((row) => row.name === name)].filter(({ length }) => length > 0)
    const found = exact.find(({ id }) => now.includes(id)) ?? exact[0]
    if (found) return { id: found.id }
    if (named.length > 0) return { problem: `The ${what} “${name}” is in the bin. Please restore it first.` }
    if (!makeNew) return { problem: `There is no ${what} “${name}”.` }
    const id = make(name, of)
    shelf.set(keyOf(name, of), [{ id, name, of, inBin: false }])
    return { id }
  }
}

function findOnly(rows: ShelfRow<string>[], name: string): Found<string> {
  const found = rows.filter((row) => !row.inBin && simplify(row.name) === simplify(name))
  const [only] = found
  if (only && found.length === 1) return { id: only.id }
  if (only) return { problem: `Several categories have a sub-category “${name}”. Please name the category too.` }
  return { problem: `There is no sub-category “${name}”. For a new one, its category has to be named too.` }
}
