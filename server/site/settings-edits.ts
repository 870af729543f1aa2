import type { HoursEdit } from '../../contract/staff/opening-hours.ts'
import type { BannerEdit, SettingsEdit } from '../../contract/staff/site.ts'
import type { Transaction } from '../platform/database.ts'
import type { Change } from './changes.ts'
import { saveSingleRow } from './single-rows.ts'
import { siteSettings } from './tables.ts'

const onlyRow = 1
const row = { table: siteSettings, id: siteSettings.id }

const saveSettingsRow = saveSingleRow({ ...row, entity: 'settings' })
/** The announcement and the hours are stored in the row of the settings, which belong to owners alone. */
const saveBannerRow = saveSingleRow({
  ...row,
  entity: 'announcement',
  toHistory: ({ bannerMessage, bannerFrom, bannerUntil }) => ({ bannerMessage, bannerFrom, bannerUntil }),
})

const saveHoursRow = saveSingleRow({
  ...row,
  entity: 'opening hours',
  toHistory: ({ openingHours, openingTimesWeekdays, openingTimesSunday }) => ({
    openingHours,
    openingTimesWeekdays,
    openingTimesSunday,
  }),
})

export const saveSettings = (tx: Transaction, change: Change, expectedVersion: number, edit: SettingsEdit) =>
  saveSettingsRow(tx, change, onlyRow, expectedVersion, edit)

export const saveBanner = (tx: Transaction, change: Change, expectedVersion: number, edit: BannerEdit) =>
  saveBannerRow(tx, change, onlyRow, expectedVersion, edit)

export const saveHours = (tx: Transaction, change: Change, expectedVersion: number, edit: Partial<HoursEdit>) =>
  saveHoursRow(tx, change, onlyRow, expectedVersion, edit)
