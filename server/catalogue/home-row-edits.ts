import type { HomeRowEdit, HomeRowKey } from '../../contract/staff-catalogue.ts'
import type { Transaction } from '../platform/database.ts'
import type { Change } from '../site/changes.ts'
import { refuseField, saveRow } from '../site/kept-rows.ts'
import { homeRows } from './tables.ts'

const kind = { table: homeRows, id: homeRows.key, entity: 'home row' as const }

export async function saveHomeRow(
  tx: Transaction,
  change: Change,
  key: HomeRowKey,
  expectedVersion: number,
  edit: HomeRowEdit,
) {
  if ((key === 'offers' || key === 'newIn') && edit.subCategoryUuid !== null)
    throw refuseField('subCategoryUuid', 'This row fills itself.')
  const { version } = await saveRow(tx, change, kind, { rowId: key, expectedVersion, edit })
  change.touchesPublic()
  return { version }
}
