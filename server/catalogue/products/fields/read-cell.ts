import { type StockState, stockNames, stockStates } from '../../../../contract/availability.ts'
import type { Field, FieldKind } from '../../../../contract/fields/field.ts'
import { saysNoPrice } from '../../../../contract/price-text.ts'
import { saysWithoutVat } from '../../../../contract/price-words.ts'
import type { CellFinders } from '../../import/cell-finders.ts'
import type { Found } from '../../import/term-rows.ts'
import type { ImportRow } from '../../sheets/sheet.ts'
import { readMeasure, readPounds, readYesNo, saysPriceRange } from '../../sheets/values/cell-values.ts'
import { findCurrency } from '../../sheets/values/currency.ts'
import { isShownAs, readInstant } from '../../sheets/values/instants.ts'
import { readList } from '../../sheets/values/lists.ts'
import { type PropertyName, readProperties } from '../../sheets/values/properties.ts'
import type { ValueOfKind } from './stored.ts'

/** The context in which a cell is read; `uuid` is its product or variant. `isNew`: nothing of it is stored yet. */
export type CellContext = CellFinders & { uuid: string; cells: ImportRow['cells']; isNew?: boolean }

/** A cell's value, or the reason why it cannot be read. */
type Reading<Value> = { value: Value } | { problem: string }

/** `now` is what is stored so far. */
type Read<Value> = (text: string, now: Value, context: CellContext & Pick<Field, 'isEnd'>) => Reading<Value>

const asReading = <Id>(found: Found<Id>): Reading<Id> => ('problem' in found ? found : { value: found.id })
const asItIs = (text: string) => ({ value: text })

const orProblem = <Value>(value: Value | undefined, problem: string): Reading<Value> =>
  value === undefined ? { problem } : { value }

const readFlag = (text: string): Reading<boolean> =>
  orProblem(text === '' ? false : readYesNo(text), 'Yes or no is expected here.')

const readPence = (text: string): Reading<number | null> =>
  orProblem(saysNoPrice(text) ? null : readPounds(text), explainPrice(text))

const explainPrice = (text: string) => {
  if (saysWithoutVat(text)) return 'This price is without VAT. Please make the price out of its column, with VAT added.'
  if (saysPriceRange(text)) return 'This is a range of prices; each variant needs one of its own.'
  if (/\bkr\b/i.test(text) || (findCurrency(text) ?? 'GBP') !== 'GBP')
    return 'This price is not in pounds. Please enter the rate of its currency beside the columns.'
  return 'This is not a price in pounds, such as 1299.00.'
}

const readCentimetres = (text: string): Reading<number | null> =>
  orProblem(text === '' ? null : readMeasure(text), 'This is not a size in centimetres, such as 84.5.')

const readMinutes = (text: string): Reading<number | null> =>
  orProblem(text === '' ? null : readWhole(text), 'This is not a number of minutes, such as 20.')

const readWeeks = (text: string): Reading<number | null> =>
  orProblem(
    text === '' ? null : readWhole(text.replace(/\s*weeks?$/i, '')),
    'This is not a number of weeks, such as 6.',
  )

/** As the shop writes them, and as other systems do. */
const stockWords: Record<StockState, readonly string[]> = {
  'in-stock': ['in stock', 'instock'],
  'last-one': ['last one'],
  'order-in': ['order in', 'backorder', 'on backorder', 'made to order'],
  'not-available': ['not available now', 'not available', 'out of stock', 'outofstock', 'discontinued'],
}

const readStock = (text: string): Reading<StockState | null> => {
  const written = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
  const found = stockStates.find((state) => stockWords[state].includes(written))
  const words = Object.values(stockNames).join(', ')
  return orProblem(written === '' ? null : found, `One of these is expected here: ${words}.`)
}

const readWhole = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined)

const readPairs = (text: string): Reading<PropertyName[]> =>
  orProblem(readProperties(text), 'Properties look like “Colour: Sage; Material: Oak”.')

/** A stored instant stays where the cell shows it, because it is more precise. */
function readMoment(
  text: string,
  now: string | null,
  { isEnd, isNew = false }: Pick<Field, 'isEnd'> & Pick<CellContext, 'isNew'>,
): Reading<string | null> {
  if (text === '') return { value: null }
  const at = readInstant(text, { isEnd })
  if (!at) return { problem: 'This is not a day and time, such as 2026-11-20 09:00.' }
  const same = now !== null && !isNew && isShownAs(at, new Date(now))
  return { value: same ? now : at.toISOString().replace('Z', '000Z') }
}

/** Kinds that are null are not read by themselves: see import/build-product.ts. Only the server sets check dates. */
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
  'needed instant': (text, now, context) => {
    const reading = readMoment(text, now, context)
    return 'problem' in reading ? reading : { value: reading.value ?? now }
  },
  centimetres: readCentimetres,
  minutes: readMinutes,
  weeks: readWeeks,
  stock: readStock,
  'display place': (text, now, { terms }) => (text === '' ? { value: null } : asReading(terms.displayPlace(text, now))),
  checked: null,
  status: null,
  sale: null,
  bin: null,
  category: null,
  'sub-category': (text, now, { terms, cells }) =>
    text === '' ? { value: null } : asReading(terms.subCategory(text, cells.category, now)),
  brand: (text, now, { terms }) => (text === '' ? { value: null } : asReading(terms.brand(text, now))),
  range: (text, now, { terms }) => (text === '' ? { value: null } : asReading(terms.range(text, now))),
  pictures: (text, _now, { pictures }) => ({ value: pictures(text) }),
  files: null,
  products: (text, _now, { related, uuid }) => {
    const found = asReading(related(text))
    return 'problem' in found ? found : { value: found.value.filter((other) => other !== uuid) }
  },
  values: (text, now, { terms }) => {
    const pairs = readPairs(text)
    if ('problem' in pairs) return pairs
    const ids: number[] = []
    for (const { name, value } of pairs.value) {
      const found = terms.value(name, value, now)
      if ('problem' in found) return found
      ids.push(found.id)
    }
    return { value: [...new Set(ids)].sort((one, other) => one - other) }
  },
}

/** The value that a cell gives a field; undefined for a field that cannot be read by itself. */
export const readCell = ({ kind, isEnd }: Field, text: string, now: unknown, context: CellContext) =>
  (readers[kind] as Read<unknown> | null)?.(text, now, { ...context, isEnd })
