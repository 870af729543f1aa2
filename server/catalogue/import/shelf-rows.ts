import type { Db } from '../../platform/database.ts'
import { brands, categories, properties, propertyValues, ranges, subCategories } from '../tables.ts'

/** `of` is what it belongs to, or 0. */
export type ShelfRow<Id> = { id: Id; name: string; inBin: boolean; of: number }

export type ShelfRows = Awaited<ReturnType<typeof readShelfRows>>

/** Everything a product may belong to or have, also what lies in the bin. */
export async function readShelfRows(db: Db) {
  const [brandRows, rangeRows, categoryRows, placeRows, propertyRows, valueRows] = await Promise.all([
    db.select().from(brands),
    db.select().from(ranges),
    db.select().from(categories),
    db.select().from(subCategories),
    db.select().from(properties),
    db.select().from(propertyValues),
  ])
  return {
    brands: brandRows.map((row) => keep(row.uuid, row)),
    ranges: rangeRows.map((row) => keep(row.uuid, row)),
    categories: categoryRows.map((row) => keep(row.id, row)),
    subCategories: placeRows.map((row) => keep(row.uuid, row, row.categoryId)),
    properties: propertyRows.map((row) => keep(row.id, row)),
    values: valueRows.map((row) => keep(row.id, row, row.propertyId)),
  }
}

const keep = <Id>(id: Id, { name, deletedAt }: { name: string; deletedAt: Date | null }, of = 0): ShelfRow<Id> => ({
  id,
  name,
  inBin: deletedAt !== null,
  of,
})
