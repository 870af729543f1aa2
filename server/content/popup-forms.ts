import { and, asc, eq, isNull } from 'drizzle-orm'
import type { PopupEdit, PopupRow } from '../../contract/staff-content.ts'
import type { Form } from '../../contract/staff-forms.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { illustrateRows } from './illustrated-rows.ts'
import { popups } from './tables.ts'

/** All pop-ups, hidden ones too, in the order in which a shopper meets them. */
export async function listPopupRows(db: Db): Promise<PopupRow[]> {
  const rows = await db
    .select()
    .from(popups)
    .where(isNull(popups.deletedAt))
    .orderBy(asc(popups.position), asc(popups.createdAt))
  return illustrateRows(db, rows)
}

export async function readPopupForm(db: Db, uuid: string): Promise<Form<PopupEdit>> {
  const [popup] = await db
    .select()
    .from(popups)
    .where(and(eq(popups.id, uuid), isNull(popups.deletedAt)))
  if (!popup) throw notFound('pop-up')
  return { version: popup.version, edit: popup }
}
