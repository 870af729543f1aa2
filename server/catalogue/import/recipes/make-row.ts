import { hash } from 'node:crypto'
import { listSources, propertyOf, type Recipe, type Target } from '../../../../contract/staff/import-recipes.ts'
import type { ImportUnits } from '../../../../contract/staff/import-units.ts'
import type { SheetColumn } from '../../../../contract/staff/sheets.ts'
import { describeError } from '../../sheets/formats/formula-errors.ts'
import type { ImportRow, SheetRow } from '../../sheets/sheet.ts'
import { isNoValue, readItems } from '../../sheets/values/listed-cells.ts'
import { isMeasureColumn, readSide } from '../../sheets/values/place-measure.ts'
import { placeSize } from '../../sheets/values/place-size.ts'
import { type PropertyName, readProperties, writeProperties } from '../../sheets/values/properties.ts'
import { isSizeColumn } from '../../sheets/values/sizes.ts'
import { isOurs } from '../guess-columns.ts'
import { readForeignCell, readOwnCell, splitPlace } from './foreign-cells.ts'
import { splitCell } from './split-cell.ts'
import { completePart, findSplitting, openSplitting, splitNameCell } from './split-rows.ts'
import { workOutPrice } from './work-out-price.ts'

/** How to make rows: the matching of the columns, the recipes for further fields, and the units of numbers. */
export type Making = {
  headers: string[]
  matching: (SheetColumn | null)[]
  recipes: Recipe[]
  units: ImportUnits
}

/** Converts a row of the file to rows of the import: several if it names several variants. */
export function openRowMaker(making: Making): (row: SheetRow) => ImportRow[] {
  const make = openMaker(making)
  const splitting = findSplitting(making.recipes)
  if (!splitting) return (row) => [make(row)]
  const splitRow = openSplitting(making.headers, splitting)
  return (given) =>
    splitRow(given).map(({ row, name }, part) => {
      const made = make(row)
      completePart(made, name, { part, to: splitting.to })
      return made
    })
}

/** Cells of this shop's own export are copied; cells of other systems are converted. */
function openMaker({ headers, matching, recipes, units: { sizesIn } }: Making): (row: SheetRow) => ImportRow {
  const makePieces = openPieceMaker(headers)
  const read = isOurs(headers) ? readOwnCell : readForeignCell
  const sources = headers.filter((_, at) => matching[at]).concat(recipes.flatMap(listSources))
  const used = headers.flatMap((header, at) => (sources.includes(header) ? [at] : []))
  return ({ line, cells: given }) => {
    const row: ImportRow = { line, cells: {} }
    const cells = markErrors(row, given, { headers, used })
    const pairs: PropertyName[] = []
    const place = (target: Target, text: string, heading: string) => {
      const property = propertyOf(target)
      if (property !== undefined) {
        for (const value of listValues(text)) pairs.push({ name: property, value })
      } else if (isSizeColumn(target)) placeSize(row, text, { column: target, heading, sizesIn })
      else if (isCodeColumn(target) && shortened.test(text))
        row.problem ??= `${heading} “${text}”: a spreadsheet has shortened this code. Please save the file again with the column as text.`
      else if (read === readForeignCell && isMeasureColumn(target))
        row.cells[target as SheetColumn] = readSide(text, { heading, sizesIn })
      else row.cells[target as SheetColumn] = read(target as SheetColumn, text)
    }
    for (const [at, column] of matching.entries()) if (column) place(column, cells[at] ?? '', headers[at] ?? '')
    for (const recipe of recipes) {
      const pieces = makePieces(recipe, cells)
      const heading = 'from' in recipe && typeof recipe.from === 'string' ? recipe.from : ''
      const targets = recipe.kind === 'split' ? recipe.parts : [recipe.to]
      for (const [at, target] of targets.entries())
        if (target) place(target, isCodeColumn(target) ? shortenCode(pieces[at] ?? '') : (pieces[at] ?? ''), heading)
    }
    if (read === readForeignCell) splitPlace(row.cells)
    if (pairs.length > 0) addProperties(row, pairs)
    return row
  }
}

const isCodeColumn = (target: Target) => target === 'variantCode' || target === 'productCode'

/** Nylon and Polyester in two lines, or in brackets, are two values. */
const listValues = (text: string) =>
  (readItems(text) ?? text.split('\n')).map((value) => value.trim()).filter((value) => value && !isNoValue(value))

const maxCodeLength = 120
const digestLength = 12

/** Cuts a long code and appends a digest of the whole, so that it stays unique. */
function shortenCode(text: string): string {
  if (text.length <= maxCodeLength) return text
  const digest = hash('sha256', text).slice(0, digestLength)
  return `${text.slice(0, maxCodeLength - digestLength - 1).toWellFormed()} ${digest}`
}

/** A code in scientific notation, such as 5.01235E+12: its last digits are lost. */
const shortened = /^\d(?:\.\d+)?E\+\d{2}$/

/** Empties cells of used columns that show a formula error, and marks the row as wrong. */
function markErrors(
  row: ImportRow,
  cells: string[],
  { headers, used }: { headers: string[]; used: number[] },
): string[] {
  const wrong = used.filter((at) => describeError(cells[at] ?? '') !== undefined)
  const [first] = wrong
  if (first === undefined) return cells
  row.problem = `${headers[first]}: ${describeError(cells[first] ?? '')}`
  return cells.map((cell, at) => (wrong.includes(at) ? '' : cell))
}

/** The pieces that a recipe makes of the cells of a row. */
export function openPieceMaker(headers: string[]): (recipe: Recipe, cells: string[]) => string[] {
  const places = new Map(headers.map((header, place) => [header, place]))
  return (recipe, cells) => {
    const read = (header: string) => cells[places.get(header) ?? -1] ?? ''
    if (recipe.kind === 'fixed') return [recipe.text]
    if (recipe.kind === 'each') return splitNameCell(read(recipe.from), recipe.between)
    if (recipe.kind === 'split') return splitCell(read(recipe.from), recipe)
    if (recipe.kind === 'priced') return [workOutPrice(read(recipe.from), recipe)]
    if (recipe.kind === 'grades') return [recipe.from.map((header) => read(header).trim()).find(Boolean) ?? '']
    const filled = recipe.from.map((header) => read(header).trim()).filter((text) => text !== '')
    return [filled.join(recipe.between)]
  }
}

/** Adds these values to those of the properties column. Without that column, the variant keeps its values of other properties. */
function addProperties(row: ImportRow, pairs: PropertyName[]): void {
  const given = row.cells.properties
  if (given === undefined) row.keepsOtherProperties = true
  const known = readProperties(given ?? '')
  // A cell that cannot be read stays, and is reported.
  if (known) row.cells.properties = writeProperties([...known, ...pairs])
}
