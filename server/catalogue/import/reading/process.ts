import type { ImportLayout, ImportOutline } from '../../../../contract/staff/import-layout.ts'
import { serveTasks } from '../../../platform/child/serve-tasks.ts'
import { badSheet } from '../../sheets/faults.ts'
import { readLaidOut } from '../../sheets/read-sheet.ts'
import type { ImportRow, Sheet, SheetRow } from '../../sheets/sheet.ts'
import { readForeign } from '../../sheets/shops/foreign.ts'
import { rewriteExport } from '../../sheets/shops/rewrite-export.ts'
import { isOurs } from '../guess-columns.ts'
import { joinParents } from '../parents/join-parents.ts'
import { shortenLines } from '../recipes/foreign-cells.ts'
import { type Making, openRowMaker } from '../recipes/make-row.ts'
import { readPriceCells } from '../recipes/read-price-cells.ts'
import { takeSampleRows } from '../recipes/sample-rows.ts'
import type { imports } from '../tables.ts'
import { findUnits } from '../units/find-units.ts'
import { decodeEntities } from './html-entities.ts'

type FileSource = (typeof imports.$inferSelect)['source']

/** The facts about a file before its columns are matched. */
export type Described = {
  headers: string[]
  source: FileSource
  rowCount: number
  samples: string[][]
  sampleRows: SheetRow[]
  outline: ImportOutline
}

/** How to convert the rows of a file: its layout, its headings and their matching. */
export type RowReading = Making & { layout: ImportLayout }

const batchSize = 500

async function describe(bytes: Uint8Array, fileName: string, layout: ImportLayout): Promise<Described> {
  const { sheet, outline } = await readTable(bytes, fileName, layout)
  const { source, rows } = findSource(sheet)
  const shown = source === 'other' ? decodeEntities(sheet) : sheet
  const samples = takeSamples(shown)
  return {
    headers: sheet.headers,
    source,
    rowCount: (rows ?? sheet.rows).length,
    samples,
    sampleRows: takeSampleRows(shown),
    outline: { ...outline, units: findUnits(sheet, outline, samples) },
  }
}

async function* readRows(
  bytes: Uint8Array,
  fileName: string,
  { layout, ...making }: RowReading,
): AsyncGenerator<ImportRow[]> {
  const { sheet } = await readTable(bytes, fileName, layout)
  // An earlier version may have found other headings in this file: the matching would then apply to the wrong columns.
  if (sheet.headers.join('\n') !== making.headers.join('\n'))
    throw badSheet('The shop now reads this file differently. Please upload it again.')
  const rows = findSource(sheet).rows ?? makeRows(sheet, making)
  for (let from = 0; from < rows.length; from += batchSize) yield rows.slice(from, from + batchSize)
}

async function readTable(bytes: Uint8Array, fileName: string, layout: ImportLayout) {
  const { sheet, outline } = await readLaidOut(Buffer.from(bytes), fileName, layout)
  return { sheet: rewriteExport(sheet), outline }
}

function makeRows(sheet: Sheet, making: Making): ImportRow[] {
  const isOwn = isOurs(making.headers)
  const read = isOwn ? sheet : decodeEntities(sheet)
  const rows = readPriceCells(read, making).rows.flatMap(openRowMaker(making))
  return isOwn ? rows : joinParents(rows)
}

/** The kind of the file, and its rows when the kind determines its columns. */
function findSource(sheet: Sheet): { source: FileSource; rows: ImportRow[] | undefined } {
  if (isOurs(sheet.headers)) return { source: 'ours', rows: undefined }
  const foreign = readForeign(sheet)
  return foreign ? { source: foreign.from, rows: foreign.rows.map(shortenLines) } : { source: 'other', rows: undefined }
}

const maxSamples = 3

/** Takes the first few values of each column. */
const takeSamples = ({ headers, rows }: Sheet): string[][] =>
  headers.map((_, place) => {
    const filled = rows.slice(0, 200).flatMap(({ cells }) => cells[place]?.trim() || [])
    return [...new Set(filled)].slice(0, maxSamples).map((text) => text.slice(0, 80).toWellFormed())
  })

serveTasks({ describe, readRows })
