import type { Currency, ImportUnits } from '../../../../contract/staff/import-units.ts'
import { saysNoPrice, writePounds } from '../../sheets/cell-values.ts'
import { cutCurrency, findCurrency } from '../../sheets/currency.ts'
import { plainField } from '../../sheets/feeds/plain-field.ts'
import type { Sheet } from '../../sheets/sheet.ts'
import { readExactly } from '../recipes/work-out-price.ts'

/** A column that names the currency of each row, such as price.currency of a feed. */
export const isCurrencyColumn = (header: string) =>
  /^(?:price )?currency(?: code| id)?$/.test(plainField(header.split('.').at(-1) ?? ''))

type Priced = { place: number; isExact: boolean }

/** The prices of those columns in pounds. One without a rate names its currency, so that its row says why it is wrong. */
export function convertPrices({ headers, rows }: Sheet, priced: Priced[], units: ImportUnits): Sheet {
  const named = headers.flatMap((header, place) => (isCurrencyColumn(header) ? [place] : []))
  const columns = priced.map(({ place, isExact }) => {
    const header = headers[place] ?? ''
    return { ...{ place, isExact, own: findCurrency(header) }, beside: chooseBeside(header, named, headers) }
  })
  const convertRow = (cells: string[]) => {
    const converted = [...cells]
    for (const { place, isExact, own, beside } of columns) {
      const text = cells[place] ?? ''
      const usual = findCurrency(cells[beside ?? -1] ?? '') ?? own ?? units.currency
      converted[place] = convertPrice(text, { usual, rates: units.rates, isExact })
    }
    return converted
  }
  const isForeign = units.currency !== 'GBP' || named.length > 0 || columns.some(({ own }) => own && own !== 'GBP')
  const mayBeForeign = (cells: string[]) => isForeign || columns.some(({ place }) => findCurrency(cells[place] ?? ''))
  return {
    headers,
    rows: rows.map((row) => (mayBeForeign(row.cells) ? { ...row, cells: convertRow(row.cells) } : row)),
  }
}

/** Of several columns of currencies, the one nearest to the price: prices.retail.currency for prices.retail.amount. */
function chooseBeside(header: string, named: number[], headers: string[]): number | undefined {
  const common = (other: string) => [...other].findIndex((letter, at) => letter !== header[at])
  return named.toSorted((one, other) => common(headers[other] ?? '') - common(headers[one] ?? ''))[0]
}

type Asked = { usual: Currency; rates: ImportUnits['rates']; isExact: boolean }

function convertPrice(text: string, { usual, rates, isExact }: Asked): string {
  if (saysNoPrice(text)) return text
  const said = findCurrency(text)
  const currency = said ?? usual
  if (currency === 'GBP') return text
  const rate = rates[currency]
  const amount = rate === undefined ? undefined : readExactly(cutCurrency(text, currency))
  if (rate === undefined || amount === undefined) return said ? text : `${currency} ${text.trim()}`
  const [over, under] = [amount.over * BigInt(Math.round(rate * millionths)), amount.under * BigInt(millionths)]
  return isExact ? writeExactly(over, under) : writePounds(Number((over * 2n + under) / (under * 2n)))
}

const millionths = 1_000_000
const decimals = 10

/** Pence as pounds with so many decimals that what is worked out of them is not rounded twice. */
function writeExactly(over: bigint, under: bigint): string {
  const digits = ((over * 10n ** BigInt(decimals - 2)) / under).toString().padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
