import type { SheetColumn } from '../../../contract/staff/sheets.ts'
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

/** Why a variant needs a name, if another line of the file is about its product: it may be the same piece, listed twice. */
export function explainUnnamed({ row }: BuiltRow, column: SheetColumn | null, rows: BuiltRow[]): string | undefined {
  const other = rows.find((each) => each.row.line !== row.line)?.row
  if (column !== 'variantName' || row.cells.variantName || !other) return undefined
  return `Line ${other.line} is about the same product. If they are two variants, each needs a name, such as its colour; if they are the same piece, delete one of the lines.`
}
