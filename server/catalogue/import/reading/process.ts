import type { ImportLayout, ImportOutline } from '../../../../contract/staff/import-layout.ts'
import type { SheetColumn } from '../../../../contract/staff/sheets.ts'
import { serveOrders } from '../../../platform/child/serve-orders.ts'
import { badSheet } from '../../sheets/faults.ts'
import { readForeign } from '../../sheets/foreign.ts'
import { placeSize } from '../../sheets/place-size.ts'
import { readLaidOut } from '../../sheets/read-sheet.ts'
import type { ImportRow, Sheet } from '../../sheets/sheet.ts'
import { isSizeColumn } from '../../sheets/sizes.ts'
import { isOurs } from '../guess-columns.ts'
import type { imports } from '../tables.ts'

type FileSource = (typeof imports.$inferSelect)['source']

/** The facts about a file before its columns are matched. */
export type Described = {
  headers: string[]
  source: FileSource
  rowCount: number
  samples: string[][]
  outline: ImportOutline
}

/** How its rows become ours: its layout, the headings found by it, and what each of these is. */
export type RowReading = { layout: ImportLayout; headers: string[]; matching: (SheetColumn | null)[] }

const batchSize = 500

async function describe(bytes: Uint8Array, fileName: string, layout: ImportLayout): Promise<Described> {
  const { sheet, outline } = await readLaidOut(Buffer.from(bytes), fileName, layout)
  const { source, rows } = findSource(sheet)
  return { headers: sheet.headers, source, rowCount: (rows ?? sheet.rows).length, samples: takeSamples(sheet), outline }
}

async function* readRows(
  bytes: Uint8Array,
  fileName: string,
  { layout, headers, matching }: RowReading,
): AsyncGenerator<ImportRow[]> {
  const { sheet } = await readLaidOut(Buffer.from(bytes), fileName, layout)
  // A file that an earlier version took in may have been read otherwise: its columns would be mistaken for others.
  if (sheet.headers.join('\n') !== headers.join('\n'))
    throw badSheet('It is read differently now. Please send it again.')
  const rows = findSource(sheet).rows ?? matchRows(sheet, matching)
  for (let from = 0; from < rows.length; from += batchSize) yield rows.slice(from, from + batchSize)
}

/** The kind of the file, and its rows when the kind determines its columns. */
function findSource(sheet: Sheet): { source: FileSource; rows: ImportRow[] | undefined } {
  if (isOurs(sheet.headers)) return { source: 'ours', rows: undefined }
  const foreign = readForeign(sheet)
  return foreign ? { source: foreign.from, rows: foreign.rows } : { source: 'other', rows: undefined }
}

/** The rows of a file, with each cell under what it is. */
const matchRows = ({ headers, rows }: Sheet, matching: (SheetColumn | null)[]): ImportRow[] =>
  rows.map(({ line, cells }) => {
    const row: ImportRow = { line, cells: {} }
    for (const [place, column] of matching.entries()) {
      const text = cells[place] ?? ''
      if (column && isSizeColumn(column)) placeSize(row, text, { column, heading: headers[place] ?? '' })
      else if (column) row.cells[column] = readCell(column, text)
    }
    return row
  })

/** Blanks around a word are slips; a text is left as it was written. */
const readCell = (column: SheetColumn, text: string) => (texts.has(column) ? text : text.trim())
const texts: ReadonlySet<SheetColumn> = new Set(['description', 'variantDescription'])

const mostSamples = 3

/** Takes the first few values of each column. */
const takeSamples = ({ headers, rows }: Sheet): string[][] =>
  headers.map((_, place) => {
    const filled = rows.slice(0, 200).flatMap(({ cells }) => cells[place]?.trim() || [])
    return [...new Set(filled)].slice(0, mostSamples).map((text) => text.slice(0, 80).toWellFormed())
  })

serveOrders({ describe, readRows })
