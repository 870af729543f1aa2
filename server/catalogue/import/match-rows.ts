import type { SheetColumn } from '../../../contract/staff-sheets.ts'
import type { ImportRow, Sheet } from '../sheets/sheet.ts'

/** The rows of a file, with each cell under what it is. */
export const matchRows = ({ rows }: Sheet, matching: (SheetColumn | null)[]): ImportRow[] =>
  rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      matching.flatMap((column, place) => (column ? [[column, readCell(column, cells[place] ?? '')]] : [])),
    ),
  }))

/** Blanks around a word are slips; a text is left as it was written. */
const readCell = (column: SheetColumn, text: string) => (texts.has(column) ? text : text.trim())
const texts: ReadonlySet<SheetColumn> = new Set(['description', 'variantDescription'])
