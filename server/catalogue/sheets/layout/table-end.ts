import { countBreaks } from '../formats/line-breaks.ts'
import type { RawRow } from '../sheet.ts'

/** Where the products end: totals, notes and addresses below them do not count. */
export function findTableEnd(goods: RawRow[], width: number): number {
  const usual = medianFilled(goods)
  let end = goods.length
  while (end > 1 && isBelow(goods[end - 1], goods[end - 2], { width, usual })) end--
  return end
}

export const filledCells = ({ cells }: RawRow) => cells.map((cell) => cell.trim()).filter((cell) => cell !== '')

/** The median of the numbers of filled cells in the rows. */
export function medianFilled(goods: RawRow[]): number {
  const counts = goods.slice(0, 500).map((row) => filledCells(row).length)
  return counts.sort((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0
}

const onlyTotal = /^(?:(?:grand |sub[- ]?)?totals?|(?:zwischen|gesamt)?summe):?$/i
const total = /^(grand |sub[- ]?)?totals?\b|^sum\b|^end of (list|file|document|price ?list)|^page \d+/i

/** Whether a text marks a total or the end of the list. */
export const isTotal = (text: string) => onlyTotal.test(text) || total.test(text)

/** Whether a row among the products is a total or the number of a page. A product called so has more of its cells filled. */
export function openTotals(goods: RawRow[]): (row: RawRow) => boolean {
  const usual = medianFilled(goods)
  return (row) => {
    const filled = filledCells(row)
    const [first = ''] = filled
    return filled.length < usual && (onlyTotal.test(first) || (filled.length * 2 <= usual && total.test(first)))
  }
}

type Table = { width: number; usual: number }

function isBelow(row: RawRow | undefined, above: RawRow | undefined, { width, usual }: Table): boolean {
  if (!row || !above) return false
  const filled = filledCells(row)
  const [first = ''] = filled
  const isFew = filled.length * 2 <= Math.max(usual, 2)
  if (onlyTotal.test(first) || (isFew && total.test(first))) return true
  if (width < 3 || usual < 3 || filled.length > 1) return false
  const hasGap = row.line > above.line + 1 + above.cells.reduce((sum, cell) => sum + countBreaks(cell), 0)
  return hasGap || ((!row.unended || row.cells.length > 1) && first.split(/\s+/).length >= 4)
}
