import type { Form } from '../../contract/staff/forms.ts'
import type { HoursEdit } from '../../contract/staff/opening-hours.ts'
import type { BannerEdit, SettingsEdit } from '../../contract/staff/site.ts'
import type { Transaction } from '../platform/database.ts'
import type { Change } from './changes.ts'
import { saveSingleRow } from './single-rows.ts'
import { siteSettings } from './tables.ts'

const onlyRow = 1
const row = { table: siteSettings, id: siteSettings.id }

const saveSettingsRow = saveSingleRow({ ...row, entity: 'settings' })
/** Saves announcement and hours apart: they share the row of the settings, which only owners may change. */
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

export const saveSettings = (tx: Transaction, change: Change, saving: Form<SettingsEdit>) =>
  saveSettingsRow(tx, change, { ...saving, id: onlyRow })

export const saveBanner = (tx: Transaction, change: Change, saving: Form<BannerEdit>) =>
  saveBannerRow(tx, change, { ...saving, id: onlyRow })

export const saveHours = (tx: Transaction, change: Change, saving: Form<Partial<HoursEdit>>) =>
  saveHoursRow(tx, change, { ...saving, id: onlyRow })
