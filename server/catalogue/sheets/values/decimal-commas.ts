import type { Sheet } from '../sheet.ts'

/** A number with points between thousands, as in lists with decimal commas: 1.290 is 1290. */
const grouped = /^[^\d]*\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?[^\d]*$/
const withComma = /\d,(?:\d{1,2}|[-–])[^\d]*$/
const withPoint = /\d\.\d{1,2}[^\d]*$|\d{4}\.\d{3}/
/** Beside prices with a decimal point, 449.995 is less than a thousand: a fourth decimal says so. */
const threeDecimals = /^[^\d]*\d{1,3}\.\d{3}$/
/** The highest plausible price in pounds. */
const maxPounds = 50_000

/** Whether the prices of a column have decimal commas, so that 1.290 is more than a thousand. */
function hasDecimalCommas(prices: string[]): boolean {
  const points = prices.filter((cell) => /^[^\d]*\d{1,3}(?:\.\d{3})+[^\d]*$/.test(cell))
  if (prices.some((cell) => withPoint.test(cell) || /^[^\d]*0\.\d{3}/.test(cell))) return false
  if (prices.some((cell) => withComma.test(cell))) return true
  return points.every((cell) => Number(cell.replace(/[^\d]/g, '')) <= maxPounds)
}

/** Removes the points between thousands from price columns that have decimal commas. */
export function joinPrices({ headers, rows }: Sheet, isPrice: (place: number) => boolean): Sheet {
  const places = headers.flatMap((_, place) =>
    isPrice(place) && hasDecimalCommas(rows.map(({ cells }) => cells[place] ?? '')) ? [place] : [],
  )
  const exact = headers.flatMap((_, place) =>
    isPrice(place) && rows.some(({ cells }) => withPoint.test(cells[place] ?? '')) ? [place] : [],
  )
  const join = (cell: string, place: number) =>
    places.includes(place) ? joinThousands(cell) : exact.includes(place) ? cell.replace(threeDecimals, '$&0') : cell
  return { headers, rows: rows.map((row) => ({ ...row, cells: row.cells.map(join) })) }
}

const joinThousands = (cell: string) =>
  grouped.test(cell.trim()) ? cell.replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1') : cell
