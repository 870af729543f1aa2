import type { SlideEdit } from '../../contract/staff-content.ts'
import type { Transaction } from '../platform/database.ts'
import { putInBin, takeFromBin } from '../site/bin-edits.ts'
import type { Change } from '../site/changes.ts'
import { createRow, saveRow } from '../site/kept-rows.ts'
import { lastPosition, putInOrder } from '../site/order-edits.ts'
import { slides } from './tables.ts'

const kind = { table: slides, id: slides.id, entity: 'slide' }

export async function createSlide(tx: Transaction, change: Change, edit: SlideEdit) {
  const { id, version } = await createRow(tx, change, kind, { ...edit, position: lastPosition(slides) })
  change.touchesPublic()
  return { id, version }
}

export async function saveSlide(tx: Transaction, change: Change, id: string, expectedVersion: number, edit: SlideEdit) {
  const { version } = await saveRow(tx, change, kind, { rowId: id, expectedVersion, edit })
  change.touchesPublic()
  return { id, version }
}

export const orderSlides = (tx: Transaction, change: Change, ids: string[]) =>
  putInOrder(tx, change, kind, { order: ids })

export async function binSlide(tx: Transaction, change: Change, id: string, expectedVersion: number) {
  await putInBin(tx, change, kind, id, expectedVersion)
  change.touchesPublic()
}

export async function restoreSlide(tx: Transaction, change: Change, id: string) {
  await takeFromBin(tx, change, kind, id)
  change.touchesPublic()
}
