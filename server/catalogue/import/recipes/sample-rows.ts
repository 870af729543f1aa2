import type { ImportSamples, Recipe } from '../../../../contract/staff/import-recipes.ts'
import type { Sheet, SheetRow } from '../../sheets/sheet.ts'
import { type Making, openPieceMaker, openRowMaker } from './make-row.ts'
import { readPriceCells } from './read-price-cells.ts'

const maxRows = 12
const maxTextLength = 500

/** The first rows, and others from all over the file, to be stored with the import. */
export function takeSampleRows({ rows }: Pick<Sheet, 'rows'>): SheetRow[] {
  const first = Math.min(rows.length, maxRows / 2)
  const step = Math.max(1, (rows.length - first) / (maxRows - first))
  const places = Array.from({ length: Math.min(rows.length, maxRows) }, (_, at) =>
    at < first ? at : Math.floor(first + (at - first) * step),
  )
  return places.flatMap((place) => {
    const row = rows[place]
    return row ? [{ line: row.line, cells: row.cells.map((cell) => cell.slice(0, maxTextLength).toWellFormed()) }] : []
  })
}

/** Shows what each recipe makes of the sample rows, and the cells that result. */
export function tryRecipes(given: SheetRow[], making: Making): ImportSamples {
  const makeRow = openRowMaker(making)
  const { rows } = readPriceCells({ headers: making.headers, rows: given }, making)
  const makePieces = openPieceMaker(making.headers)
  const cut = (text: string) => text.slice(0, maxTextLength).toWellFormed()
  return {
    rows: rows.map((row, place) => {
      const [first] = makeRow(row)
      const { cells = {}, problem = first?.unread ?? null } = first ?? {}
      const pieces = making.recipes.map((recipe: Recipe) => makePieces(recipe, row.cells).map(cut))
      return { line: row.line, texts: given[place]?.cells ?? [], pieces, cells, problem }
    }),
  }
}
