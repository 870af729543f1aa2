import { formatWeekday, readDate } from '../../../contract/dates/london.ts'
import { writeDayHours, writeWeekdayHours } from '../../../contract/opening-hours.ts'
import type { ShopAnswer } from '../../../contract/shop-answers.ts'
import type { KeptHours } from '../../../contract/staff/opening-hours.ts'
import { writeOpenToday } from '../../site/opening-today.ts'
import type { SettingsRow } from '../../site/settings.ts'
import { listSpecialDays } from '../../site/special-days.ts'
import { countCommon, stemsOf } from './page-sections.ts'

type Hours = Pick<SettingsRow, 'openingHours' | 'openingTimesWeekdays' | 'openingTimesSunday'>

/** Answers with today's hours, the usual week, and the coming days that differ from it. */
export const answerHours = (settings: Hours, asked: Set<string>, now: Date): ShopAnswer => ({
  title: 'Opening times',
  text: [settings.openingHours && writeOpenToday(settings.openingHours, now), writeWeek(settings)]
    .concat(settings.openingHours ? listUnlike(settings.openingHours, asked, now) : [])
    .filter((part) => part)
    .map((part) => `${part}.`)
    .join(' '),
  path: '/find-us',
})

function writeWeek({ openingHours, openingTimesWeekdays, openingTimesSunday }: Hours): string {
  const weekdays = openingTimesWeekdays ?? (openingHours && writeWeekdayHours(openingHours))
  const sunday = openingTimesSunday ?? (openingHours && writeDayHours(openingHours.sunday))
  return [weekdays && `Monday to Saturday ${weekdays}`, sunday && `Sunday ${sunday}`].filter(Boolean).join('; ')
}

const daysAhead = 14
const maxDifferent = 4

/** Special days: those of the next fortnight, and those of the year whose note has an asked word, as in 'Christmas Day'. */
function listUnlike(hours: KeptHours, asked: Set<string>, now: Date): string[] {
  const today = readDate(now)
  const near = new Set(listSpecialDays(hours, today, daysAhead).map(({ date }) => date))
  return listSpecialDays(hours, today, 366)
    .filter(({ date, note }) => date !== today && (near.has(date) || countCommon(asked, stemsOf(note)) > 0))
    .slice(0, maxDifferent)
    .map(({ date, hours: day, note }) => `${formatWeekday(date)}: ${writeDayHours(day)}${note && ` (${note})`}`)
}
