import { readFileSync } from 'node:fs'
import { closedAllWeek } from '../../contract/opening-hours.ts'
import { arrangeTexts, describeOwn, type ShopTexts } from '../../server/content/answers/shop-texts.ts'
import type { SettingsRow } from '../../server/site/settings.ts'

const read = (path: string) => readFileSync(new URL(`../../db/demo/${path}`, import.meta.url), 'utf8')

/** The texts of the demonstration shop about itself; `other` replaces some of its settings. */
export function readDemoTexts(other: Partial<SettingsRow> = {}): ShopTexts {
  const { settings, openingHours, pages } = JSON.parse(read('shop.json'))
  const own: Parameters<typeof describeOwn>[0][] = pages.map((page: { id: string }) => ({
    ...page,
    body: read(`pages/${page.id}.md`),
  }))
  const hours = { ...closedAllWeek, ...openingHours, exceptions: [] }
  const row = { ...settings, openingHours: hours, aboutUs: read('about-us.md'), ...other }
  return arrangeTexts(row, own.map(describeOwn))
}
