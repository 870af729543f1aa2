import type { HomeRowEdit, HomeRowKey } from '../../../contract/staff/catalogue.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { saveSingleRow } from '../../site/single-rows.ts'
import { refuseField } from '../../site/versioned-rows.ts'
import { homeRows } from '../tables.ts'

const saveRow = saveSingleRow({ table: homeRows, id: homeRows.key, entity: 'home row' })

export async function saveHomeRow(
  tx: Transaction,
  change: Change,
  key: HomeRowKey,
  expectedVersion: number,
  edit: HomeRowEdit,
) {
  if ((key === 'offers' || key === 'newIn') && edit.subCategoryUuid !== null)
    throw refuseField('subCategoryUuid', 'This row fills itself.')
  return saveRow(tx, change, key, expectedVersion, edit)
}
