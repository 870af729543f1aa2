import { stockNames } from '../../../../contract/availability.ts'
import type { Field, FieldKind } from '../../../../contract/fields/field.ts'
import type { ColumnKind } from '../../../platform/xlsx.ts'
import { writeMeasure, writePounds, writeYesNo } from '../../sheets/values/cell-values.ts'
import { writeInstant } from '../../sheets/values/instants.ts'
import { writeList, writeSources } from '../../sheets/values/lists.ts'
import { type PropertyName, writeProperties } from '../../sheets/values/properties.ts'
import type { ValueOfKind } from './stored.ts'

/** The names that a file uses for the keys of a product. */
export type SheetNames = {
  category(subCategoryUuid: string): string
  term(uuid: string): string
  properties(ids: number[]): PropertyName[]
  picture(hash: string): string
}

type Write<Value> = (value: Value, names: SheetNames) => string

const asItIs = (text: string | null) => text ?? ''
const instant = (at: string | null) => writeInstant(at === null ? null : new Date(at))
const term: Write<string | null> = (uuid, names) => (uuid === null ? '' : names.term(uuid))

const writers: { [Kind in FieldKind]: Write<ValueOfKind[Kind]> | null } = {
  uuid: asItIs,
  text: asItIs,
  code: asItIs,
  words: writeList,
  flag: writeYesNo,
  price: writePounds,
  'optional price': writePounds,
  instant,
  'needed instant': instant,
  centimetres: writeMeasure,
  minutes: writeMeasure,
  weeks: writeMeasure,
  stock: (state) => (state === null ? '' : stockNames[state]),
  'display place': term,
  checked: instant,
  status: asItIs,
  sale: null,
  bin: null,
  category: (uuid, names) => (uuid === null ? '' : names.category(uuid)),
  'sub-category': term,
  brand: term,
  range: term,
  pictures: (hashes, names) => writeSources(hashes.map(names.picture)),
  files: null,
  products: writeList,
  values: (ids, names) => writeProperties(names.properties(ids)),
}

/** A stored value as a file has it. */
export const writeCell = ({ kind }: Field, value: unknown, names: SheetNames): string =>
  (writers[kind] as Write<unknown> | null)?.(value, names) ?? ''

const columnKinds: Partial<Record<FieldKind, ColumnKind>> = {
  price: 'pounds',
  'optional price': 'pounds',
  centimetres: 'number',
  minutes: 'number',
  weeks: 'number',
}

/** The column's format in a spreadsheet. */
export const columnKindOf = ({ kind }: Field): ColumnKind => columnKinds[kind] ?? 'text'
