import { type SheetColumn, sheetColumns } from '../../../contract/staff/sheets.ts'
import type { ImportRow } from '../sheets/sheet.ts'

/** A fault of a row and its column. */
export type Fault = { column: SheetColumn | null; reason: string }

/** A fault as staff read it: the column's name, the reason, and the cell's text unless the reason quotes it. */
export function describeFault({ column, reason }: Fault, cells: ImportRow['cells']) {
  if (column === null) return { column: '', reason }
  const text = cells[column]?.trim().replace(/\s+/g, ' ') ?? ''
  const value = text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text
  return { column: sheetColumns[column], reason, ...(value && !reason.includes(`“${text}”`) && { value }) }
}

const maxShownLength = 60

/** A row with what is wrong with it so far. */
export type Marked = { row: ImportRow; faults: Fault[] }

export const mark = (marked: Marked, column: SheetColumn | null, reason: string) =>
  void marked.faults.push({ column, reason })
