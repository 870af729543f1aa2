import { asc } from 'drizzle-orm'
import type { PopupEdit } from '../../contract/staff-content.ts'
import { keepOrderedRecords } from '../site/records.ts'
import { illustrateRows } from './illustrated-rows.ts'
import { popups } from './tables.ts'

export const popupRecords = keepOrderedRecords({
  entity: 'pop-up',
  table: popups,
  id: popups.id,
  /** As a shopper meets them. */
  listOrder: [asc(popups.position), asc(popups.createdAt)],
  list: (rows, db) => illustrateRows(rows, db),
  edit: (row): PopupEdit => row,
})

export const { create: createPopup, save: savePopup, bin: binPopup, restore: restorePopup } = popupRecords
