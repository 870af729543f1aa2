import { collectRows } from '../collect-rows.ts'
import { badSheet } from '../faults.ts'
import { maxColumns, maxTotalRows } from '../limits.ts'
import type { PartedFile } from '../parted-file.ts'
import type { Merge, RawRow, RawTable } from '../sheet.ts'
import { makeStorable } from '../storable-text.ts'
import { describePackage, hasPassword } from './kinds.ts'
import type { WorkbookPackage } from './workbook-package.ts'
import { readWholeXml, readXml, type XmlHandler } from './workbook-xml.ts'

const content = 'content.xml'
const manifest = 'meta-inf/manifest.xml'

/** A spreadsheet of LibreOffice and its like (.ods), with each cell as the text that a person sees. */
export const isOpenDocument = ({ names }: WorkbookPackage) =>
  names.includes(content) && !names.includes('[content_types].xml')

export async function openSpreadsheet(file: WorkbookPackage): Promise<PartedFile> {
  if (await isEncrypted(file)) throw hasPassword()
  const parts = await listTables(file)
  if (parts.length === 0) throw badSheet(describePackage(file.names))
  return { kind: 'workbook', parts, read: (place) => readTable(file, place) }
}

async function isEncrypted(file: WorkbookPackage): Promise<boolean> {
  let found = false
  if (!file.names.includes(manifest)) return false
  await readWholeXml(file.read(manifest), {
    opens: (name) => {
      if (name === 'encryption-data') found = true
    },
  })
  return found
}

async function listTables(file: WorkbookPackage): Promise<PartedFile['parts']> {
  const parts: PartedFile['parts'] = []
  const hidden = new Set<string>()
  let style = ''
  await readWholeXml(file.read(content), {
    opens: (name, attributes) => {
      if (name === 'style') style = attributes['style:name'] ?? ''
      if (name === 'table-properties' && attributes['table:display'] === 'false') hidden.add(style)
      if (name !== 'table') return
      const title = attributes['table:name']?.trim().slice(0, 200) || `Sheet ${parts.length + 1}`
      parts.push({ name: title, isHidden: hidden.has(attributes['table:style-name'] ?? '') })
    },
  })
  return parts
}

async function readTable(file: WorkbookPackage, place: number): Promise<RawTable> {
  const merges: Merge[] = []
  const rows = await collectRows(readRows(file.read(content), place, merges))
  return { rows, merges }
}

async function* readRows(pieces: AsyncGenerator<string>, place: number, merges: Merge[]): AsyncGenerator<RawRow> {
  const found: RawRow[] = []
  const reading = readXml(
    pieces,
    openTableReader(place, merges, (row) => found.push(row)),
  )
  for await (const _ of reading) yield* found.splice(0)
}

type Cell = { repeats: number; text: string; value: string | undefined; columns: number; rows: number }

/** Repeated rows and cells are written once, with their number; the last ones fill the sheet to its edge. */
function openTableReader(wanted: number, merges: Merge[], keep: (row: RawRow) => void): XmlHandler {
  let table = -1
  let line = 1
  let rowRepeats = 1
  let hidden = false
  const folded: boolean[] = []
  let cells: string[] = []
  let cell: Cell | undefined
  let paragraphs = 0
  const isHere = () => table === wanted
  const closeCell = () => {
    if (!cell) return
    const { repeats, text, value, columns, rows } = cell
    const shown = makeStorable(value ?? text)
    if (columns > 1 || rows > 1) {
      const toPlace = Math.min(cells.length + columns, maxColumns) - 1
      merges.push({ fromLine: line, toLine: line + rows - 1, fromPlace: cells.length, toPlace })
    }
    const count = shown === '' ? Math.min(repeats, maxColumns + 1) : repeats
    for (let i = 0; i < count && cells.length <= maxColumns; i++) cells.push(shown)
    cell = undefined
  }
  const closeRow = () => {
    while (cells.at(-1) === '') cells.pop()
    // An empty row is counted, not kept: a sheet ends with a million of them.
    if (cells.length > 0)
      for (let i = 0; i < Math.min(rowRepeats, maxTotalRows); i++)
        keep({ line: line + i, cells: [...cells], placed: true, hidden })
    line += rowRepeats
    cells = []
  }
  return {
    opens: (name, attributes) => {
      if (name === 'table') {
        table += 1
        line = 1
      }
      if (!isHere()) return
      if (name === 'table-row-group') folded.push(attributes['table:display'] === 'false')
      if (name === 'table-row') {
        rowRepeats = readCount(attributes['table:number-rows-repeated'])
        // A row of a group that is folded up is one click away, and not meant to be left out.
        hidden = (attributes['table:visibility'] ?? 'visible') !== 'visible' && !folded.includes(true)
      }
      if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = openCell(attributes)
        paragraphs = 0
      }
      if (cell && name === 'p' && paragraphs++ > 0) cell.text += '\n'
      if (cell && name === 's') cell.text += ' '.repeat(Math.min(readCount(attributes['text:c']), 100))
      if (cell && name === 'tab') cell.text += '\t'
      if (cell && name === 'line-break') cell.text += '\n'
    },
    text: (text) => {
      if (isHere() && cell && paragraphs > 0) cell.text += text
    },
    closes: (name) => {
      if (!isHere()) return
      if (name === 'table-cell' || name === 'covered-table-cell') closeCell()
      if (name === 'table-row') closeRow()
      if (name === 'table-row-group') folded.pop()
    },
  }
}

/** Reads the stored value of a number or date: it is exact and in one notation, unlike the text that is shown. */
function openCell(attributes: Record<string, string>): Cell {
  const type = attributes['office:value-type']
  const value =
    type === 'float' || type === 'currency'
      ? showAmount(attributes['office:value'], attributes['office:currency'])
      : type === 'date'
        ? attributes['office:date-value']?.replace('T', ' ').replace(/( 00:00)?(:00)?(\.0+)?$/, '')
        : undefined
  return {
    repeats: readCount(attributes['table:number-columns-repeated']),
    text: '',
    value,
    columns: readCount(attributes['table:number-columns-spanned']),
    rows: readCount(attributes['table:number-rows-spanned']),
  }
}

const showAmount = (value: string | undefined, currency = 'GBP') =>
  value === undefined || currency === 'GBP' ? value : `${currency} ${value}`

const readCount = (text = '1') => (/^\d{1,7}$/.test(text) ? Math.max(1, Number(text)) : 1)
