import type { Field, FieldKind } from '../../../contract/fields/field.ts'
import type { Desk } from '../import/cell-desk.ts'
import type { Found } from '../import/open-shelf.ts'
import {
  type Reading,
  readCentimetres,
  readFlag,
  readMinutes,
  readMoment,
  readPairs,
  readPence,
} from '../import/readings.ts'
import { readList } from '../sheets/lists.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import type { ValueOfKind } from './stored.ts'

/** What a cell is read with; `uuid` is whose it is. */
export type CellContext = Desk & { uuid: string; cells: ImportRow['cells'] }

/** `now` is what is stored so far. */
type Read<Value> = (text: string, now: Value, context: CellContext) => Reading<Value>

const asReading = <Id>(found: Found<Id>): Reading<Id> => ('problem' in found ? found : { value: found.id })
const asItIs = (text: string) => ({ value: text })

/** Kinds that are null are not read by themselves: see import/build-product.ts. */
const readers: { [Kind in FieldKind]: Read<ValueOfKind[Kind]> | null } = {
  uuid: null,
  text: asItIs,
  code: (text) => ({ value: text || null }),
  words: (text) => ({ value: [...new Set(readList(text))] }),
  flag: readFlag,
  price: (text) => {
    const reading = readPence(text)
    return 'problem' in reading ? reading : { value: reading.value ?? 0 }
  },
  'optional price': readPence,
  instant: readMoment,
  'needed instant': (text, now) => {
    const reading = readMoment(text, now)
    return 'problem' in reading ? reading : { value: reading.value ?? now }
  },
  centimetres: readCentimetres,
  minutes: readMinutes,
  status: null,
  bin: null,
  category: null,
  'sub-category': (text, now, { shelves, cells }) =>
    text === '' ? { value: null } : asReading(shelves.subCategory(text, cells.category, now)),
  brand: (text, now, { shelves }) => (text === '' ? { value: null } : asReading(shelves.brand(text, now))),
  range: (text, now, { shelves }) => (text === '' ? { value: null } : asReading(shelves.range(text, now))),
  pictures: (text, _now, { pictures }) => ({ value: pictures(text) }),
  files: null,
  products: (text, _now, { related, uuid }) => {
    const found = asReading(related(text))
    return 'problem' in found ? found : { value: found.value.filter((other) => other !== uuid) }
  },
  values: (text, now, { shelves }) => {
    const pairs = readPairs(text)
    if ('problem' in pairs) return pairs
    const ids: number[] = []
    for (const { name, value } of pairs.value) {
      const found = shelves.value(name, value, now)
      if ('problem' in found) return found
      ids.push(found.id)
    }
    return { value: [...new Set(ids)].sort((one, other) => one - other) }
  },
}

/** What a cell says a field is to hold; undefined for a field that is not read by itself. */
export const readCell = ({ kind }: Field, text: string, now: unknown, context: CellContext) =>
  (readers[kind] as Read<unknown> | null)?.(text, now, context)
