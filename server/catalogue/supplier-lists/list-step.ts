import type { Media } from '../../media/media.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import type { FileReader } from '../import/reading/file-reader.ts'
import type { supplierListFetches, supplierLists } from '../tables.ts'

/** The dependencies of fetching lists. */
export type ListParts = {
  db: Database
  media: Pick<Media, 'storage'>
  reader: FileReader
  box: SecretBox
  publicUrl: string
  /** Hosts of lists that may be in the shop's own network. */
  internalHosts: string[]
}

export type List = typeof supplierLists.$inferSelect
export type Fetch = typeof supplierListFetches.$inferSelect
/** The columns of a fetch that a step updates. */
export type Result = Pick<Fetch, 'outcome' | 'says'> &
  Partial<Pick<Fetch, 'importUuid' | 'unusual' | 'etag' | 'digest' | 'headersKey' | 'rowCount'>>

/** `write` runs in the transaction that stores the result: a process that has lost its lease writes neither. */
export type Step = Result & {
  write?(tx: Transaction): Promise<void>
  /** Removes files without an import, because storage takes part in no transaction. */
  tidy?(): Promise<void>
}
