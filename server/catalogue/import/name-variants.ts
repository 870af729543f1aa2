import { readProperties } from '../sheets/values/properties.ts'
import type { BuiltRow } from './group.ts'

/** Names for variants without a name: the property values in which they differ, as the supplier writes them. */
export function nameVariants(rows: BuiltRow[]): Map<BuiltRow, string> {
  const said = rows.map(({ row }) => readProperties(row.supplierProperties ?? row.cells.properties ?? '') ?? [])
  const isShared = (name: string, value: string) =>
    said.length > 1 && said.every((pairs) => pairs.some((pair) => pair.name === name && pair.value === value))
  return new Map(
    rows.map((row, place) => {
      const own = (said[place] ?? []).filter(({ name, value }) => !isShared(name, value))
      return [row, own.map(({ value }) => value).join(', ')]
    }),
  )
}
