import { simplify } from '../../../contract/simple-text.ts'
import { awaitAll } from '../../platform/await-all.ts'
import type { Db } from '../../platform/database.ts'
import { brands, categories, displayPlaces, properties, propertyValues, ranges, subCategories } from '../tables.ts'

/** `of`: the id of the parent term, or 0. */
export type TermRow<Id> = { id: Id; name: string; inBin: boolean; of: number }

export type TermRows = Awaited<ReturnType<typeof readTermRows>>

/** All taxonomy terms, those in the bin included. */
export async function readTermRows(db: Db) {
  const rows = await awaitAll({
    brands: db.select().from(brands),
    ranges: db.select().from(ranges),
    categories: db.select().from(categories),
    subCategories: db.select().from(subCategories),
    properties: db.select().from(properties),
    values: db.select().from(propertyValues),
    displayPlaces: db.select().from(displayPlaces),
  })
  return {
    brands: rows.brands.map((row) => keep(row.uuid, row)),
    ranges: rows.ranges.map((row) => keep(row.uuid, row)),
    categories: rows.categories.map((row) => keep(row.id, row)),
    subCategories: rows.subCategories.map((row) => keep(row.uuid, row, row.categoryId)),
    properties: rows.properties.map((row) => keep(row.id, row)),
    values: rows.values.map((row) => keep(row.id, row, row.propertyId)),
    displayPlaces: rows.displayPlaces.map((row) => keep(row.uuid, row)),
  }
}

const keep = <Id>(id: Id, { name, deletedAt }: { name: string; deletedAt: Date | null }, of = 0): TermRow<Id> => ({
  id,
  name,
  inBin: deletedAt !== null,
  of,
})

export type Found<Id> = { id: Id } | { problem: string }

/** Finds terms of one kind by name, ignoring case and accents. */
export function openKindFinder<Id>(
  rows: TermRow<Id>[],
  what: string,
  make?: (name: string, of: number) => Id | undefined,
) {
  const keyOf = (name: string, of: number) => `${of} ${simplify(name)}`
  const byName = Map.groupBy(rows, ({ name, of }) => keyOf(name, of))
  return (name: string, now: readonly (Id | null)[], of = 0): Found<Id> => {
    const named = byName.get(keyOf(name, of)) ?? []
    const open = named.filter(({ id, inBin }) => !inBin || now.includes(id))
    const [exact = open] = [open.filter((row) => row.name === name)].filter(({ length }) => length > 0)
    const found = exact.find(({ id }) => now.includes(id)) ?? exact[0]
    if (found) return { id: found.id }
    if (named.length > 0) return { problem: `The ${what} “${name}” is in the bin. Please restore it first.` }
    const id = make?.(name, of)
    if (id === undefined) return { problem: `There is no ${what} “${name}”.` }
    byName.set(keyOf(name, of), [{ id, name, of, inBin: false }])
    return { id }
  }
}
