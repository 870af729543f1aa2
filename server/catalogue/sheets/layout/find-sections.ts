import type { RawRow } from '../sheet.ts'
import { filledCells, isTotal, medianFilled } from './table-end.ts'

/** The heading of the column that holds the titles within a table. */
export const sectionHeading = 'Section'

const maxTitleLength = 60
const maxWords = 8

type Sections = { rows: RawRow[]; titles: string[] }

/**
 * Removes rows with a title alone, such as ‘SOFAS’, and stores with each other row the title above it. Of two
 * successive titles, the first is the wider one. `above`: the row above the headings, which is a title if the headings
 * are repeated.
 */
export function findSections(rows: RawRow[], above: RawRow | undefined, isHeading: (row: RawRow) => boolean): Sections {
  const none = { rows, titles: [] }
  const goods = rows.filter((row) => filledCells(row).length > 1)
  if (medianFilled(goods) < 3 || goods.filter(hasNumber).length * 2 < goods.length) return none
  const last = rows.findLastIndex((row) => filledCells(row).length > 1)
  const isTitle = (row: RawRow, place: number) => place < last && readTitle(row) !== undefined
  const titles = rows.filter(isTitle)
  const groups = rows.filter((row, place) => isTitle(row, place) && !isTitle(rows[place + 1] ?? row, place + 1))
  // About as many titles as products are no titles, but further texts about the products above them.
  if (titles.length === 0 || groups.length * 2 > goods.length) return none
  const first = rows.some((row, place) => isHeading(row) && isTitle(rows[place - 1] ?? row, place - 1))
    ? above
    : undefined
  return { rows: putUnder(rows, isTitle, readTitle(first)), titles: titles.flatMap((row) => readTitle(row) ?? []) }
}

/** Products have prices, or sizes. */
const hasNumber = ({ cells }: RawRow) => cells.some((cell) => /^\D{0,4}\d[\d.,]*\D{0,4}$/.test(cell.trim()))

function putUnder(rows: RawRow[], isTitle: (row: RawRow, place: number) => boolean, first = ''): RawRow[] {
  let open = [first]
  let read: string[] = []
  const kept: RawRow[] = []
  for (const [place, row] of rows.entries()) {
    if (isTitle(row, place)) {
      read.push(readTitle(row) ?? '')
      continue
    }
    if (read.length > 0) open = openTitles(open, read)
    read = []
    kept.push({ ...row, section: open.join(' > ') })
  }
  return kept
}

/** A single title replaces the innermost open title, unless it is in capitals like the outermost one. */
function openTitles(open: string[], read: string[]): string[] {
  const wider = open.slice(0, Math.max(0, open.length - read.length))
  const [widest] = wider
  if (widest === undefined) return read
  return isLoud(read[0]) && isLoud(widest) && !isLoud(open.at(-1)) ? read : [...wider, ...read]
}

const isLoud = (text = '') => text === text.toUpperCase()

function readTitle(row: RawRow | undefined): string | undefined {
  const [text = '', ...others] = row ? filledCells(row) : []
  const isTitle =
    others.length === 0 &&
    text.length <= maxTitleLength &&
    text.split(/\s+/).length <= maxWords &&
    /\p{L}{2}/u.test(text) &&
    !/[.!?]$|^https?:|^#|@|^\S*\d\S*$/i.test(text) &&
    !isTotal(text)
  return isTitle ? text.replace(/\s+/g, ' ').replace(/:$/, '') : undefined
}
