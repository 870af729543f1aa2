import type { SheetColumn } from '../../../../contract/staff/sheets.ts'
import type { ImportRow, Sheet, SheetRow } from '../sheet.ts'

/** A row of another system’s file, read by what its columns are for; a column that is not there reads as empty. */
export type ForeignRow<Key extends string> = {
  line: number
  read(key: Key): string
  /** The heading of the column. */
  heading(key: Key): string
}

type ForeignSheet<Key extends string> = { has(key: Key): boolean; rows: ForeignRow<Key>[] }

/** The columns of a sheet by their headings; undefined if a column that is always there is missing. */
export function openColumns<Key extends string>(
  { headers, rows }: Sheet,
  names: Record<Key, RegExp>,
  needed: NoInfer<Key>[],
): ForeignSheet<Key> | undefined {
  const keys = Object.keys(names) as Key[]
  const places = Object.fromEntries(
    keys.map((key) => [key, headers.findIndex((header) => names[key].test(header))]),
  ) as Record<Key, number>
  const has = (key: Key) => places[key] >= 0
  if (!needed.every(has)) return undefined
  const heading = (key: Key) => headers[places[key]] ?? ''
  const open = ({ line, cells }: SheetRow) => ({
    line,
    read: (key: Key) => cells[places[key]]?.trim() ?? '',
    heading,
  })
  return { has, rows: rows.map(open) }
}

/** Keeps the cells whose source columns exist: other fields stay as they are in the shop. */
export function keepKnown<Key extends string>(
  cells: ImportRow['cells'],
  sources: Partial<Record<SheetColumn, Key[]>>,
  has: (key: Key) => boolean,
): ImportRow['cells'] {
  const known = Object.entries(cells).filter(([column]) => {
    const keys = sources[column as SheetColumn]
    return keys === undefined || keys.some(has)
  })
  return Object.fromEntries(known)
}

/** Groups rows by key, in the order of each group's first row. */
export const groupRows = <Row>(rows: Row[], keyOf: (row: Row) => string): Row[][] => [
  ...Map.groupBy(rows, keyOf).values(),
]

/** Makes codes unique: a code that another variant already has is replaced by one made from the name. */
export function openCodes(): (code: string, fallback: string) => string {
  const taken = new Set<string>()
  return (code, fallback) => {
    const chosen = code === '' || taken.has(code) ? fallback.slice(0, 120) : code
    taken.add(chosen)
    return chosen
  }
}
