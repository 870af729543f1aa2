import type { Popup } from '../../contract/content.ts'
import { readDate } from '../../contract/dates/london.ts'
import {
  closedAllWeek,
  listComing,
  unknownHours,
  writeDayHours,
  writeWeekdayHours,
} from '../../contract/opening-hours.ts'
import type { PublicSettings, SettingsCategory, Shop } from '../../contract/site.ts'
import type { Db } from '../platform/database.ts'
import { renderMarkdown } from '../platform/markdown.ts'
import { writeOpenNow } from './opening-today.ts'
import { siteSettings } from './tables.ts'

export type SettingsRow = typeof siteSettings.$inferSelect

/** The part of the settings answer that is not the shop's own choice. */
export type Surroundings = Pick<PublicSettings, 'captcha' | 'analyticsId' | 'publicUrl'>

export async function readSettings(db: Db): Promise<SettingsRow> {
  const [row] = await db.select().from(siteSettings)
  if (!row) throw new Error('The site_settings row is missing: the migrations have not run to their end.')
  return row
}

/** The number of days ahead for which exceptional hours are public; later ones may still change. */
const daysAhead = 366

export function showSettings(
  row: SettingsRow,
  around: Surroundings,
  { popups, categories }: { popups: Popup[]; categories: SettingsCategory[] },
): PublicSettings {
  const hours = row.openingHours
  return {
    ...around,
    bannerMessage: row.bannerMessage,
    openingTimesWeekdays: row.openingTimesWeekdays ?? (hours ? writeWeekdayHours(hours) : unknownHours),
    openingTimesSunday: row.openingTimesSunday ?? (hours ? writeDayHours(hours.sunday) : unknownHours),
    openNow: hours ? writeOpenNow(hours, new Date()) : '',
    openingHours: hours ? { ...hours, exceptions: listComing(hours, readDate(new Date()), daysAhead) } : closedAllWeek,
    showInterestFreeCredit: row.showInterestFreeCredit,
    popups,
    categories,
    shop: showShop(row),
    consentDeclinedDays: row.consentDeclinedDays,
    offerWhenUnpriced: row.offerWhenUnpriced,
  }
}

const showShop = ({ shopName, aboutUs, ...row }: SettingsRow): Shop => ({
  ...row,
  name: shopName,
  aboutUsHtml: renderMarkdown(aboutUs),
})
