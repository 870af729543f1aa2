import type { Db } from '../../platform/database.ts'
import { brands, properties, propertyValues, ranges, subCategories } from '../tables.ts'

export type Names = { shelf(uuid: string | null): string; value(id: number): string; property(id: number): string }

/** What everything a product may belong to or have is called, even in the bin. */
export async function readNames(db: Db): Promise<Names> {
  const [shelves, values] = await Promise.all([
    Promise.all(
      [subCategories, brands, ranges].map((table) => db.select({ uuid: table.uuid, name: table.name }).from(table)),
    ),
    db.select().from(propertyValues),
  ])
  const owners = new Map((await db.select().from(properties)).map(({ id, name }) => [id, name]))
  const shelfNames = new Map(shelves.flat().map(({ uuid, name }) => [uuid, name]))
  const valueNames = new Map(values.map(({ id, propertyId, name }) => [id, `${owners.get(propertyId) ?? ''}: ${name}`]))
  return {
    shelf: (uuid) => (uuid === null ? 'None' : (shelfNames.get(uuid) ?? 'No longer there')),
    property: (id) => owners.get(id) ?? 'No longer there',
    value: (id) => valueNames.get(id) ?? 'No longer there',
  }
}
