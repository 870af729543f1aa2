import { z } from 'zod'
import type { SheetColumn } from '../../../../contract/staff/sheets.ts'
import { holdsHtml, readHtml } from '../../../platform/html-text.ts'
import type { ImportRow } from '../../sheets/sheet.ts'
import { readPounds } from '../../sheets/values/cell-values.ts'
import { readItems, saysNothing } from '../../sheets/values/listed-cells.ts'
import { readList, writeList, writeSources } from '../../sheets/values/lists.ts'
import { fieldOf } from '../sheet-fields.ts'

const texts: ReadonlySet<SheetColumn> = new Set(['description', 'variantDescription'])

/** Trims a cell, except a description, which stays as it was written. */
export const readOwnCell = (column: SheetColumn, text: string) => (texts.has(column) ? text : text.trim())

/** Other systems write texts as HTML, lists in brackets, and name the only variant of a product. */
export function readForeignCell(column: SheetColumn, given: string): string {
  if (saysNothing(given)) return ''
  const items = readItems(given)
  const text = items ? joinItems(column, items) : given
  if (texts.has(column)) return holdsHtml(text) ? readHtml(text) : text
  // Where nothing is on sale, some systems write 0.
  if (column === 'salePrice' && readPounds(text) === 0) return ''
  if (column === 'category' || column === 'subCategory') return readPlace(text)
  if (column === 'metaTags') return writeList(readList(text).filter(isWord).slice(0, maxWords))
  if (column === 'variantName' && text.trim() === 'Default Title') return ''
  const maxLength = findMaxLength(column)
  return maxLength === undefined ? text.trim() : shorten(text.trim().replace(/\s+/g, ' '), maxLength)
}

/** Trims the parts instead of matching blanks: a pattern with blanks would scan a long run of them repeatedly. */
const splitTrimmed = (text: string, by: string | RegExp) => text.split(by).map((part) => part.trim())

/** Reads a category path. A text without a path separator is a list of categories, such as tags: its first line counts. */
function readPlace(text: string): string {
  const place = splitTrimmed(text, />>|»|›|→/).join(' > ')
  return /[>/]/.test(place) ? place : (splitTrimmed(place, '\n')[0] ?? '')
}

function joinItems(column: SheetColumn, items: string[]): string {
  if (column === 'category' || column === 'subCategory') return items.join(' > ')
  if (column === 'pictures' || column === 'variantPictures') return writeSources(items)
  if (column === 'metaTags') return writeList(items)
  return items.join(texts.has(column) ? '\n\n' : ', ')
}

const maxWords = 60
const isWord = (word: string) => word.length <= 60

/** The maximum length of a one-line text. Some other systems allow longer ones. */
function findMaxLength(column: SheetColumn): number | undefined {
  const { kind, schema } = fieldOf(column) ?? {}
  return kind === 'text' && !texts.has(column) && schema instanceof z.ZodString
    ? (schema.maxLength ?? undefined)
    : undefined
}

/** Shortens the cells of another system’s row that are too long for their fields. */
export function shortenLines(row: ImportRow): ImportRow {
  const long = Object.entries(row.cells).filter(([column, text]) => isTooLong(column as SheetColumn, text))
  if (long.length === 0) return row
  const cells = Object.fromEntries(long.map(([column, text]) => [column, readForeignCell(column as SheetColumn, text)]))
  return { ...row, cells: { ...row.cells, ...cells } }
}

const isTooLong = (column: SheetColumn, text: string) => text.trim().length > (findMaxLength(column) ?? text.length)

/** Cuts a long text between two words, so that a name of 200 letters does not make its row wrong. */
function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const start = text.slice(0, maxLength - 1).toWellFormed()
  const end = start.lastIndexOf(' ')
  return `${(end > maxLength / 2 ? start.slice(0, end) : start).replace(/[\s,;:–-]+$/, '')}…`
}

/** ‘Furniture,Furniture/Tables,Furniture/Tables/Dining Tables’: of nested category paths, the deepest. */
function takeDeepest(text: string): string {
  const ways = splitTrimmed(text, /[,;\n]/)
    .filter((way) => way !== '')
    .map((way) => ({ way, levels: splitTrimmed(way, /[/>]/) }))
  const [deepest] = ways.toSorted((one, other) => other.levels.length - one.levels.length)
  const areOfOne = ways.every(({ levels }) => levels[0] === deepest?.levels[0])
  return deepest && ways.length > 1 && deepest.levels.length > 1 && areOfOne ? deepest.way : text
}

/** ‘Living > Sofas’ in one cell. */
export function splitPlace(cells: ImportRow['cells']): void {
  const key = cells.subCategory ? 'subCategory' : 'category'
  if (cells[key]) cells[key] = takeDeepest(cells[key])
  const names = dropName(splitTrimmed(cells[key] ?? '', '>'), cells.name ?? '')
  if (names.length < 2 || (key === 'subCategory' && cells.category)) return
  cells.subCategory = names.pop()
  cells.category = names.join(' > ')
}

/** Some systems end the category path of a product with its name. */
function dropName(names: string[], name: string): string[] {
  const last =
    names
      .at(-1)
      ?.replace(/(?:(?<!\.)\.{2,}|…)$/, '')
      .trim()
      .toLowerCase() ?? ''
  const isName = names.length > 2 && last.length > 3 && name.toLowerCase().startsWith(last)
  return isName ? names.slice(0, -1) : names
}
