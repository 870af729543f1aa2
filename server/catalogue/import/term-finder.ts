import { simplify } from '../../../contract/simple-text.ts'
import type { Db } from '../../platform/database.ts'
import { deriveUuid } from './derive-uuid.ts'
import type { NewTerm } from './new-terms.ts'
import { type Found, openKindFinder, readTermRows, type TermRow, type TermRows } from './term-rows.ts'

/** Finds taxonomy terms by name; missing ones are created, if that is wanted. */
export type TermFinder = {
  /** `now`: the product's current term, which is preferred to others of the same name, even if it is in the bin. */
  brand(name: string, now: string | null): Found<string>
  range(name: string, now: string | null): Found<string>
  /** Without a category only if its name is unique. */
  subCategory(name: string, category: string | undefined, now: string | null): Found<string>
  value(property: string, value: string, now: number[]): Found<number>
  /** A missing display place is never created, because a typing error would create a bay. */
  displayPlace(name: string, now: string | null): Found<string>
  categoryOf(subCategoryUuid: string | null): string | undefined
  /** The property of a value, also of one that the import is still to create. */
  propertyOf(valueId: number): number | undefined
  listNew(): NewTerm[]
}

/** `mayMake`: allows single terms to be created although `makeNew` is off. */
type Options = { makeNew: boolean; importUuid: string; mayMake?(kind: NewTerm['kind'], name: string): boolean }

export async function openTermFinder(db: Db, options: Options): Promise<TermFinder> {
  const rows = await readTermRows(db)
  const { brand, range, category, place, property, value, displayPlace, made } = openKindFinders(rows, options)
  const categoryNames = new Map(rows.categories.map(({ id, name }) => [id, name]))
  const names = new Map(rows.subCategories.map(({ id, name }) => [id, name]))
  const owners = new Map(rows.subCategories.map(({ id, of }) => [id, categoryNames.get(of)]))
  const propertyIds = new Map(rows.values.map(({ id, of }) => [id, of]))
  const valueNames = new Map(rows.values.map(({ id, name }) => [id, name]))
  const propertyNames = new Map(rows.properties.map(({ id, name }) => [id, name]))
  const nameOwner = (id: number) => propertyNames.get(propertyIds.get(id) ?? 0)
  const findMade = (id: number) =>
    made.flatMap((term) => (term.kind === 'value' && term.id === id ? term.propertyId : []))[0]
  return {
    brand: (name, now) => brand(name, [now]),
    range: (name, now) => range(name, [now]),
    subCategory: (name, of, now) => {
      const kept = now !== null && isSame(names.get(now), name) && (!of || isSame(owners.get(now), of))
      if (kept) return { id: now }
      return of ? within(category(of, []), (id) => place(name, [], id)) : findOnly(rows.subCategories, name)
    },
    value: (of, name, now) => {
      const owner = property(of, [])
      // A product keeps its value of a property in the bin, but gets no other.
      const kept = 'problem' in owner && now.find((id) => isSame(valueNames.get(id), name) && isSame(nameOwner(id), of))
      return kept ? { id: kept } : within(owner, (id) => value(name, now, id))
    },
    displayPlace: (name, now) => displayPlace(name, [now]),
    propertyOf: (id) => propertyIds.get(id) ?? findMade(id),
    categoryOf: (uuid) => (uuid === null ? undefined : owners.get(uuid)),
    listNew: () => made,
  }
}

/** One finder for each kind of term. A new term gets its final uuid, or a temporary id below 0. */
function openKindFinders(rows: TermRows, { makeNew, importUuid, mayMake }: Options) {
  const made: NewTerm[] = []
  const uuidOf = (kind: string, name: string, of = 0) => deriveUuid(importUuid, kind, String(of), simplify(name))
  const uuidFor = (term: NewTerm & { uuid: string }) => {
    made.push(term)
    return term.uuid
  }
  const idFor = (make: (id: number) => NewTerm) => {
    const id = -1 - made.length
    made.push(make(id))
    return id
  }
  const open = <Id>(of: TermRow<Id>[], what: NewTerm['kind'], make: (name: string, of: number) => Id) =>
    openKindFinder(of, what, (name, owner) => (makeNew || mayMake?.(what, name) ? make(name, owner) : undefined))
  return {
    made,
    brand: open(rows.brands, 'brand', (name) => uuidFor({ kind: 'brand', uuid: uuidOf('brand', name), name })),
    range: open(rows.ranges, 'range', (name) => uuidFor({ kind: 'range', uuid: uuidOf('range', name), name })),
    category: open(rows.categories, 'category', (name) => idFor((id) => ({ kind: 'category', id, name }))),
    place: open(rows.subCategories, 'sub-category', (name, categoryId) =>
      uuidFor({ kind: 'sub-category', uuid: uuidOf('place', name, categoryId), name, categoryId }),
    ),
    property: open(rows.properties, 'property', (name) => idFor((id) => ({ kind: 'property', id, name }))),
    displayPlace: openKindFinder(rows.displayPlaces, 'display place'),
    value: open(rows.values, 'value', (name, propertyId) => idFor((id) => ({ kind: 'value', id, name, propertyId }))),
  }
}

const isSame = (one: string | undefined, other: string) => one !== undefined && simplify(one) === simplify(other)

const within = <Id>(owner: Found<number>, find: (id: number) => Found<Id>): Found<Id> =>
  'problem' in owner ? owner : find(owner.id)

function findOnly(rows: TermRow<string>[], name: string): Found<string> {
  const found = rows.filter((row) => !row.inBin && simplify(row.name) === simplify(name))
  const [only] = found
  if (only && found.length === 1) return { id: only.id }
  if (only) return { problem: `Several categories have a sub-category “${name}”. Please name the category too.` }
  return { problem: `There is no sub-category “${name}”. For a new one, its category has to be named too.` }
}
