import { maxSheetBytes, megabyte } from '../../../contract/body-limits.ts'
import type { ImportLayout, ImportOutline } from '../../../contract/staff/import-layout.ts'
import { collectRows } from './collect-rows.ts'
import { badSheet } from './faults.ts'
import { openFeed } from './feeds/open-feed.ts'
import { readFeed } from './feeds/read-feed.ts'
import { readCsv } from './formats/csv-rows.ts'
import { decodeText } from './formats/encodings.ts'
import { recogniseSheet } from './formats/kinds.ts'
import { looksLikePage, openPage } from './formats/page-tables.ts'
import { looksLikeSpreadsheet, openSpreadsheetXml } from './formats/spreadsheet-xml.ts'
import { unpackGzip } from './formats/unpack-gzip.ts'
import { openWorkbook } from './formats/workbook-rows.ts'
import { type PartedFile, readPart } from './parted-file.ts'
import type { Sheet } from './sheet.ts'

export const guessed: ImportLayout = { part: null, headingLine: null }

/** Reads a file of products as its sender sees it, whatever program wrote it. Faults name their line and column. */
export async function readSheet(bytes: Buffer, name: string): Promise<Sheet> {
  return (await readLaidOut(bytes, name, guessed)).sheet
}

/** Reads a file with the layout that was chosen or guessed. */
export async function readLaidOut(
  given: Buffer,
  name: string,
  layout: ImportLayout,
): Promise<{ sheet: Sheet; outline: ImportOutline }> {
  if (given.length > maxSheetBytes) throw badSheet(`It is larger than ${maxSheetBytes / megabyte} MB.`)
  const bytes = await unpackGzip(given)
  const text = recogniseSheet(bytes, name) === 'workbook' ? undefined : await decodeText(bytes)
  const feed = text === undefined ? undefined : openFeed(text)
  if (feed) return readFeed(feed, layout)
  const file = await (text === undefined ? openWorkbook(bytes) : openText(text))
  const { sheet, outline, place } = await readPart(file, layout)
  const parts = file.parts.map((part) => ({ name: part.name, isHidden: part.isHidden }))
  return { sheet, outline: { ...outline, kind: file.kind, parts, part: parts[place]?.name ?? '' } }
}

async function openText(text: string): Promise<PartedFile> {
  if (looksLikePage(text)) return openPage(text)
  if (looksLikeSpreadsheet(text)) return openSpreadsheetXml(text)
  const rows = await collectRows(readCsv(text))
  return { kind: 'table', parts: [{ name: '', isHidden: false }], read: async () => ({ rows, merges: [] }) }
}
