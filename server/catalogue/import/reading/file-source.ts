import { readForeign } from '../../sheets/foreign.ts'
import type { ImportRow, Sheet } from '../../sheets/sheet.ts'
import { isOurs } from '../guess-columns.ts'
import type { imports } from '../tables.ts'

export type FileSource = (typeof imports.$inferSelect)['source']

/** What kind of file it is, and its rows where that says what its columns are. */
export function findSource(sheet: Sheet): { source: FileSource; rows: ImportRow[] | undefined } {
  if (isOurs(sheet.headers)) return { source: 'ours', rows: undefined }
  const foreign = readForeign(sheet)
  return foreign ? { source: foreign.from, rows: foreign.rows } : { source: 'other', rows: undefined }
}
