import type { SheetColumn } from '../../../contract/staff-sheets.ts'
import type { ImportRow } from '../sheets/sheet.ts'

/** What is wrong with a row, and in which of its columns. */
export type Fault = { column: SheetColumn | null; reason: string }

/** A row with what is wrong with it so far. */
export type Marked = { row: ImportRow; faults: Fault[] }

export const mark = (marked: Marked, column: SheetColumn | null, reason: string) =>
  void marked.faults.push({ column, reason })
