import { stockNames } from '../../../../contract/availability.ts'
import { formatMoment } from '../../../../contract/dates/staff-dates.ts'
import type { Field, FieldKind, Fields } from '../../../../contract/fields/field.ts'
import { productFields } from '../../../../contract/fields/product-fields.ts'
import { variantFields } from '../../../../contract/fields/variant-fields.ts'
import { statusNames } from '../../../../contract/staff/site-words.ts'
import { writeCount } from '../../../../contract/whole-numbers.ts'
import { formatPence } from '../../prices/prices.ts'
import type { Names } from '../state/names.ts'
import type { ValueOfKind } from './stored.ts'

export const nothing = 'None'

type Describe<Value> = (value: Value, names: Names) => string

const yesOrNo = (on: boolean) => (on ? 'Yes' : 'No')
const orNothing = (text: string | null) => text || nothing
const count = (items: string[]) => (items.length === 0 ? nothing : String(items.length))
const pence = (amount: number | null) => (amount ? formatPence(amount) : nothing)
const measures: Partial<Record<FieldKind, (amount: number) => string>> = {
  centimetres: (amount) => `${amount} cm`,
  minutes: (amount) => `${amount} min`,
  weeks: (amount) => writeCount(amount, 'week'),
}
const writeMeasure = (kind: FieldKind, amount: number) => measures[kind]?.(amount) ?? String(amount)
const measure = (kind: FieldKind) => (amount: number | null) => (amount === null ? nothing : writeMeasure(kind, amount))
const day = (at: string | null) => (at ? formatMoment(at) : nothing)
const named: Describe<string | null> = (uuid, names) => names.term(uuid)

/** Kinds that are null are not described: another field says the same. */
const describers: { [Kind in FieldKind]: Describe<ValueOfKind[Kind]> | null } = {
  uuid: null,
  text: orNothing,
  code: orNothing,
  words: (words) => words.join(', ') || nothing,
  flag: yesOrNo,
  price: pence,
  'optional price': pence,
  instant: day,
  'needed instant': day,
  centimetres: measure('centimetres'),
  minutes: measure('minutes'),
  weeks: measure('weeks'),
  stock: (state) => (state === null ? nothing : stockNames[state]),
  'display place': named,
  checked: null,
  status: (status) => statusNames[status],
  sale: named,
  bin: (at) => yesOrNo(at !== null),
  category: null,
  'sub-category': named,
  brand: named,
  range: named,
  pictures: count,
  files: null,
  products: count,
  values: (ids, names) => ids.map(names.value).join(', ') || nothing,
}

/** A stored value as people read it; undefined for a field that is not described. */
export const describeValue = ({ kind }: Field, value: unknown, names: Names): string | undefined =>
  (describers[kind] as Describe<unknown> | null)?.(value, names)

const fields: Fields = { ...productFields, ...variantFields }

/** A number of a field, with the field's unit if it has one. */
export const writeAmount = (key: string, amount: number): string => writeMeasure(fields[key]?.kind ?? 'text', amount)
