import { readProperties } from '../sheets/properties.ts'
import type { BuiltRow } from './group.ts'

/** The names of variants that the file does not name: what sets them apart from the others, as the supplier calls it. */
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
