import { Problem } from '../../platform/problem.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { readForeign } from '../sheets/foreign.ts'
import { readSheet } from '../sheets/read-sheet.ts'
import type { ImportRow, Sheet } from '../sheets/sheet.ts'
import { isOurs } from './guess-columns.ts'
import { matchRows } from './match-rows.ts'
import type { imports } from './tables.ts'

export type Import = typeof imports.$inferSelect

export const sheetKey = (uuid: string) => `imports/${uuid}/sheet`
export const zipKey = (uuid: string) => `imports/${uuid}/pictures.zip`

/** What kind of file it is, and its rows where that says what its columns are. */
export function recogniseSheet(sheet: Sheet): { source: Import['source']; rows: ImportRow[] | undefined } {
  if (isOurs(sheet.headers)) return { source: 'ours', rows: undefined }
  const foreign = readForeign(sheet)
  return foreign ? { source: foreign.from, rows: foreign.rows } : { source: 'other', rows: undefined }
}

/** The rows of an import as they were last matched. */
export async function readImportRows(storage: Storage, { uuid, fileName, matching }: Import): Promise<ImportRow[]> {
  const bytes = await storage.read(sheetKey(uuid))
  if (!bytes) throw new Problem(409, 'Not there any more', 'The file is not kept any more. Please send it again.')
  const sheet = await readSheet(bytes, fileName)
  return recogniseSheet(sheet).rows ?? matchRows(sheet, matching)
}

/** Once it has been applied, nothing asks for the file any more. */
export async function forgetFiles(storage: Storage, uuid: string): Promise<void> {
  await storage.remove(sheetKey(uuid))
  await storage.remove(zipKey(uuid))
}
