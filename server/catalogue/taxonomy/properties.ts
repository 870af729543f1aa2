import type { PropertyValue } from '../../../contract/catalogue.ts'
import { notFound } from '../../platform/problem.ts'
import type { PropertyValueRow, Taxonomy } from './taxonomy.ts'

export type PropertyGroup = PropertyValueRow['property'] & { values: PropertyValueRow[] }

export function findPropertyValue({ values }: Taxonomy, id: number): PropertyValue {
  const row = values.get(id)
  if (!row) throw notFound('property value')
  return { value: row.id, name: row.name, property: { name: row.property.name } }
}

/** The values with these ids, by property, both in shop order; binned ones are left out. */
export function groupValues({ values }: Pick<Taxonomy, 'values'>, ids: Iterable<number>): PropertyGroup[] {
  const rows = [...new Set(ids)].map((id) => values.get(id)).filter((row) => row !== undefined)
  const groups = new Map<number, PropertyGroup>()
  for (const row of rows.sort((a, b) => a.rank - b.rank)) {
    const group = groups.get(row.property.id) ?? { ...row.property, values: [] }
    group.values.push(row)
    groups.set(row.property.id, group)
  }
  return [...groups.values()]
}
