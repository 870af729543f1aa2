import type { SheetColumn } from '../../../../contract/staff-sheets.ts'
import { serveOrders } from '../../../platform/child/serve-orders.ts'
import { readSheet } from '../../sheets/read-sheet.ts'
import type { ImportRow, Sheet } from '../../sheets/sheet.ts'
import { matchRows } from '../match-rows.ts'
import { type FileSource, findSource } from './file-source.ts'

/** What is known of a file before its columns are matched. */
export type Described = { headers: string[]; source: FileSource; rowCount: number; samples: string[][] }

const batchSize = 500

async function describe(bytes: Uint8Array, fileName: string): Promise<Described> {
  const sheet = await readSheet(Buffer.from(bytes), fileName)
  const { source, rows } = findSource(sheet)
  return { headers: sheet.headers, source, rowCount: (rows ?? sheet.rows).length, samples: takeSamples(sheet) }
}

async function* readRows(
  bytes: Uint8Array,
  fileName: string,
  matching: (SheetColumn | null)[],
): AsyncGenerator<ImportRow[]> {
  const sheet = await readSheet(Buffer.from(bytes), fileName)
  const rows = findSource(sheet).rows ?? matchRows(sheet, matching)
  for (let from = 0; from < rows.length; from += batchSize) yield rows.slice(from, from + batchSize)
}

const mostSamples = 3

/** The first few things that stand in each column. */
const takeSamples = ({ headers, rows }: Sheet): string[][] =>
  headers.map((_, place) => {
    const filled = rows.slice(0, 200).flatMap(({ cells }) => cells[place]?.trim() || [])
    return [...new Set(filled)].slice(0, mostSamples).map((text) => text.slice(0, 80).toWellFormed())
  })

serveOrders({ describe, readRows })
