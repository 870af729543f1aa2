import type { ImportOutline } from '../../../../contract/staff/import-layout.ts'
import { type Currency, defaultUnits, type FoundUnits } from '../../../../contract/staff/import-units.ts'
import type { SheetColumn } from '../../../../contract/staff/sheets.ts'
import type { Sheet } from '../../sheets/sheet.ts'
import { findCurrency } from '../../sheets/values/currency.ts'
import { readHeadingUnit } from '../../sheets/values/length-units.ts'
import { isMeasureColumn } from '../../sheets/values/place-measure.ts'
import { namesHundredths } from '../../sheets/values/price-parts.ts'
import { cutSize } from '../../sheets/values/size-pieces.ts'
import { isSizeColumn } from '../../sheets/values/sizes.ts'
import { guessColumns } from '../guess-columns.ts'
import { isCurrencyColumn } from './price-currencies.ts'

/** Finds the currency and units of a file's numbers by its titles, headings and cells. */
export function findUnits(sheet: Sheet, { headingLine, rows }: ImportOutline, samples: string[][]): FoundUnits {
  const foreign = findForeign(sheet)
  const titles = rows.filter(({ line }) => line < headingLine).flatMap(({ cells }) => cells)
  const titled = titles.flatMap((text) => findCurrency(text) ?? [])
  const currency = new Set(titled).size === 1 ? (titled[0] ?? defaultUnits.currency) : defaultUnits.currency
  const isAmerican = currency === 'USD' || Object.values(foreign).some((codes) => codes.includes('USD'))
  const matching = guessColumns(sheet.headers, samples)
  return {
    currency,
    foreign,
    pricesIn: areHundredths(sheet, matching, currency) ? 'hundredths' : 'whole',
    sizesIn: areMillimetres(sheet, matching) ? 'mm' : isAmerican ? 'in' : 'cm',
  }
}

const maxPriceLength = 24

function findForeign({ headers, rows }: Sheet): FoundUnits['foreign'] {
  const found = headers.map((header, place): [string, Currency[]] => {
    const isCode = isCurrencyColumn(header)
    const named = new Set<Currency>()
    const note = (text: string) => {
      const currency = findCurrency(text)
      if (currency && currency !== 'GBP') named.add(currency)
    }
    note(header)
    for (const { cells } of rows) {
      const cell = cells[place] ?? ''
      if (cell.length <= maxPriceLength && (isCode || /\d/.test(cell))) note(cell)
    }
    return [header, [...named]]
  })
  return Object.fromEntries(found.filter(([, named]) => named.length > 0))
}

/** The highest plausible price in whole units, for the currencies in `ofSmallSums`. */
const maxWhole = 20_000
const ofSmallSums: readonly Currency[] = ['GBP', 'EUR', 'USD', 'CHF', 'AUD', 'CAD', 'NZD', 'SGD']

/** Whether prices are in pence: a heading says so, or most prices would be implausibly high in pounds. */
function areHundredths({ headers, rows }: Sheet, matching: (SheetColumn | null)[], currency: Currency): boolean {
  const prices = headers.flatMap((header, place) => {
    const cells = rows.slice(0, maxRowsRead).map(({ cells: all }) => all[place]?.trim() ?? '')
    return isPriceColumn(matching[place]) ? [{ header, cells: cells.filter((cell) => /\d/.test(cell)) }] : []
  })
  const hasPence = (cell: string) => /\.\d{1,2}$/.test(cell) && !/\.00?$/.test(cell)
  const isTooMuch = (cell: string) => /^\d{5,9}$/.test(cell) && Number(cell) > maxWhole
  return prices.some(({ header, cells }) => {
    if (namesHundredths(header)) return !cells.some(hasPence)
    return ofSmallSums.includes(currency) && cells.filter(isTooMuch).length * 2 > cells.length
  })
}

const isPriceColumn = (column: SheetColumn | null | undefined) => column === 'price' || column === 'salePrice'

const maxRowsRead = 500
/** Few pieces are wider than three metres, and fewer are narrower than 30 cm on every side. */
const minMillimetres = 300

/** Whether most of the sides that name no unit would be too long in centimetres. */
function areMillimetres({ headers, rows }: Sheet, matching: (SheetColumn | null)[]): boolean {
  const sides = headers.flatMap((header, place) => {
    const column = matching[place]
    if (!column || !(isMeasureColumn(column) || isSizeColumn(column)) || readHeadingUnit(header)) return []
    const pieces = rows.slice(0, maxRowsRead).flatMap(({ cells }) => cutSize(cells[place] ?? '')?.pieces ?? [])
    return pieces.filter(({ unit }) => unit === '')
  })
  return sides.length > 0 && sides.filter(({ max }) => max >= minMillimetres).length * 2 > sides.length
}
