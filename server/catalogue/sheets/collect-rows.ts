import { bareCell } from '../../platform/csv.ts'
import { takeBreaks } from '../../platform/in-parts.ts'
import { badCell, badSheet } from './faults.ts'
import { cellTooLong, maxCellLength, maxColumns, maxRows, maxTotalRows, tooManyRows } from './limits.ts'
import type { RawRow } from './sheet.ts'

/** Besides products: titles above the headings, and totals below. */
const maxOthers = 1000

/** The rows that hold anything, within the limits of a table. */
export async function collectRows(rows: AsyncIterable<RawRow> | Iterable<RawRow>): Promise<RawRow[]> {
  const filled: RawRow[] = []
  let rowsRead = 0
  for await (const raw of takeBreaks(rows)) {
    if (++rowsRead > maxTotalRows) throw badSheet(tooManyRows)
    const row = { ...raw, cells: raw.cells.map(bareCell) }
    if (countFilled(row) === 0) continue
    checkCells(row)
    if (filled.length === maxRows + maxOthers) throw badSheet(tooManyRows)
    filled.push(row)
  }
  return filled
}

/** The number of columns up to the last filled one. */
export const countFilled = ({ cells }: Pick<RawRow, 'cells'>) => cells.findLastIndex((cell) => cell.trim() !== '') + 1

function checkCells({ line, cells }: RawRow): void {
  const far = cells.findLastIndex((cell) => cell !== '')
  if (far >= maxColumns) throw badCell(line, far, `a table has ${maxColumns} columns at most.`)
  const huge = cells.findIndex((cell) => cell.length > maxCellLength)
  if (huge >= 0) throw badCell(line, huge, cellTooLong)
}
