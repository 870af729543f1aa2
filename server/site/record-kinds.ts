import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { KindName } from '../../contract/kinds.ts'
import type { Db, Transaction } from '../platform/database.ts'
import type { Change, Mark } from './changes.ts'
import type { LeaveRedirect } from './redirect-edits.ts'

export type RecordId = string | number
export type RecordRow = { version: number; updatedAt: Date; deletedAt: Date | null }
export type Listing<Row> = Omit<Row, 'updatedAt'> & { updatedAt: string }
type SavedRecord<Row> = { before: Row; after: Row; redirect: LeaveRedirect }

/** A kind of record for its changes: its table, and the side effects of a change. */
export type StoredKind<Row extends RecordRow, Id extends RecordId> = {
  entity: KindName
  table: PgTable & { $inferSelect: Row; deletedAt: PgColumn }
  id: PgColumn & { _: { data: Id } }
  /** For staff alone: no change of it reaches the shop. */
  isPrivate?: true
  /** Marks cached records of another kind that show these. */
  marks?(ids: Id[]): Mark
  /** Whether a save changes what the marked records show; without this function, every save does. */
  changesMarked?(before: Row, after: Row): boolean
  /** Whether the marked records depend on the order of these. */
  marksOrder?: true
  refuseBin?(id: Id): void
  afterCreate?(tx: Transaction, change: Change, row: Row): Promise<void>
  afterSave?(tx: Transaction, change: Change, saved: SavedRecord<Row>): Promise<void>
  /** Called once the row is binned and locked, so that nothing can start to use it. */
  afterBin?(tx: Transaction, id: Id): Promise<void>
  afterRestore?(tx: Transaction, change: Change, row: Row): Promise<void>
}

/** A simple kind of record, declared once: `defineRecords` creates its calls for staff. */
export type RecordKind<Row extends RecordRow, Id extends RecordId, Edit extends object, Listed> = StoredKind<
  Row,
  Id
> & {
  listOrder: (PgColumn | SQL)[]
  /** Rows as the back office lists them. */
  list(rows: Listing<Row>[], db: Db): Listed[] | Promise<Listed[]>
  /** A row as its form shows it. */
  edit(row: Row, db: Db): Edit | Promise<Edit>
  refuseSave?(id: Id, edit: Edit): void
}
