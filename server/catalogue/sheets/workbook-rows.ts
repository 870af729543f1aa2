import { mostColumns } from './arrange-rows.ts'
import type { RawRow } from './csv-rows.ts'
import { badCell } from './faults.ts'
import { showNumber } from './number-formats.ts'
import { openPackage } from './workbook-package.ts'
import { readParts, type Workbook } from './workbook-parts.ts'
import { readEscapes, readXml, type XmlHandler } from './workbook-xml.ts'

/** The rows of the first sheet that has any, each cell as the text a person sees in it. */
export async function* readWorkbook(bytes: Buffer): AsyncGenerator<RawRow> {
  const file = await openPackage(bytes)
  const workbook = await readParts(file)
  for (const sheet of workbook.sheets) {
    let isEmpty = true
    for await (const row of readRows(file.read(sheet), workbook)) {
      isEmpty = false
      yield row
    }
    if (!isEmpty) return
  }
}

async function* readRows(pieces: AsyncGenerator<string>, workbook: Workbook): AsyncGenerator<RawRow> {
  const found: RawRow[] = []
  const reading = readXml(
    pieces,
    openRowReader(workbook, (row) => found.push(row)),
  )
  for await (const _ of reading) yield* found.splice(0)
}

type Cell = { place: number; type: string; style: number; value: string; hasValue: boolean; isFormula: boolean }

function openRowReader(workbook: Workbook, keep: (row: RawRow) => void): XmlHandler {
  let row: RawRow = { line: 0, cells: [] }
  let cell: Cell = emptyCell(-1)
  let inText = false
  let aside = false
  return {
    opens(name, attributes) {
      if (name === 'row') row = { line: Number(attributes.r ?? row.line + 1), cells: [] }
      if (name === 'row') cell = emptyCell(-1)
      if (name === 'c') cell = openCell(attributes, cell.place + 1)
      if (name === 'f') cell.isFormula = true
      if (name === 'rPh') aside = true
      inText = name === 'v' || (name === 't' && !aside)
      if (inText) cell.hasValue = true
    },
    text(text) {
      if (inText) cell.value += text
    },
    closes(name) {
      inText = false
      if (name === 'rPh') aside = false
      if (name === 'c') placeCell(row, cell, workbook)
      if (name === 'row' && row.cells.length > 0) keep(row)
    },
  }
}

const emptyCell = (place: number): Cell => ({
  place,
  type: 'n',
  style: 0,
  value: '',
  hasValue: false,
  isFormula: false,
})

const openCell = ({ r, t = 'n', s = '0' }: Record<string, string>, next: number): Cell => ({
  ...emptyCell(r === undefined ? next : readPlace(r)),
  type: t,
  style: Number(s),
})

/** Which column `AB12` stands in, counted from 0. */
const readPlace = (reference: string) =>
  [...reference.replace(/[^A-Z]/gi, '').toUpperCase()].reduce(
    (place, letter) => place * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

function placeCell(row: RawRow, cell: Cell, workbook: Workbook): void {
  const refuse = (reason: string) => badCell(row.line, cell.place, reason)
  if (cell.type === 'e') throw refuse(`the formula here shows the error ${cell.value || '#ERROR'}.`)
  if (cell.isFormula && !cell.hasValue)
    throw refuse('the formula here has no result yet. Please open the file in a spreadsheet program and save it.')
  const text = showCell(cell, workbook)
  if (text === undefined) throw refuse('what this cell refers to is missing in the file.')
  if (text === '') return
  if (cell.place >= mostColumns) throw refuse(`a table has ${mostColumns} columns at most.`)
  while (row.cells.length < cell.place) row.cells.push('')
  row.cells[cell.place] = text
}

function showCell({ type, style, value }: Cell, { strings, formats, from1904 }: Workbook): string | undefined {
  if (value === '') return ''
  if (type === 's') return strings[Number(value)]
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return value.replace('T', ' ').replace(/( 00:00)?(:00)?(\.0+)?Z?$/, '')
  return type === 'n' ? showNumber(value, formats[style], from1904) : readEscapes(value)
}
