import { sql } from 'drizzle-orm'
import type { Field, Fields } from '../../../contract/fields/field.ts'
import { productFields } from '../../../contract/fields/product-fields.ts'
import { variantFields } from '../../../contract/fields/variant-fields.ts'
import { ownColumns } from '../../../contract/staff/sheets.ts'
import type { Db } from '../../platform/database.ts'
import { storedName } from '../products/fields/stored.ts'
import { columnKindOf, type SheetNames, writeCell } from '../products/fields/write-cell.ts'
import { readStates } from '../products/state/product-states.ts'
import { brands, categories, displayPlaces, properties, propertyValues, ranges, subCategories } from '../tables.ts'

const listInSheet = (fields: Fields): [string, Field][] => Object.entries(fields).filter(([, { sheet }]) => sheet)
const ofProduct = listInSheet(productFields)
const ofVariant = listInSheet(variantFields)

export const columnKinds = [...ofProduct, ...ofVariant].map(([, field]) => columnKindOf(field))

/** Yields the headings, then the rows of each part of the products: one row per variant. */
export async function* exportProducts(
  db: Db,
  parts: Iterable<string[]>,
  publicUrl: string,
): AsyncGenerator<string[][]> {
  yield [Object.values(ownColumns)]
  const names = await readSheetNames(db, publicUrl)
  for (const uuids of parts) {
    const states = new Map((await readStates(db, uuids)).map((state) => [state.uuid, state]))
    yield uuids.flatMap((asked) => {
      const { uuid, facts, variants } = states.get(asked) ?? { uuid: asked, facts: {}, variants: [] }
      const own = writeCells(ofProduct, { uuid, ...facts }, names)
      return variants.map((variant) => [
        ...own,
        ...writeCells(ofVariant, { uuid: variant.uuid, ...variant.facts }, names),
      ])
    })
  }
}

const writeCells = (fields: [string, Field][], facts: Record<string, unknown>, names: SheetNames): string[] =>
  fields.map(([key, field]) => writeCell(field, facts[storedName(key, field)], names))

type Named = { key: string; name: string; of: string }

/** Reads the names of records that products refer to, those in the bin included. */
async function readSheetNames(db: Db, publicUrl: string): Promise<SheetNames> {
  const [terms, values] = await Promise.all([
    db.execute<Named>(sql`
      select s.uuid as key, s.name, c.name as of from ${subCategories} s join ${categories} c on c.id = s.category_id
      union all select uuid, name, '' from ${brands} union all select uuid, name, '' from ${ranges}
      union all select uuid, name, '' from ${displayPlaces}`),
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
