import { setImmediate } from 'node:timers/promises'
import { bareCell } from '../../platform/csv.ts'
import { nameColumn } from '../../platform/xlsx.ts'
import type { RawRow } from './csv-rows.ts'
import { badCell, badSheet } from './faults.ts'
import { cellTooLong, longestCell, mostColumns, mostRows, mostRowsAtAll, tooManyRows } from './limits.ts'
import type { Sheet, SheetRow } from './sheet.ts'

/** The longest wait of other work. */
const turnMs = 10

/** The first row that holds anything is the headings; rows that hold nothing are passed over. */
export async function arrangeRows(rows: AsyncIterable<RawRow> | Iterable<RawRow>): Promise<Sheet> {
  let head: Head | undefined
  const goods: RawRow[] = []
  let hasShortRows = false
  let rowsRead = 0
  for await (const raw of takeTurns(rows)) {
    const row = { ...raw, cells: raw.cells.map(bareCell) }
    const filled = countFilled(row)
    if (++rowsRead > mostRowsAtAll) throw badSheet(tooManyRows)
    if (filled === 0) continue
    checkCells(row)
    if (!head) {
      head = openHead(row, filled)
      continue
    }
    const isShort = row.cells.length < head.headed
    if (isShort && raw.unended && !hasShortRows && goods.length > 0) throw brokenOff(row.line)
    hasShortRows ||= isShort
    if (goods.length === mostRows) throw badSheet(tooManyRows)
    if (filled > head.most) throw badCell(row.line, findBeyond(row, head.most), noHeading)
    head.width = Math.max(head.width, filled)
    goods.push(row)
  }
  if (!head) throw badSheet('The file is empty.')
  return { headers: nameHeadings(head.line, head.headings, head.width), rows: await fitRows(goods, head.width) }
}

type Head = {
  line: number
  headings: string[]
  /** Up to its last heading. */
  headed: number
  /** As many columns as the products need. */
  width: number
  most: number
}

/** A line of text is as wide as its separators say; a sheet's cells have places of their own. */
function openHead(row: RawRow, headed: number): Head {
  const most = row.placed ? mostColumns : row.cells.length
  return { line: row.line, headings: readHeadings(row), headed, width: headed, most }
}

const countFilled = ({ cells }: RawRow) => cells.findLastIndex((cell) => cell.trim() !== '') + 1

const findBeyond = ({ cells }: RawRow, most: number) =>
  cells.findIndex((cell, place) => place >= most && cell.trim() !== '')
const noHeading = 'this cell has no heading above it. Is a separator or a quote missing?'

const brokenOff = (line: number) =>
  badSheet(
    `The file breaks off in line ${line}, as after a broken transfer. Please save it again and send it once more.`,
  )

async function* takeTurns<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item> {
  let began = performance.now()
  for await (const item of items) {
    yield item
    if (performance.now() - began < turnMs) continue
    await setImmediate()
    began = performance.now()
  }
}

function checkCells({ line, cells }: RawRow): void {
  const far = cells.findLastIndex((cell) => cell !== '')
  if (far >= mostColumns) throw badCell(line, far, `a table has ${mostColumns} columns at most.`)
  const huge = cells.findIndex((cell) => cell.length > longestCell)
  if (huge >= 0) throw badCell(line, huge, cellTooLong)
}

async function fitRows(goods: RawRow[], width: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const { line, cells } of takeTurns(goods))
    rows.push({ line, cells: Array.from({ length: width }, (_, place) => cells[place] ?? '') })
  return rows
}

/** The headings of a file; '' for a column without one. */
function readHeadings({ line, cells }: RawRow): string[] {
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
function nameHeadings(line: number, headings: string[], width: number): string[] {
  const headed = headings.slice(0, width).filter(Boolean).length
  // If most columns have no heading, this row is a title above the headings.
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
