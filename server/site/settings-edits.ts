import type { BannerEdit, SettingsEdit } from '../../contract/staff-site.ts'
import type { Transaction } from '../platform/database.ts'
import type { Change } from './changes.ts'
import { type Kind, saveRow } from './kept-rows.ts'
import { siteSettings } from './tables.ts'

const kind: Kind<typeof siteSettings> = { table: siteSettings, id: siteSettings.id, entity: 'settings' }
/** It stands in the row of the settings, which are the owner's own. */
const bannerKind: Kind<typeof siteSettings> = {
  ...kind,
  entity: 'announcement',
  toHistory: ({ bannerMessage }) => ({ bannerMessage }),
}
const onlyRow = 1

export async function saveSettings(tx: Transaction, change: Change, expectedVersion: number, edit: SettingsEdit) {
  const { version } = await saveRow(tx, change, kind, { rowId: onlyRow, expectedVersion, edit })
  change.touchesPublic()
  return { version }
}

export async function saveBanner(tx: Transaction, change: Change, expectedVersion: number, edit: BannerEdit) {
  const { version } = await saveRow(tx, change, bannerKind, { rowId: onlyRow, expectedVersion, edit })
  change.touchesPublic()
  return { version }
}
