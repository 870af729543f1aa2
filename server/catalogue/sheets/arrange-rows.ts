import { setImmediate } from 'node:timers/promises'
import { bareCell } from '../../platform/csv.ts'
import { nameColumn } from '../../platform/xlsx.ts'
import type { RawRow } from './csv-rows.ts'
import { badCell, badSheet } from './faults.ts'
import type { Sheet } from './sheet.ts'

export const mostColumns = 200
export const longestCell = 30_000
const mostRows = 50_000
/** How long other work waits at most. */
const turnMs = 10

/** The first row that holds anything is the headings; rows that hold nothing are passed over. */
export async function arrangeRows(rows: AsyncIterable<RawRow> | Iterable<RawRow>): Promise<Sheet> {
  let sheet: Sheet | undefined
  let hasShortRows = false
  for await (const raw of takeTurns(rows)) {
    const row = { line: raw.line, cells: raw.cells.map(bareCell) }
    if (row.cells.every((cell) => cell.trim() === '')) continue
    checkCells(row)
    if (!sheet) {
      sheet = { headers: readHeadings(row), rows: [] }
      continue
    }
    const isShort = row.cells.length < sheet.headers.length
    if (isShort && raw.unended && !hasShortRows && sheet.rows.length > 0) throw brokenOff(row.line)
    hasShortRows ||= isShort
    if (sheet.rows.length === mostRows) throw badSheet(`It has more than ${mostRows.toLocaleString('en-GB')} rows.`)
    sheet.rows.push(fitRow(row, sheet.headers.length))
  }
  if (!sheet) throw badSheet('The file is empty.')
  return sheet
}

const brokenOff = (line: number) =>
  badSheet(`The file breaks off in line ${line}, as after a broken transfer. Please save it anew and send it again.`)

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
  if (huge >= 0)
    throw badCell(
      line,
      huge,
      `a cell holds ${longestCell.toLocaleString('en-GB')} characters at most. Is a quote open?`,
    )
}

function readHeadings({ line, cells }: RawRow): string[] {
  const headers = cells.map((cell) => cell.trim().replace(/\s+/g, ' '))
  headers.length = headers.findLastIndex((header) => header !== '') + 1
  const empty = headers.indexOf('')
  if (empty >= 0) throw badCell(line, empty, 'this column has no heading.')
  const plain = headers.map((header) => header.toLowerCase())
  const again = plain.findIndex((header, place) => plain.indexOf(header) < place)
  const first = plain.indexOf(plain[again] ?? '')
  if (again >= 0)
    throw badCell(line, again, `“${headers[again]}” is the heading of column ${nameColumn(first)} already.`)
  if (headers.filter(isNoHeading).length * 2 > headers.length)
    throw badSheet(`Line ${line} holds goods, not headings. Please put a line above it that says what each column is.`)
  return headers
}

const isNoHeading = (text: string) => /^[£€$]?-?[\d.,]+%?$|^https?:|^[\da-f]{8}-[\da-f]{4}-/i.test(text)

function fitRow({ line, cells }: RawRow, width: number): RawRow {
  const beyond = cells.findIndex((cell, place) => place >= width && cell.trim() !== '')
  if (beyond >= 0) throw badCell(line, beyond, 'this cell stands under no heading. Is a separator or a quote missing?')
  return { line, cells: Array.from({ length: width }, (_, place) => cells[place] ?? '') }
}
