import { longestPictureZip, longestSheet, uploadLimit } from './body-limits.ts'
import { get, post } from './calls.ts'
import type { ImportApplying, ImportCheck, ImportRecord, ImportRows, ImportView } from './staff-import.ts'
import { editors, open } from './staff-roles.ts'
import type { Task } from './staff-tasks.ts'

type RowsAsked = { uuid: string; show?: string; page?: string }

/** The way of a file of products into the shop. */
export const importCalls = {
  imports: open(editors, get<ImportRecord[]>('/api/staff/imports')),
  import: open(editors, get<ImportView, { uuid: string }>('/api/staff/imports/:uuid')),
  importRows: open(editors, get<ImportRows, RowsAsked>('/api/staff/imports/:uuid/rows')),
  checkImport: open(editors, post<Task, ImportCheck>('/api/staff/imports/:uuid/check')),
  applyImport: open(editors, post<Task, ImportApplying>('/api/staff/imports/:uuid/apply')),
  undoImport: open(editors, post<Task, { uuid: string }>('/api/staff/imports/:uuid/undo')),
} as const

export const importUploads = {
  importFile: open(editors, post<{ uuid: string }>('/api/staff/imports/file', uploadLimit(longestSheet))),
  /** Pictures that the file names, for the import in `uuid`. */
  importZip: open(editors, post<null>('/api/staff/imports/pictures', uploadLimit(longestPictureZip))),
} as const

export const importDownloads = {
  importOutcomes: open(editors, get<never, { uuid: string }>('/api/staff/imports/:uuid/outcomes.csv')),
} as const
