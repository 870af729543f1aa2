import type { Currency } from '../../../../contract/staff/import-units.ts'
import { findCurrency } from '../values/currency.ts'

/** The parts of a number format: date, time, percent, leading zeros, a currency other than pounds. */
export type NumberFormat = { hasDay: boolean; hasTime: boolean; percent: boolean; digits: number; currency?: Currency }

const plain: NumberFormat = { hasDay: false, hasTime: false, percent: false, digits: 0 }
/** The ids of built-in formats, which a workbook does not declare. */
const percents = [9, 10]
const days = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]
const times = [18, 19, 20, 21, 22, 32, 33, 34, 35, 45, 46, 47, 55, 56]

/** The longest that Excel allows. */
const maxCodeLength = 255

export function readFormat(id: number, codes: Map<number, string>): NumberFormat {
  const code = codes.get(id)
  if (code === undefined)
    return { ...plain, hasDay: days.includes(id), hasTime: times.includes(id), percent: percents.includes(id) }
  const [bare = ''] = code
    .slice(0, maxCodeLength)
    .replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, '')
    .split(';')
  const currency = findForeign(code.slice(0, maxCodeLength))
  return {
    ...(currency && { currency }),
    hasDay: /[dy]|(^|[^h:s])m+([^:s]|$)/i.test(bare) && !/[0#]/.test(bare),
    hasTime: /[hs]/i.test(bare),
    percent: bare.includes('%'),
    digits: /^0{1,30}$/.test(bare) ? bare.length : 0,
  }
}

/** [$€-407] #,##0.00 */
function findForeign(code: string): Currency | undefined {
  const currency = findCurrency(code.replace(/\[\$([^\]-]*)[^\]]*\]/g, ' $1 '))
  return currency === 'GBP' ? undefined : currency
}

/** A number of a workbook as the text a person sees; days and times in the form that reads the same everywhere. */
export function showNumber(text: string, format: NumberFormat = plain, from1904 = false): string {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return text
  if (format.hasDay || format.hasTime) return showMoment(value, format, from1904)
  if (format.percent) return `${showPlain(value * 100)}%`
  if (format.currency) return `${format.currency} ${showPlain(value)}`
  return format.digits > 0 && Number.isInteger(value) && value >= 0
    ? String(value).padStart(format.digits, '0')
    : showPlain(value)
}

/** A spreadsheet stores fifteen digits; further digits are noise. */
const showPlain = (value: number) =>
  Number(value.toPrecision(15)).toLocaleString('en-GB', { useGrouping: false, maximumFractionDigits: 15 })

const firstDay = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) }

/** A moment as a spreadsheet stores it, where its cell says nothing of dates: 46500.5 is noon on 23 April 2027. */
export const showStoredMoment = (text: string): string =>
  showMoment(Number(text), { ...plain, hasDay: true, hasTime: !Number.isInteger(Number(text)) }, false)

function showMoment(value: number, { hasDay, hasTime }: NumberFormat, from1904: boolean): string {
  const second = Math.round(value * 86_400) * 1000
  const moment = new Date((from1904 ? firstDay.from1904 : firstDay.from1900) + second)
  if (Number.isNaN(moment.getTime())) return showPlain(value)
  const [day = '', time = ''] = moment.toISOString().slice(0, 19).split('T')
  const seen = time.endsWith(':00') ? time.slice(0, 5) : time
  return [hasDay && day, hasTime && seen].filter((part) => part !== false).join(' ')
}
