import { collectRows } from '../collect-rows.ts'
import { badCell } from '../faults.ts'
import { readLetters, readMerge } from '../layout/merged-cells.ts'
import { maxColumns } from '../limits.ts'
import type { PartedFile } from '../parted-file.ts'
import type { Merge, RawRow } from '../sheet.ts'
import { noResult } from './formula-errors.ts'
import { showNumber } from './number-formats.ts'
import { isOpenDocument, openSpreadsheet } from './open-document.ts'
import { openPackage } from './workbook-package.ts'
import { readParts, type Workbook } from './workbook-parts.ts'
import { readEscapes, readXml, type XmlHandler } from './workbook-xml.ts'

/** The sheets of a workbook, each read on demand, with each cell as the text a person sees in it. */
export async function openWorkbook(bytes: Buffer): Promise<PartedFile> {
  const file = await openPackage(bytes)
  if (isOpenDocument(file)) return openSpreadsheet(file)
  const workbook = await readParts(file)
  return {
    kind: 'workbook',
    parts: workbook.sheets,
    read: async (place) => {
      const merges: Merge[] = []
      const path = workbook.sheets[place]?.path
      const rows = path === undefined ? [] : await collectRows(readRows(file.read(path), workbook, merges))
      return { rows, merges }
    },
  }
}

async function* readRows(pieces: AsyncGenerator<string>, workbook: Workbook, merges: Merge[]): AsyncGenerator<RawRow> {
  const found: RawRow[] = []
  const reading = readXml(
    pieces,
    openRowReader(workbook, merges, (row) => found.push(row)),
  )
  for await (const _ of reading) yield* found.splice(0)
}

type Cell = { place: number; type: string; style: number; value: string; hasValue: boolean; isFormula: boolean }

type Reading = { row: RawRow; cell: Cell; inText: boolean; aside: boolean }

function openRowReader(workbook: Workbook, merges: Merge[], keep: (row: RawRow) => void): XmlHandler {
  const reading: Reading = { row: { line: 0, cells: [] }, cell: emptyCell(-1), inText: false, aside: false }
  return {
    opens: (name, attributes) => {
      const merge = name === 'mergeCell' ? readMerge(attributes.ref ?? '') : undefined
      if (merge) merges.push(merge)
      openPart(reading, name, attributes)
    },
    text: (text) => {
      if (reading.inText) reading.cell.value += text
    },
    closes: (name) => {
      const { row, cell } = reading
      reading.inText = false
      if (name === 'rPh') reading.aside = false
      if (name === 'c') placeCell(row, cell, workbook)
      if (name === 'row' && row.cells.length > 0) keep(row)
    },
  }
}

function openPart(reading: Reading, name: string, attributes: Record<string, string>): void {
  if (name === 'row') {
    const line = readLine(attributes.r) ?? reading.row.line + 1
    reading.row = { line, cells: [], placed: true, hidden: isHidden(attributes) }
    reading.cell = emptyCell(-1)
  }
  if (name === 'c') reading.cell = openCell(attributes, reading.cell.place + 1)
  if (name === 'f') reading.cell.isFormula = true
  if (name === 'rPh') reading.aside = true
  reading.inText = name === 'v' || (name === 't' && !reading.aside)
  if (reading.inText) reading.cell.hasValue = true
}

/** A row of a group that is folded up is one click away, and not meant to be left out. */
const isHidden = ({ hidden, outlineLevel = '0' }: Record<string, string>) =>
  (hidden === '1' || hidden === 'true') && outlineLevel === '0'

const readLine = (text = '') => (/^\d{1,7}$/.test(text) ? Number(text) : undefined)

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

/** The column of `AB12`, counted from 0. */
const readPlace = (reference: string) => readLetters(reference.slice(0, 10).replace(/[^A-Z]/gi, ''))

function placeCell(row: RawRow, cell: Cell, workbook: Workbook): void {
  const refuse = (reason: string) => badCell(row.line, cell.place, reason)
  const text = cell.isFormula && !cell.hasValue ? noResult : showCell(cell, workbook)
  if (text === undefined) throw refuse('what this cell refers to is missing in the file.')
  if (text === '') return
  if (cell.place >= maxColumns) throw refuse(`a table has ${maxColumns} columns at most.`)
  while (row.cells.length < cell.place) row.cells.push('')
  row.cells[cell.place] = text
}

function showCell({ type, style, value }: Cell, { strings, formats, from1904 }: Workbook): string | undefined {
  if (value === '') return ''
  if (type === 's') return strings[Number(value)]
  // An error is shown as it is: it is a fault of its row, if the column counts.
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd')
    return readEscapes(value)
      .replace('T', ' ')
      .replace(/( 00:00)?(:00)?(\.0+)?Z?$/, '')
  return type === 'n' ? readEscapes(showNumber(value, formats[style], from1904)) : readEscapes(value)
}
