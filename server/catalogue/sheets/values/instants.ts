import { readAsLondon, readClock } from '../../../../contract/dates/clock.ts'
import { showStoredMoment } from '../formats/number-formats.ts'

/**
 * An instant as the shop's clock shows it: 2026-11-20 09:00. Read back, it is the same to the second. A fraction would make
 * Excel save minutes and seconds alone: decision 212.
 */
export function writeInstant(instant: Date | null): string {
  if (!instant) return ''
  const second = new Date(Math.floor(instant.getTime() / 1000) * 1000)
  const text = readClock(second).replace(/:00$/, '')
  // In autumn one hour occurs twice: its first occurrence is marked as summer time.
  const forms = [text, `${text}+01:00`]
  return forms.find((form) => readInstant(form)?.getTime() === second.getTime()) ?? second.toISOString()
}

/** Whether an instant that was read is a stored one, which is more precise than files and spreadsheets show it. */
export const isShownAs = (read: Date, stored: Date): boolean =>
  [1, 1000, 60_000].some((unit) => Math.floor(stored.getTime() / unit) * unit === read.getTime())

const lastSecond = ['23', '59', '59']

const time = '(?:[T ]+(\\d\\d?):(\\d\\d)(?::(\\d\\d)(?:\\.(\\d{1,3})\\d*)?)?)?\\s*(Z|[+-]\\d\\d:?\\d\\d)?'
const yearFirst = new RegExp(`^(\\d{4})-(\\d\\d?)-(\\d\\d?)${time}$`, 'i')
/** The British notation, in which British spreadsheets show our dates. */
const dayFirst = new RegExp(`^(\\d\\d?)[/.-](\\d\\d?)[/.-](\\d{4})${time}$`, 'i')

/** 12 March 2026, 12th Mar 2026, 12-Mar-26 and March 12, 2026. */
const dayThenMonth = new RegExp(
  `^(\\d\\d?)(?:st|nd|rd|th)?[ ./-]+([a-z]{3,9})\\.?,?[ ./-]+(\\d{4}|\\d\\d)${time}$`,
  'i',
)
const monthThenDay = new RegExp(`^([a-z]{3,9})\\.? +(\\d\\d?)(?:st|nd|rd|th)?,? +(\\d{4})${time}$`, 'i')
/** Days from 1998 to 2099 since the last day of 1899. */
const stored = /^(?:3[6-9]|[4-6]\d|7[0-2])\d{3}(?:\.\d{1,15})?$/
const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
]

/** The same date with its month as a number; 0 where no month has that name. */
function numberMonth(text: string): string {
  const [, day, name, year = '', ...rest] = dayThenMonth.exec(text) ?? swapFirst(monthThenDay.exec(text)) ?? []
  if (day === undefined || name === undefined) return text
  const month = months.findIndex((monthName) => monthName.startsWith(name.toLowerCase()))
  const [hours, minutes, seconds = '00', fraction = '0', zone = ''] = rest
  const clock = hours === undefined ? '' : ` ${hours}:${minutes}:${seconds}.${fraction}`
  return `${year.padStart(4, '20')}-${month + 1}-${day}${clock}${zone}`
}

const swapFirst = (found: RegExpExecArray | null) => found && [found[0], found[2], found[1], ...found.slice(3)]

/**
 * Reads a date or an instant. A date alone is the first second of that day in the shop or, where something ends, its last, as
 * in forms. Undefined: the text is no date.
 */
export function readInstant(text: string, { isEnd = false } = {}): Date | undefined {
  const given = stored.test(text.trim()) ? showStoredMoment(text.trim()) : text.trim()
  const found = dayFirst.exec(given) ?? yearFirst.exec(numberMonth(given))
  if (!found) return undefined
  const [, first = '', month = '', last = '', ...clock] = found
  const zone = clock[4]
  const [hours = '0', minutes = '0', seconds = '0', fraction = ''] =
    isEnd && clock[0] === undefined ? lastSecond : clock
  const [year, day] = first.length === 4 ? [first, last] : [last, first]
  const parts = [Number(year), Number(month) - 1, Number(day), Number(hours), Number(minutes), Number(seconds)] as const
  const asUtc = new Date(Date.UTC(...parts, Number(fraction.padEnd(3, '0'))))
  const isReal = asUtc.getUTCMonth() === parts[1] && asUtc.getUTCHours() === parts[3] && parts[5] < 60
  if (!isReal) return undefined
  return zone === undefined ? readAsLondon(asUtc.getTime()) : new Date(asUtc.getTime() - readOffset(zone))
}

const minuteMs = 60_000

function readOffset(zone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minuteMs
}
