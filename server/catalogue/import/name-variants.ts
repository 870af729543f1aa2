import { readProperties } from '../sheets/values/properties.ts'
import type { BuiltRow } from './group.ts'

/** Names for variants without a name: the property values in which they differ, as the supplier writes them. */
export function nameVariants(rows: BuiltRow[]): Map<BuiltRow, string> {
  const properties = rows.map(({ row }) => readProperties(row.supplierProperties ?? row.cells.properties ?? '') ?? [])
  const isShared = (name: string, value: string) =>
    properties.length > 1 &&
    properties.every((pairs) => pairs.some((pair) => pair.name === name && pair.value === value))
  return new Map(
    rows.map((row, place) => {
      const own = (properties[place] ?? []).filter(({ name, value }) => !isShared(name, value))
      return [row, own.map(({ value }) => value).join(', ')]
    }),
  )
}
