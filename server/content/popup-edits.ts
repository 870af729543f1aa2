import type { PopupEdit } from '../../contract/staff-content.ts'
import type { Transaction } from '../platform/database.ts'
import { putInBin, takeFromBin } from '../site/bin-edits.ts'
import type { Change } from '../site/changes.ts'
import { createRow, saveRow } from '../site/kept-rows.ts'
import { lastPosition, putInOrder } from '../site/order-edits.ts'
import { popups } from './tables.ts'

const kind = { table: popups, id: popups.id, entity: 'pop-up' }

export async function createPopup(tx: Transaction, change: Change, edit: PopupEdit) {
  const { id, version } = await createRow(tx, change, kind, { ...edit, position: lastPosition(popups) })
  change.touchesPublic()
  return { id, version }
}

export async function savePopup(tx: Transaction, change: Change, id: string, expectedVersion: number, edit: PopupEdit) {
  const { version } = await saveRow(tx, change, kind, { rowId: id, expectedVersion, edit })
  change.touchesPublic()
  return { id, version }
}

export const orderPopups = (tx: Transaction, change: Change, ids: string[]) =>
  putInOrder(tx, change, kind, { order: ids })

export async function binPopup(tx: Transaction, change: Change, id: string, expectedVersion: number) {
  await putInBin(tx, change, kind, id, expectedVersion)
  change.touchesPublic()
}

export async function restorePopup(tx: Transaction, change: Change, id: string) {
  await takeFromBin(tx, change, kind, id)
  change.touchesPublic()
}
