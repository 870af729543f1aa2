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

/** The days of the next two weeks with special hours. */
export const listExceptions = ({ openingHours }: SettingsRow, now: Date): Fact[] =>
  (openingHours ? listSpecialDays(openingHours, readDate(now), 14) : []).map(({ date, hours, note }) => ({
    name: formatWeekday(date),
    value: note ? `${writeDayHours(hours)} (${note})` : writeDayHours(hours),
  }))

/** The address on one line, for calendars. */
export const writePlace = ({ shopName, street, town, postcode }: SettingsRow) =>
  [shopName, street, town, postcode].filter(Boolean).join(', ')

export const writeAddress = (shop: SettingsRow) =>
  [shop.shopName, shop.street, shop.town, shop.postcode].filter(Boolean).join('\n')

/** Address, hours and phone, without those that the shop has left empty. */
export function describeShop(shop: SettingsRow): Part[] {
  const facts = [...listHours(shop), { name: 'Phone', value: shop.phone }].filter(({ value }) => value !== '')
  return facts.length > 0 ? [writeAddress(shop), { facts }] : [writeAddress(shop)]
}
