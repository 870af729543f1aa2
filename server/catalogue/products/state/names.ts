import type { Db } from '../../../platform/database.ts'
import { brands, displayPlaces, properties, propertyValues, ranges, sales, subCategories } from '../../tables.ts'

export type Names = { term(uuid: string | null): string; value(id: number): string; property(id: number): string }

/** The names of all taxonomy terms and sales, binned ones included. */
export async function readNames(db: Db): Promise<Names> {
  const [terms, values] = await Promise.all([
    Promise.all(
      [subCategories, brands, ranges, sales, displayPlaces].map((table) =>
        db.select({ uuid: table.uuid, name: table.name }).from(table),
      ),
    ),
    db.select().from(propertyValues),
  ])
  const owners = new Map((await db.select().from(properties)).map(({ id, name }) => [id, name]))
  const termNames = new Map(terms.flat().map(({ uuid, name }) => [uuid, name]))
  const valueNames = new Map(values.map(({ id, propertyId, name }) => [id, `${owners.get(propertyId) ?? ''}: ${name}`]))
  return {
    term: (uuid) => (uuid === null ? 'None' : (termNames.get(uuid) ?? 'No longer there')),
    property: (id) => owners.get(id) ?? 'No longer there',
    value: (id) => valueNames.get(id) ?? 'No longer there',
  }
}
