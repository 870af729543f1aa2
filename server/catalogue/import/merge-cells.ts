import { productColumns } from '../../../contract/staff/sheets.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import { type Marked, mark } from './fault.ts'

/** Merges the product's cells of its rows: all equal, or empty after the first. */
export function mergeCells(rows: Marked[]): ImportRow['cells'] {
  const merged: ImportRow['cells'] = {}
  for (const column of columns) {
    for (const marked of rows) {
      const text = marked.row.cells[column]
      if (text === undefined) continue
      const said = merged[column]
      if (said === undefined) merged[column] = text
      else if (text !== '' && text !== said)
        mark(
          marked,
          column,
          `An earlier row of the same product ${said ? `says “${shorten(said)}”` : 'says nothing'} here.`,
        )
    }
  }
  return merged
}

const columns = Object.keys(productColumns) as (keyof typeof productColumns)[]
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
