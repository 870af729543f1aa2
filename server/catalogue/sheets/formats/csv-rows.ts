import { badCell } from '../faults.ts'
import { cellTooLong, maxCellLength } from '../limits.ts'
import type { RawRow } from '../sheet.ts'
import { countBreaks } from './line-breaks.ts'

/** Yields the rows of a CSV file; quoted cells may hold separators and line breaks. */
export function* readCsv(file: string): Generator<RawRow> {
  const { text, separator, line } = findSeparator(file.replace(/^\ufeff/, ''))
  const reading: Reading = { text, separator, cellEnd: new RegExp(`[${separator}\r\n]`, 'g'), at: 0, line }
  while (reading.at < text.length) {
    if (!skipBreak(reading)) yield readRow(reading)
  }
}

/** More than a table may have columns, because rows may end in empty cells. Stops at a file of separators alone. */
const maxCells = 2000

type Reading = { text: string; separator: string; cellEnd: RegExp; at: number; line: number }

/** Skips an empty line, which is no row. */
function skipBreak(reading: Reading): boolean {
  const { text, at } = reading
  if (text[at] !== '\r' && text[at] !== '\n') return false
  reading.at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
  reading.line += 1
  return true
}

function readRow(reading: Reading): RawRow {
  const { text, separator } = reading
  const row: RawRow = { line: reading.line, cells: [] }
  for (;;) {
    const { line } = reading
    if (row.cells.length > maxCells) throw badCell(line, maxCells, `a row holds ${maxCells} cells at most.`)
    const cell = text[reading.at] === '"' ? readQuoted(reading, row.cells.length) : readPlain(reading)
    row.cells.push(bareText(cell))
    const next = text[reading.at]
    if (next === undefined) return { ...row, unended: true }
    if (next !== separator && next !== '\r' && next !== '\n') throw unclosed(line, row.cells.length - 1)
    reading.at += next === '\r' && text[reading.at + 1] === '\n' ? 2 : 1
    if (next === separator) continue
    reading.line += 1
    return row
  }
}

/** ="00123" keeps the zeros of a code in Excel. */
const bareText = (cell: string) => (cell.startsWith('="') ? cell.replace(/^="([^"]*)"$/, '$1') : cell)

function readPlain(reading: Reading): string {
  reading.cellEnd.lastIndex = reading.at
  const end = reading.cellEnd.exec(reading.text)?.index ?? reading.text.length
  const cell = reading.text.slice(reading.at, end)
  reading.at = end
  return cell
}

function readQuoted(reading: Reading, place: number): string {
  const { text, line } = reading
  let end = text.indexOf('"', reading.at + 1)
  while (end >= 0 && text[end + 1] === '"') {
    // Each quote in the cell is doubled, so the text may be twice as long as the longest cell.
    if (end - reading.at > 2 * maxCellLength + 2) throw badCell(line, place, cellTooLong)
    end = text.indexOf('"', end + 2)
  }
  if (end < 0) throw unclosed(line, place)
  const cell = text.slice(reading.at + 1, end)
  reading.at = end + 1
  while (text[reading.at] === ' ') reading.at += 1
  reading.line += countBreaks(cell)
  return cell.replaceAll('""', '"')
}

const unclosed = (line: number, place: number) =>
  badCell(line, place, 'the quote that opens this cell is not closed where the cell ends.')

/**
 * Excel may declare the separator in the first line. Otherwise it is the one that divides most lines into equal numbers
 * of cells, because a title above the table may contain another one.
 */
function findSeparator(text: string): { text: string; separator: string; line: number } {
  const [line, named] = /^sep=([,;\t|])(?:\r\n|\n|\r)/i.exec(text) ?? []
  if (line !== undefined && named !== undefined) return { text: text.slice(line.length), separator: named, line: 2 }
  const lines = text
    .slice(0, 100_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
  const near = lines.filter((line) => line.trim() !== '').slice(0, 30)
  const [separator = ','] = [',', ';', '\t', '|']
    .map((one) => ({ one, weight: weigh(one, near) }))
    .toSorted((left, right) => right.weight - left.weight)
    .map(({ one }) => one)
  return { text, separator, line: 1 }
}

/** The number of lines in which the separator occurs equally often; of two alike, the one that makes more columns weighs more. */
function weigh(separator: string, lines: string[]): number {
  const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0)
  const alike = [...Map.groupBy(counts, (count) => count).entries()].map(([count, same]) => same.length + count / 1e6)
  return Math.max(0, ...alike)
}
