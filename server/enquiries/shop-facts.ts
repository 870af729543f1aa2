import { formatWeekday, readDate } from '../../contract/dates/london.ts'
import { listComing, writeDayHours, writeWeekdayHours } from '../../contract/opening-hours.ts'
import type { Fact } from '../platform/mail/letter.ts'
import type { SettingsRow } from '../site/settings.ts'

export function listHours(shop: SettingsRow): Fact[] {
  const hours = shop.openingHours
  const weekdays = shop.openingTimesWeekdays ?? (hours && writeWeekdayHours(hours))
  const sunday = shop.openingTimesSunday ?? (hours && writeDayHours(hours.sunday))
  return [
    { name: 'Monday to Saturday', value: weekdays ?? '' },
    { name: 'Sunday', value: sunday ?? '' },
  ].filter(({ value }) => value !== '')
}

/** The days of the next two weeks that are unlike the others. */
export const listExceptions = ({ openingHours }: SettingsRow, now: Date): Fact[] =>
  (openingHours ? listComing(openingHours, readDate(now), 14) : []).map(({ date, hours, note }) => ({
    name: formatWeekday(date),
    value: note ? `${writeDayHours(hours)} (${note})` : writeDayHours(hours),
  }))

export const writeAddress = (shop: SettingsRow) =>
  [shop.shopName, shop.street, shop.town, shop.postcode].filter(Boolean).join('\n')
