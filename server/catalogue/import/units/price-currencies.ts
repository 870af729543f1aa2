import { saysNoPrice } from '../../../../contract/price-text.ts'
import { cutWithoutVat } from '../../../../contract/price-words.ts'
import type { Currency, ImportUnits } from '../../../../contract/staff/import-units.ts'
import { plainField } from '../../sheets/feeds/plain-field.ts'
import type { Sheet } from '../../sheets/sheet.ts'
import { writePounds } from '../../sheets/values/cell-values.ts'
import { cutCurrency, findCurrency } from '../../sheets/values/currency.ts'
import { cutPence, isInWhole, namesHundredths } from '../../sheets/values/price-parts.ts'
import { readExactly } from '../recipes/work-out-price.ts'

/** A column that names the currency of each row, such as price.currency of a feed. */
export const isCurrencyColumn = (header: string) =>
  /^(?:price )?currency(?: code| id)?$/.test(plainField(header.split('.').at(-1) ?? ''))

type Priced = { place: number; isExact: boolean }

/**
 * Converts the prices of these columns to pounds. A price without a rate gets the name of its currency, so that its row
 * says why it is wrong.
 */
export function convertPrices({ headers, rows }: Sheet, priced: Priced[], units: ImportUnits): Sheet {
  const columns = describeColumns(headers, priced, units)
  const convertRow = (cells: string[]) => {
    const converted = [...cells]
    for (const { place, own, beside, ...column } of columns) {
      const usual = findCurrency(cells[beside ?? -1] ?? '') ?? own ?? units.currency
      converted[place] = convertPrice(cells[place] ?? '', { usual, rates: units.rates, ...column })
    }
    return converted
  }
  const isOther =
    units.currency !== 'GBP' || columns.some((column) => column.isHundredths || column.beside !== undefined)
  const areOther = isOther || columns.some(({ own }) => own && own !== 'GBP')
  const saysOther = (cell: string) => findCurrency(cell) !== undefined || cutPence(cell) !== undefined
  const mayBeOther = (cells: string[]) => areOther || columns.some(({ place }) => saysOther(cells[place] ?? ''))
  return {
    headers,
    rows: rows.map((row) => (mayBeOther(row.cells) ? { ...row, cells: convertRow(row.cells) } : row)),
  }
}

/** The currency and unit of each price column. If some headings name pence, prices under the others are in pounds. */
function describeColumns(headers: string[], priced: Priced[], { pricesIn }: ImportUnits) {
  const named = headers.flatMap((header, place) => (isCurrencyColumn(header) ? [place] : []))
  const naming = priced.filter(({ place }) => namesHundredths(headers[place] ?? ''))
  const inHundredths = pricesIn === 'whole' ? [] : naming.length > 0 ? naming : priced
  return priced.map((column) => {
    const header = headers[column.place] ?? ''
    const beside = chooseBeside(header, named, headers)
    return { ...column, own: findCurrency(header), beside, isHundredths: inHundredths.includes(column) }
  })
}

/** Of several columns of currencies, the one nearest to the price: prices.retail.currency for prices.retail.amount. */
function chooseBeside(header: string, named: number[], headers: string[]): number | undefined {
  const common = (other: string) => [...other].findIndex((letter, at) => letter !== header[at])
  return named.toSorted((one, other) => common(headers[other] ?? '') - common(headers[one] ?? ''))[0]
}

type Asked = { usual: Currency; rates: ImportUnits['rates']; isExact: boolean; isHundredths: boolean }

function convertPrice(whole: string, { usual, rates, isExact, isHundredths }: Asked): string {
  const { price: text, words } = cutWithoutVat(whole)
  if (saysNoPrice(text)) return whole
  const pence = cutPence(text)
  const named = pence === undefined ? findCurrency(text) : 'GBP'
  const currency = named ?? usual
  const parts = pence !== undefined || (isHundredths && !isInWhole(text)) ? 100n : 1n
  if (currency === 'GBP' && parts === 1n) return whole
  const rate = currency === 'GBP' ? 1 : rates[currency]
  const amount = rate === undefined ? undefined : readExactly(cutCurrency(pence ?? text, currency))
  if (rate === undefined || amount === undefined)
    return named || currency === 'GBP' ? whole : `${currency} ${whole.trim()}`
  const over = amount.over * BigInt(Math.round(rate * millionths))
  const under = amount.under * BigInt(millionths) * parts
  const price = isExact ? writeExactly(over, under) : writePounds(Number((over * 2n + under) / (under * 2n)))
  return `${price} ${words}`.trim()
}

const millionths = 1_000_000
const decimals = 10

/** Writes pence as pounds with extra decimals, so that a price computed from them is rounded only once. */
function writeExactly(over: bigint, under: bigint): string {
  const digits = ((over * 10n ** BigInt(decimals - 2)) / under).toString().padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
