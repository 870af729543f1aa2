import type { RepeatChoice } from '../../../contract/staff/import-rules.ts'
import { productColumns } from '../../../contract/staff/sheets.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import { type Marked, mark } from './fault.ts'

/**
 * Merges the product's cells of its rows. They must be equal, or empty after the first row, unless a rule says which row
 * counts. A row that is wrong already must not make the others wrong.
 */
export function mergeCells(rows: Marked[], repeats: RepeatChoice): ImportRow['cells'] {
  if (repeats !== 'refuse') return overlayRows(repeats === 'first' ? rows.toReversed() : rows)

  const merged: ImportRow['cells'] = {}
  const right = new Set(rows.filter(({ faults }) => faults.length === 0))
  for (const column of columns) {
    for (const marked of rows) {
      const text = marked.row.cells[column]
      if (text === undefined) continue
      const before = merged[column]
      if (before === undefined) merged[column] = text
      else if (text !== '' && text !== before && right.has(marked))
        mark(
          marked,
          column,
          `An earlier row of the same product ${before ? `says “${shorten(before)}”` : 'says nothing'} here.`,
        )
    }
  }
  return merged
}

/** The last row with a filled cell wins. A category and its sub-category come from the same row. */
function overlayRows(rows: Marked[]): ImportRow['cells'] {
  const merged: ImportRow['cells'] = {}
  for (const { row } of rows) {
    if (row.cells.category || row.cells.subCategory) for (const column of place) delete merged[column]
    for (const column of columns) {
      const text = row.cells[column]
      if (text || (text !== undefined && merged[column] === undefined)) merged[column] = text
    }
  }
  return merged
}

const place = ['category', 'subCategory'] as const
const columns = Object.keys(productColumns) as (keyof typeof productColumns)[]
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
