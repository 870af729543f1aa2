import { and, eq, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { nameKind } from '../../contract/kinds.ts'
import type { Form } from '../../contract/staff/forms.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { putInBin, takeFromBin } from './bin-edits.ts'
import type { Change, Mark } from './changes.ts'
import { lastPosition, putInOrder } from './order-edits.ts'
import type { RecordId, RecordKind, RecordRow, StoredKind } from './record-kinds.ts'
import type { Saving, Seen } from './saving.ts'
import { createRow, saveRow } from './versioned-rows.ts'

type WithId<Row> = Partial<Pick<Row, Extract<keyof Row, 'id' | 'uuid'>>>

/** The changes that staff make to records of one kind. A new record may come with its own id. */
export const defineRecords = <Row extends RecordRow, Id extends RecordId, Edit extends object, Listed>(
  kind: RecordKind<Row, Id, Edit, Listed>,
) => ({
  idName: kind.id.name,
  entry: describeStorage(kind),
  list: (db: Db) => listRecords(db, kind),
  read: (db: Db, id: Id) => readForm(db, kind, id),
  create: (tx: Transaction, change: Change, edit: Edit & WithId<Row>) => createRecord(tx, change, kind, edit),
  save: (tx: Transaction, change: Change, saving: Saving<Id, Edit>) => saveRecord(tx, change, kind, saving),
  bin: (tx: Transaction, change: Change, seen: Seen<Id>) => binRecord(tx, change, kind, seen),
  restore: (tx: Transaction, change: Change, id: Id) => restoreRecord(tx, change, kind, id),
})

/** The changes of records that staff put in order; a new one comes last. */
export const defineOrderedRecords = <Row extends RecordRow, Id extends RecordId, Edit extends object, Listed>(
  kind: RecordKind<Row, Id, Edit, Listed>,
) => ({
  ...defineRecords(kind),
  create: (tx: Transaction, change: Change, edit: Edit & WithId<Row>) =>
    createRecord(tx, change, kind, { ...edit, position: lastPosition(kind.table) }),
  order: (tx: Transaction, change: Change, order: Id[]) => orderRecords(tx, change, kind, order),
})

/** The part of a kind's entry (`kind-entry.ts`) that follows from its table. */
const describeStorage = <Row extends RecordRow, Id extends RecordId>(kind: StoredKind<Row, Id>) => ({
  table: kind.table as PgTable,
  id: kind.id as PgColumn,
  deletedAt: kind.table.deletedAt,
  restore: (tx: Transaction, change: Change, id: string) =>
    restoreRecord(tx, change, kind, (kind.id.dataType === 'number' ? Number(id) : id) as Id),
})

async function listRecords<Row extends RecordRow, Id extends RecordId, Edit extends object, Listed>(
  db: Db,
  { table, listOrder, list }: RecordKind<Row, Id, Edit, Listed>,
): Promise<Listed[]> {
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(isNull(table.deletedAt))
    .orderBy(...listOrder)
  return list(
    (rows as Row[]).map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() })),
    db,
  )
}

async function readForm<Row extends RecordRow, Id extends RecordId, Edit extends object, Listed>(
  db: Db,
  { table, id, entity, edit }: RecordKind<Row, Id, Edit, Listed>,
  rowId: Id,
): Promise<Form<Edit>> {
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(and(eq(id, rowId), isNull(table.deletedAt)))
  if (!row) throw notFound(nameKind(entity))
  return { version: (row as Row).version, edit: await edit(row as Row, db) }
}

async function createRecord<Row extends RecordRow, Id extends RecordId>(
  tx: Transaction,
  change: Change,
  kind: StoredKind<Row, Id>,
  values: object,
): Promise<Row> {
  const row = (await createRow<PgTable>(tx, change, kind, values)) as Row
  await kind.afterCreate?.(tx, change, row)
  publish(change, kind)
  return row
}

async function saveRecord<Row extends RecordRow, Id extends RecordId, Edit extends object, Listed>(
  tx: Transaction,
  change: Change,
  kind: RecordKind<Row, Id, Edit, Listed>,
  { id, version, edit, redirect = true }: Saving<Id, Edit>,
): Promise<Row> {
  kind.refuseSave?.(id, edit)
  const saved = await saveRow<PgTable>(tx, change, kind, { id, version, edit })
  const [before, after] = [saved.before as Row, saved.after as Row]
  const isShownElsewhere = kind.changesMarked?.(before, after) ?? true
  const mark = isShownElsewhere ? kind.marks?.([id]) : undefined
  if (kind.afterSave) await change.lockMarked(mark)
  await kind.afterSave?.(tx, change, { before, after, redirect })
  publish(change, kind, mark)
  return after
}

async function orderRecords<Row extends RecordRow, Id extends RecordId>(
  tx: Transaction,
  change: Change,
  kind: StoredKind<Row, Id>,
  order: Id[],
): Promise<void> {
  const { marks, marksOrder } = kind
  const pick = (moved: Set<string>) => order.filter((id) => moved.has(String(id)))
  const mark = marks && marksOrder && ((moved: string[]) => marks(pick(new Set(moved))))
  await putInOrder(tx, change, kind, { order, mark })
}

async function binRecord<Row extends RecordRow, Id extends RecordId>(
  tx: Transaction,
  change: Change,
  kind: StoredKind<Row, Id>,
  seen: Seen<Id>,
): Promise<void> {
  const { id } = seen
  kind.refuseBin?.(id)
  await putInBin(tx, change, kind, seen)
  await kind.afterBin?.(tx, id)
  publish(change, kind, kind.marks?.([id]))
}

async function restoreRecord<Row extends RecordRow, Id extends RecordId>(
  tx: Transaction,
  change: Change,
  kind: StoredKind<Row, Id>,
  id: Id,
): Promise<void> {
  await takeFromBin(tx, change, kind, id)
  const mark = kind.marks?.([id])
  if (kind.afterRestore) {
    await change.lockMarked(mark)
    const [row] = await tx
      .select()
      .from(kind.table as PgTable)
      .where(eq(kind.id, id))
    await kind.afterRestore(tx, change, row as Row)
  }
  publish(change, kind, mark)
}

function publish<Row extends RecordRow, Id extends RecordId>(
  change: Change,
  { isPrivate }: StoredKind<Row, Id>,
  mark?: Mark,
): void {
  if (!isPrivate) change.touchesPublic(mark)
}
