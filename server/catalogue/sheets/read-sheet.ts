import { longestSheet } from '../../../contract/body-limits.ts'
import { arrangeRows } from './arrange-rows.ts'
import { readCsv } from './csv-rows.ts'
import { decodeText } from './encodings.ts'
import { badSheet } from './faults.ts'
import { recogniseSheet } from './kinds.ts'
import type { Sheet } from './sheet.ts'
import { readWorkbook } from './workbook-rows.ts'

const megabyte = 1024 * 1024

/** A file of products as its sender sees it, whatever program wrote it; faults name their place in it. */
export async function readSheet(bytes: Buffer, name: string): Promise<Sheet> {
  if (bytes.length > longestSheet) throw badSheet(`It has more than ${longestSheet / megabyte} MB.`)
  if (recogniseSheet(bytes, name) === 'workbook') return arrangeRows(readWorkbook(bytes))
  return arrangeRows(readCsv(await decodeText(bytes)))
}
