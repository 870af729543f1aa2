import type { SheetColumn } from '../../../contract/staff/sheets.ts'

/** A file as it was read: every cell as text, every row with its line in the file. */
export type Sheet = { headers: string[]; rows: SheetRow[] }
export type SheetRow = { line: number; cells: string[] }

/** One variant with the facts of its product. A missing column leaves its field as it is; an empty cell clears it. */
export type ImportRow = {
  line: number
  cells: Partial<Record<SheetColumn, string>>
  /** Why the row cannot be imported, whatever its cells hold. */
  problem?: string
}
