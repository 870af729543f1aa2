import { readDate } from '../../contract/dates/london.ts'
import { closedAllWeek, unknownHours, writeDayHours, writeWeekdayHours } from '../../contract/opening-hours.ts'
import type { OpeningHours, PublicSettings, Shop } from '../../contract/site.ts'
import type { KeptHours } from '../../contract/staff/opening-hours.ts'
import type { Db } from '../platform/database.ts'
import { renderMarkdown } from '../platform/markdown.ts'
import { writeOpenNow } from './opening-today.ts'
import { listSpecialDays } from './special-days.ts'
import { siteSettings } from './tables.ts'

export type SettingsRow = typeof siteSettings.$inferSelect

/** The part of the public settings that the configuration determines. */
export type Surroundings = Pick<PublicSettings, 'captcha' | 'analyticsId' | 'publicUrl'>

/** The part of the public settings that other features determine. */
type Site = Pick<
  PublicSettings,
  'popups' | 'categories' | 'hasProducts' | 'takesVisits' | 'creditIsUnexplained' | 'look' | 'links'
>

export async function readSettings(db: Db): Promise<SettingsRow> {
  const [row] = await db.select().from(siteSettings)
  if (!row) throw new Error('The site_settings row is missing: the migrations have not run to their end.')
  return row
}

/** Exceptional hours are public for thirteen months, so that each yearly day is among them; later ones may still change. */
const daysAhead = 396

export function showSettings(row: SettingsRow, around: Surroundings, now: Date, site: Site): PublicSettings {
  const hours = row.openingHours
  return {
    ...around,
    bannerMessage: isDuring(now, row.bannerFrom, row.bannerUntil) ? row.bannerMessage : '',
    openingTimesWeekdays: row.openingTimesWeekdays ?? (hours ? writeWeekdayHours(hours) : unknownHours),
    openingTimesSunday: row.openingTimesSunday ?? (hours ? writeDayHours(hours.sunday) : unknownHours),
    openNow: hours ? writeOpenNow(hours, new Date()) : '',
    openingHours: hours ? showHours(hours) : closedAllWeek,
    showInterestFreeCredit: row.showInterestFreeCredit,
    ...site,
    shop: showShop(row),
    consentDeclinedDays: row.consentDeclinedDays,
    offerWhenUnpriced: row.offerWhenUnpriced,
  }
}

const isDuring = (now: Date, from: string | null, until: string | null) =>
  (from === null || new Date(from) <= now) && (until === null || now < new Date(until))

/** Shoppers read the days that come every year as dates. */
const showHours = ({ yearly, ...hours }: KeptHours): OpeningHours => ({
  ...hours,
  exceptions: listSpecialDays({ ...hours, yearly }, readDate(new Date()), daysAhead),
})

const showShop = ({ shopName, aboutUs, ...row }: SettingsRow): Shop => ({
  ...row,
  name: shopName,
  aboutUsHtml: renderMarkdown(aboutUs),
})
