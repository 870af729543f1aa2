import { and, asc, eq, isNull } from 'drizzle-orm'
import type { TemplateEdit, TemplateRow } from '../../contract/reply-templates.ts'
import type { Form, Saving } from '../../contract/staff-forms.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { putInBin, takeFromBin } from '../site/bin-edits.ts'
import type { Change } from '../site/changes.ts'
import { createRow, saveRow } from '../site/kept-rows.ts'
import { replyTemplates } from './tables.ts'

const kind = { table: replyTemplates, id: replyTemplates.uuid, entity: 'reply template' }
const kept = isNull(replyTemplates.deletedAt)

export const listReplyTemplates = (db: Db): Promise<TemplateRow[]> =>
  db.select().from(replyTemplates).where(kept).orderBy(asc(replyTemplates.name), replyTemplates.uuid)

export async function readReplyTemplate(db: Db, uuid: string): Promise<Form<TemplateEdit>> {
  const [row] = await db
    .select()
    .from(replyTemplates)
    .where(and(eq(replyTemplates.uuid, uuid), kept))
  if (!row) throw notFound('reply template')
  return { version: row.version, edit: row }
}

export const createReplyTemplate = (tx: Transaction, change: Change, edit: TemplateEdit) =>
  createRow(tx, change, kind, edit)

export async function saveReplyTemplate(
  tx: Transaction,
  change: Change,
  { uuid, version: expectedVersion, edit }: Saving<TemplateEdit>,
) {
  const { version } = await saveRow(tx, change, kind, { rowId: uuid, expectedVersion, edit })
  return { uuid, version }
}

export const binReplyTemplate = (tx: Transaction, change: Change, uuid: string, expectedVersion: number) =>
  putInBin(tx, change, kind, uuid, expectedVersion)

export const restoreReplyTemplate = (tx: Transaction, change: Change, uuid: string) =>
  takeFromBin(tx, change, kind, uuid)
