import { z } from 'zod'
import { reservedRoutes } from '../addresses.ts'
import { hasFourDigits } from '../dates/four-digit-years.ts'
import { EmailAddress } from '../email-address.ts'
import { maxId } from '../ids.ts'
import { hashForm } from '../media-hash.ts'
import { cutInvisible } from '../pasted-text.ts'
import { countDigits, minDigits } from '../phone-number.ts'
import { readPrice } from '../price-text.ts'
import { writeWhole } from '../whole-numbers.ts'

/** Schemas of fields that several of staff's forms share. */

const isStorable = (text: string) => !text.includes('\0')

export const Text = (max: number) =>
  z
    .string()
    .max(max, `Too long: ${writeWhole(max)} characters at most.`)
    .refine(isStorable, 'It holds a character that cannot be stored.')

/** The fields that are Markdown: on saving, pictures in them from other sites are copied into the library. */
export const markdownFields = z.registry()
export const Markdown = (max: number) => Text(max).register(markdownFields)

export const Line = (max: number) =>
  Text(max)
    .trim()
    .refine((text) => !/[\r\n]/.test(text), 'This goes on one line.')

/** Of a product, and of a variant. */
export const maxNameLength = 160

export const NeededLine = (max: number, what: string) =>
  Line(max).refine((text) => cutInvisible(text).trim() !== '', `${what} is needed.`)

export const Slug = z
  .string()
  .trim()
  .max(80, 'Too long: 80 characters at most.')
  .min(1, 'An address is needed, such as dining-chairs.')
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Small letters, digits and single hyphens only, such as dining-chairs.')

export const RouteName = Slug.refine(
  (route) => !reservedRoutes.some((reserved) => reserved === route),
  'This address is kept for a page of the shop’s own. Please choose another.',
)

export const PictureHash = z.string().regex(hashForm, 'This is not a picture of the shop’s.')
export const FileHash = z.string().regex(hashForm, 'This is not a file of the shop’s.')
export const Uuid = z.uuid().toLowerCase()
export const RowId = z.number().int().min(1).max(maxId)
/** 0: none. */
export const RowIdOrNone = z.int().min(0).max(maxId)

const yearForm = 'Give the year in four digits.'

const incompleteDate = 'This date is not complete. Give the day, the month and the year in four digits.'

/** A form holds an incomplete date as `?`: see date-input.tsx. */
export const WholeDay = z.iso
  .date({ error: ({ input }) => (input === '?' ? incompleteDate : 'A date is needed.') })
  .refine(hasFourDigits, yearForm)

/** A form holds an incomplete date and time as `2026-12-24T?`, `?T09:30` or `T09:30`: see instant-field.tsx. */
const describeUnfinished = (input: unknown) => {
  const text = String(input)
  if (text.startsWith('?')) return incompleteDate
  if (text.endsWith('?')) return 'This time is not complete. Give hours and minutes, such as 17:30.'
  return text.startsWith('T') ? 'This time needs a date.' : 'A date and time is needed.'
}
export const Instant = z.iso
  .datetime({ offset: true, error: ({ input }) => describeUnfinished(input) })
  .refine(hasFourDigits, yearForm)

/** Property values that a variant can have. */
export const maxProperties = 60
export const maxPrice = 1_000_000
const isWholePence = (pounds: number) => Math.abs(pounds * 100 - Math.round(pounds * 100)) < 1e-6

/** If the typed text is not a price, a form holds it as a string. */
const describeNoPrice = (input: unknown) => {
  const reading = readPrice(typeof input === 'string' ? input : '')
  return 'refusal' in reading ? reading.refusal : 'A price is a number.'
}

export const Pounds = z
  .number({ error: ({ input }) => describeNoPrice(input) })
  .min(0, 'A price cannot be below 0.')
  .max(maxPrice, 'A price is £1,000,000 at most.')
  .refine(isWholePence, 'A price has two decimals at most.')

/** The percentage or the pounds by which a price is reduced or raised. */
export const Amount = z.number({
  error: ({ input }) =>
    typeof input === 'string' ? 'An amount is a number, such as 10 or 12.50.' : 'An amount is needed.',
})

export const Centimetres = z
  .number({ error: 'A dimension is a number of centimetres, such as 84.5.' })
  .min(0, 'A dimension cannot be below 0.')
  .max(100_000, 'A dimension is given in centimetres.')

export const Minutes = z
  .int({ error: 'Minutes are a whole number.' })
  .min(0, 'Minutes cannot be below 0.')
  .max(10_000, '10,000 minutes at most.')

export const Weeks = z
  .int({ error: 'Weeks are a whole number.' })
  .min(1, 'At least one week.')
  .max(104, '104 weeks at most.')

/** A path of this site; a browser would read `//` and `/\` as the start of another host. */
const inAppPath = /^\/(?![/\\])[^\s\\]*$/
export const InAppPath = z
  .string()
  .trim()
  .max(500, 'Too long: 500 characters at most.')
  .regex(inAppPath, 'An address of this site begins with one slash, such as /special-offers.')

export const OptionalInAppPath = z.literal('').or(InAppPath)

export const WebAddress = z
  .url({ protocol: /^https$/, error: 'A web address begins with https://.' })
  .max(2000, 'Too long: 2,000 characters at most.')
export const OptionalWebAddress = z.literal('').or(WebAddress)

/** An ordered list without duplicates. */
export const Distinct = <Item extends z.ZodType<string | number>>(item: Item, max: number) =>
  z
    .array(item)
    .max(max, `${max} at most.`)
    .refine((items) => new Set(items).size === items.length, 'The same one is listed twice.')

export const searchFields = {
  pageTitle: Line(200),
  metaDescription: Line(400),
  keywords: Line(400),
}
export const blankSearchFields = { pageTitle: '', metaDescription: '', keywords: '' }

/** Pasted spaces around an address are removed. '' for none. */
export const OptionalEmail = Line(254).pipe(z.literal('').or(EmailAddress))

export const phoneForm = 'A phone number has at least five digits.'

/** '' for none. */
export const PhoneNumber = Line(40).refine((phone) => phone === '' || countDigits(phone) >= minDigits, phoneForm)
