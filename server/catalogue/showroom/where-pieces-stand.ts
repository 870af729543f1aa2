import { and, isNull } from 'drizzle-orm'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { displayPlaces, variants } from '../tables.ts'
import { describeBriefly } from './showroom.ts'

/** Where each of these variants stands now, and whether it is available: '' if nothing is recorded. */
export async function describeWhere(db: Db, variantUuids: string[]): Promise<Map<string, string>> {
  if (variantUuids.length === 0) return new Map()
  const [rows, places] = await Promise.all([
    db
      .select()
      .from(variants)
      .where(and(among(variants.uuid, variantUuids), isNull(variants.deletedAt))),
    db.select().from(displayPlaces).where(isNull(displayPlaces.deletedAt)),
  ])
  const taxonomy = { displayPlaces: new Map(places.map((place) => [place.uuid, place])) }
  return new Map(rows.map((row) => [row.uuid, describeBriefly(taxonomy, row)]))
}
