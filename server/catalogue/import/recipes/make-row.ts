import { propertyOf, type Recipe, type Target } from '../../../../contract/staff/import-recipes.ts'
import type { SheetColumn } from '../../../../contract/staff/sheets.ts'
import { placeSize } from '../../sheets/place-size.ts'
import { type PropertyName, readProperties, writeProperties } from '../../sheets/properties.ts'
import type { ImportRow, SheetRow } from '../../sheets/sheet.ts'
import { isSizeColumn } from '../../sheets/sizes.ts'
import { splitCell } from './split-cell.ts'
import { workOutPrice } from './work-out-price.ts'

/** What each column of a file is, and how the other fields are made of them. */
export type Making = { headers: string[]; matching: (SheetColumn | null)[]; recipes: Recipe[] }

/** Makes our rows of the file's: a cell that is ours is copied, others are made. */
export function openRowMaker({ headers, matching, recipes }: Making): (row: SheetRow) => ImportRow {
  const makePieces = openPieceMaker(headers)
  return ({ line, cells }) => {
    const row: ImportRow = { line, cells: {} }
    const pairs: PropertyName[] = []
    const place = (target: Target, text: string, heading: string) => {
      const property = propertyOf(target)
      if (property === undefined) placeCell(row, target as SheetColumn, text, heading)
      else if (text.trim() !== '') pairs.push({ name: property, value: text.trim() })
    }
    for (const [at, column] of matching.entries()) if (column) place(column, cells[at] ?? '', headers[at] ?? '')
    for (const recipe of recipes) {
      const pieces = makePieces(recipe, cells)
      const heading = 'from' in recipe && typeof recipe.from === 'string' ? recipe.from : ''
      const targets = recipe.kind === 'split' ? recipe.parts : [recipe.to]
      for (const [at, target] of targets.entries()) if (target) place(target, pieces[at] ?? '', heading)
    }
    if (pairs.length > 0) addProperties(row, pairs)
    return row
  }
}

/** The pieces that a recipe makes of the cells of a row. */
export function openPieceMaker(headers: string[]): (recipe: Recipe, cells: string[]) => string[] {
  const places = new Map(headers.map((header, place) => [header, place]))
  return (recipe, cells) => {
    const read = (header: string) => cells[places.get(header) ?? -1] ?? ''
    if (recipe.kind === 'fixed') return [recipe.text]
    if (recipe.kind === 'split') return splitCell(read(recipe.from), recipe)
    if (recipe.kind === 'priced') return [workOutPrice(read(recipe.from), recipe)]
    const filled = recipe.from.map((header) => read(header).trim()).filter((text) => text !== '')
    return [filled.join(recipe.between)]
  }
}

function placeCell(row: ImportRow, column: SheetColumn, text: string, heading: string): void {
  if (isSizeColumn(column)) placeSize(row, text, { column, heading })
  else row.cells[column] = texts.has(column) ? text : text.trim()
}

/** Blanks around a word are slips; a text is left as it was written. */
const texts: ReadonlySet<SheetColumn> = new Set(['description', 'variantDescription'])

/** Beside a column that names them all they are further ones; else the variant keeps its values of other properties. */
function addProperties(row: ImportRow, pairs: PropertyName[]): void {
  const given = row.cells.properties
  if (given === undefined) row.keepsOtherProperties = true
  const known = readProperties(given ?? '')
  // A cell that cannot be read stays, and is reported.
  if (known) row.cells.properties = writeProperties([...known, ...pairs])
}
