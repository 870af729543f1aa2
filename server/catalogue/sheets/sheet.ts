import type { SheetColumn } from '../../../contract/staff/sheets.ts'

/** A file as it was read: every cell as text, every row with its line in the file. */
export type Sheet = { headers: string[]; rows: SheetRow[] }
export type SheetRow = { line: number; cells: string[] }

/** A row of the file, before its headings are known. */
export type RawRow = SheetRow & {
  /** The file ends within it, without the line break that ends a row. */
  unended?: boolean
  /** Its cells name their columns, so a missing separator cannot shift them. */
  placed?: boolean
  /** People who open the file do not see it. */
  hidden?: boolean
  /** The title within the table under which it stands. */
  section?: string
}

/** A part of a file, such as a sheet, before its headings are known. */
export type RawTable = { rows: RawRow[]; merges: Merge[] }

/** A range of cells that show one value, its first; lines and places of both ends belong to it. */
export type Merge = { fromLine: number; toLine: number; fromPlace: number; toPlace: number }

/** One variant with the facts of its product. A missing column leaves its field as it is; an empty cell clears it. */
export type ImportRow = {
  line: number
  /** The index of this variant, if a line of the file names several. */
  part?: number
  /** Several variants of the row share its code: an earlier import may have stored it as the code of one variant. */
  sharesCode?: true
  cells: Partial<Record<SheetColumn, string>>
  /** The properties come from columns of their own, so the variant keeps its values of other properties. */
  keepsOtherProperties?: true
  /** The supplier's properties, if a rule has replaced them by the shop's. */
  supplierProperties?: string
  /** A size that cannot be read, and why: a fault unless such cells are left out. */
  unread?: string
  /** Why the row cannot be imported, whatever its cells hold. */
  problem?: string
}
