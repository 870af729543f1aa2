import { nameColumn } from '../../platform/xlsx.ts'
import type { RawRow } from './csv-rows.ts'
import { badCell, badSheet } from './faults.ts'

/** The headings of a file; '' stands above a column without one. */
export function readHeadings({ line, cells }: RawRow): string[] {
  const headings = cells.map((cell) => cell.trim().replace(/\s+/g, ' '))
  const plain = headings.map((heading) => heading.toLowerCase())
  const again = plain.findIndex((heading, place) => heading !== '' && plain.indexOf(heading) < place)
  const first = plain.indexOf(plain[again] ?? '')
  if (again >= 0)
    throw badCell(line, again, `“${headings[again]}” is the heading of column ${nameColumn(first)} already.`)
  if (headings.filter(isNoHeading).length * 2 > headings.filter(Boolean).length)
    throw badSheet(`Line ${line} holds products, not headings. Please add a line above it that names each column.`)
  return headings
}

const isNoHeading = (text: string) => /^[£€$]?-?[\d.,]+%?$|^https?:|^[\da-f]{8}-[\da-f]{4}-/i.test(text)

/** A column without a heading is called by its place, as a spreadsheet does. */
export function nameHeadings(line: number, headings: string[], width: number): string[] {
  const headed = headings.slice(0, width).filter(Boolean).length
  // A title above the headings would leave most columns without one.
  if (headed * 2 < width)
    throw badSheet(
      `Line ${line} has headings for ${headed} of ${width} columns. Please make the line with the headings the first one.`,
    )
  return Array.from({ length: width }, (_, place) => headings[place] || nameByPlace(headings, place))
}

function nameByPlace(headings: string[], place: number): string {
  const name = `Column ${nameColumn(place)}`
  const isTaken = headings.some((heading) => heading.toLowerCase() === name.toLowerCase())
  return isTaken ? `${name} (no heading)` : name
}
