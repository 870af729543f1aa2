import type { SheetColumn } from '../../../../contract/staff/sheets.ts'
import { readPounds } from '../../sheets/cell-values.ts'
import { readHtml } from '../../sheets/html-text.ts'
import type { ImportRow } from '../../sheets/sheet.ts'

const texts: ReadonlySet<SheetColumn> = new Set(['description', 'variantDescription'])

/** Blanks around a word are slips; a text is left as it was written. */
export const readOurs = (column: SheetColumn, text: string) => (texts.has(column) ? text : text.trim())

/** Other systems write texts as HTML, and name the only variant of a product. */
export function readTheirs(column: SheetColumn, text: string): string {
  if (texts.has(column)) return html.test(text) ? readHtml(text) : text
  // Where nothing is on sale, some systems write 0.
  if (column === 'salePrice' && readPounds(text) === 0) return ''
  return column === 'variantName' && text.trim() === 'Default Title' ? '' : text.trim()
}
const html = /<\/?(?:p|br|ul|ol|li|b|strong|em|i|h\d|div|span|table)\b[^<>]*>/i

/** ‘Furniture,Furniture/Tables,Furniture/Tables/Dining Tables’: of ways down from one place, the one that leads furthest. */
function takeDeepest(text: string): string {
  const ways = text.split(/\s*[,;\n]\s*/).filter((way) => way !== '')
  const levels = (way: string) => way.split(/\s*[/>]\s*/)
  const [deepest = text] = ways.toSorted((one, other) => levels(other).length - levels(one).length)
  const areOfOne = ways.every((way) => levels(way)[0] === levels(deepest)[0])
  return ways.length > 1 && levels(deepest).length > 1 && areOfOne ? deepest : text
}

/** ‘Living > Sofas’ in one cell. */
export function splitPlace(cells: ImportRow['cells']): void {
  const key = cells.subCategory ? 'subCategory' : 'category'
  if (cells[key]) cells[key] = takeDeepest(cells[key])
  const names = (cells[key] ?? '').split(/\s*>\s*/)
  if (names.length < 2 || (key === 'subCategory' && cells.category)) return
  cells.subCategory = names.pop()
  cells.category = names.join(' > ')
}
