import type { SheetColumn } from '../../../contract/staff-sheets.ts'

/** A file as it was read: every cell as text, every row with its line in the file. */
export type Sheet = { headers: string[]; rows: SheetRow[] }
export type SheetRow = { line: number; cells: string[] }

/** One variant with what is said of its product. A column that is missing leaves its field as it is; an empty cell empties it. */
export type ImportRow = {
  line: number
  cells: Partial<Record<SheetColumn, string>>
  /** Why it can't be taken over, whatever its cells hold. */
  problem?: string
}
