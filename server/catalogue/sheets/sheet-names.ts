import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { SheetNames } from '../fields/write-cell.ts'
import { brands, categories, properties, propertyValues, ranges, subCategories } from '../tables.ts'

type Named = { key: string; name: string; of: string }

/** What a file calls the things that products have, also those in the bin. */
export async function readSheetNames(db: Db, publicUrl: string): Promise<SheetNames> {
  const [terms, values] = await Promise.all([
    db.execute<Named>(sql`
      select s.uuid as key, s.name, c.name as of from ${subCategories} s join ${categories} c on c.id = s.category_id
      union all select uuid, name, '' from ${brands} union all select uuid, name, '' from ${ranges}`),
    db.execute<{ id: number; name: string; value: string }>(sql`
      select v.id, p.name, v.name as value from ${propertyValues} v join ${properties} p on p.id = v.property_id
      order by p.position, p.name, v.position, v.name`),
  ])
  const termsByKey = new Map(terms.map((term) => [term.key, term]))
  const places = new Map(values.map((value, place) => [value.id, { place, ...value }]))
  return {
    category: (uuid) => termsByKey.get(uuid)?.of ?? '',
    term: (uuid) => termsByKey.get(uuid)?.name ?? '',
    properties: (ids) =>
      ids
        .flatMap((id) => places.get(id) ?? [])
        .sort((one, other) => one.place - other.place)
        .map(({ name, value }) => ({ name, value })),
    picture: (hash) => `${publicUrl}/media/${hash}.webp`,
  }
}
