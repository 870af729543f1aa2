import type { RawRow } from '../sheet.ts'
import { filledCells } from './table-end.ts'

/** Titles, addresses and notes above a table take fewer lines. */
const maxRowsAbove = 40

const known =
  /^(sku|code|item|product|article|part|model|ref|reference|name|title|description|details|price|rrp|srp|retail|cost|trade|nett?|vat|qty|quantity|stock|ean|gtin|barcode|width|depth|height|length|dimensions?|size|weight|colou?r|finish|fabric|material|brand|manufacturer|supplier|category|group|department|type|range|collection|status|image|picture|photo|url|link|lead|pack|unit|id|handle|variant|option)s?\b/i

/** The row that names the columns, among titles above it; undefined: each of the first rows holds products. */
export function findHeadings(rows: RawRow[]): RawRow | undefined {
  const near = rows.slice(0, maxRowsAbove)
  const usual = usualWidth(near)
  const fit = near.filter((row) => isHeading(row, usual))
  const [first] = fit
  const [named] = fit.toSorted((one, other) => countKnown(other) - countKnown(one))
  if (!first || !named) return undefined
  return countKnown(named) > Math.max(1, countKnown(first)) ? named : first
}

/** The third quartile of the numbers of filled cells in the rows. */
function usualWidth(rows: RawRow[]): number {
  const widths = rows.map((row) => filledCells(row).length).sort((one, other) => one - other)
  return widths[Math.floor((widths.length - 1) * 0.75)] ?? 0
}

function isHeading(row: RawRow, usual: number): boolean {
  const filled = filledCells(row)
  return filled.length * 2 >= usual && filled.filter(isNoHeading).length * 2 <= filled.length
}

const maxHeadingLength = 120
const isNoHeading = (text: string) =>
  text.length > maxHeadingLength || /^[£€$]?-?[\d.,]+%?$|^https?:|^[\da-f]{8}-[\da-f]{4}-/i.test(text)

/** Whether a heading begins with a word of lists of products. */
export const isKnownHeading = (text: string) => known.test(text)

/** A word counts once: a product may be called what a column is. */
const countKnown = (row: RawRow) =>
  new Set(filledCells(row).flatMap((cell) => (cell.length > 40 ? [] : (known.exec(cell)?.[0].toLowerCase() ?? []))))
    .size
