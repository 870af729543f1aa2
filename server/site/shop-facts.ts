import { formatWeekday, readDate } from '../../contract/dates/london.ts'
import { writeDayHours, writeWeekdayHours } from '../../contract/opening-hours.ts'
import type { Fact, Part } from '../platform/mail/mail-body.ts'
import type { SettingsRow } from './settings.ts'
import { listSpecialDays } from './special-days.ts'

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
  (openingHours ? listSpecialDays(openingHours, readDate(now), 14) : []).map(({ date, hours, note }) => ({
    name: formatWeekday(date),
    value: note ? `${writeDayHours(hours)} (${note})` : writeDayHours(hours),
  }))

/** On one line, as calendars show it. */
export const writePlace = ({ shopName, street, town, postcode }: SettingsRow) =>
  [shopName, street, town, postcode].filter(Boolean).join(', ')

export const writeAddress = (shop: SettingsRow) =>
  [shop.shopName, shop.street, shop.town, shop.postcode].filter(Boolean).join('\n')

/** Address, hours and phone, as far as the shop has given them. */
export function describeShop(shop: SettingsRow): Part[] {
  const facts = [...listHours(shop), { name: 'Phone', value: shop.phone }].filter(({ value }) => value !== '')
  return facts.length > 0 ? [writeAddress(shop), { facts }] : [writeAddress(shop)]
}
