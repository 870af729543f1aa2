import type { BannerEdit, SettingsEdit } from '../../contract/staff-site.ts'
import type { Transaction } from '../platform/database.ts'
import type { Change } from './changes.ts'
import { saveRow } from './kept-rows.ts'
import { siteSettings } from './tables.ts'

const kind = { table: siteSettings, id: siteSettings.id, entity: 'settings' }
const onlyRow = 1

export async function saveSettings(
  tx: Transaction,
  change: Change,
  expectedVersion: number,
  edit: SettingsEdit | BannerEdit,
) {
  const { version } = await saveRow(tx, change, kind, { rowId: onlyRow, expectedVersion, edit })
  change.touchesPublic()
  return { version }
}
