import { stockNames } from '../../../contract/availability.ts'
import { bookingStatusLabels, bookingWayLabels } from '../../../contract/booking-labels.ts'
import { formatLongDate } from '../../../contract/dates/long-date.ts'
import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import { statusLabels, wayLabels } from '../../../contract/enquiry-labels.ts'
import { cornerNames, densityNames, footerNames, headerNames, typeNames } from '../../../contract/look/look-labels.ts'
import { writeHashPattern } from '../../../contract/media-hash.ts'
import { formatPounds } from '../../../contract/prices.ts'
import { offUnitNames, signInNames, writeHour } from '../../../contract/staff/labels.ts'
import { statusNames } from '../../../contract/staff/site-words.ts'
import { ticketFormatNames } from '../../../contract/staff/tickets.ts'
import { writeUuidPattern } from '../../../contract/uuid.ts'
import { formatPence } from '../../catalogue/prices/prices.ts'
import { writeAmount } from '../../catalogue/products/fields/describe-value.ts'
import type { KnownNames } from './known-names.ts'
import { nameField } from './labels.ts'

export const nothing = 'None'
const statuses = {
  ...statusNames,
  ...statusLabels,
  ...bookingStatusLabels,
}
const ways = { ...wayLabels, ...bookingWayLabels }
/** Values that are stored as codes, by field. */
const codes: Partial<Record<string, Partial<Record<string, string>>>> = {
  status: statuses,
  cameBy: ways,
  stockState: stockNames,
  ticketFormat: ticketFormatNames,
  type: typeNames,
  corner: cornerNames,
  density: densityNames,
  header: headerNames,
  footer: footerNames,
  by: offUnitNames,
  signIn: signInNames,
}
const values = ['properties', 'navProperty1', 'navProperty2', 'navProperty3', 'valueId']
/** Lists of records that may have been erased, so that only their number is shown. */
const counted = ['enquiries', 'visits']
const keys = new RegExp(`^(${writeHashPattern()}|${writeUuidPattern()})$`)

/** A value of a form as people read it. */
export function writeValue(field: string, value: unknown, names: KnownNames): string {
  if (value === null || value === undefined || value === '') return isDay(field) ? 'Closed' : nothing
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return writeNumber(field, value, names)
  if (counted.includes(field) && Array.isArray(value)) return String(value.length)
  if (Array.isArray(value)) return value.map((entry) => writeEntry(field, entry, names)).join(', ') || nothing
  if (typeof value === 'object') return writeFields({ ...value }, names)
  return writeText(field, String(value), names)
}

function writeNumber(field: string, value: number, names: KnownNames): string {
  if (values.includes(field)) return names.value(value)
  if (field === 'categoryId') return names.category(value)
  if (/price$/i.test(field)) return formatPounds(value)
  if (field === 'pricePence') return formatPence(value)
  if (field === 'hour') return writeHour(value)
  if (field === 'mostPercent') return `${value}%`
  if (/^focal/.test(field)) return `${Math.round(value * 100)}%`
  return writeAmount(field, value)
}

function writeText(field: string, text: string, names: KnownNames): string {
  if (keys.test(text)) return names.named(text)
  const known = codes[field]?.[text]
  if (known) return known
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatMoment(text)
  if (/Day$/.test(field)) return writeDate(text)
  return text
}

const isDay = (field: string) => field === 'hours' || /day$/.test(field)

const writeEntry = (field: string, entry: unknown, names: KnownNames) =>
  isFields(entry) ? (writeLength(entry, names) ?? titleOf(entry)) : writeValue(field, entry, names)

const writeLength = ({ categoryId, minutes }: Fields, names: KnownNames) =>
  typeof categoryId === 'number' && typeof minutes === 'number'
    ? `${names.category(categoryId)} ${minutes} minutes`
    : null

function writeFields(fields: Record<string, unknown>, names: KnownNames): string {
  if ('opens' in fields && 'closes' in fields) return `${fields.opens} to ${fields.closes}`
  const parts = Object.entries(fields).filter(([name]) => !['uuid', 'id'].includes(name))
  return parts.map(([name, value]) => `${nameField(name)}: ${writeValue(name, value, names)}`).join(', ') || nothing
}

export type Fields = Record<string, unknown>
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The name of an entry of a list. */
export const titleOf = ({ name, title, label, network, date, url, day }: Fields): string =>
  String(name || title || label || network || writeDate(date) || url || writeDate(day) || 'One without a name')

/** Describes an added or removed entry of a list: a day with its hours, anything else by its name. */
export function describeEntry(entry: Fields, names: KnownNames): string {
  const { hours, note } = entry
  if (hours === undefined) return titleOf(entry)
  return `${titleOf(entry)}: ${writeValue('hours', hours, names)}${note ? ` (${note})` : ''}`
}

/** 25 December 2030; 25 December for 12-25, which is a day of every year. */
function writeDate(date: unknown): string {
  const text = String(date ?? '')
  if (/^\d\d-\d\d$/.test(text)) return formatLongDate(`2000-${text}`).replace(' 2000', '')
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatLongDate(text) : text
}
