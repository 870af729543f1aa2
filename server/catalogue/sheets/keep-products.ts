import { writeList } from '../../../contract/list-text.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { countFilled } from './collect-rows.ts'
import { findTableEnd, openTotals } from './layout/table-end.ts'
import type { RawRow } from './sheet.ts'

/** Removes rows that are hidden, headings that are repeated on each page, totals among the products, and rows below the last one. */
export function keepProducts(below: RawRow[], headings: string[]): { goods: RawRow[]; notes: string[] } {
  const hidden = below.filter((row) => row.hidden)
  const seen = below.filter((row) => !row.hidden)
  const isRepeated = openRepeats(headings)
  const once = seen.filter((row) => !isRepeated(row))
  const end = findTableEnd(once, headings.length || countWidest(once))
  const left = once.slice(end)
  const above = once.slice(0, end)
  const isTotal = openTotals(above)
  const totals = above.filter(isTotal)
  const notes = [
    ...(hidden.length > 0 ? [describeHidden(hidden)] : []),
    ...(once.length < seen.length
      ? [`The headings are repeated: ${countRows(seen.length - once.length)} left out.`]
      : []),
    ...(totals.length > 0 ? [`Among the products, ${countRows(totals.length)} left out: “${quote(totals)}”.`] : []),
    ...(left.length > 0 ? [`Below the products, ${countRows(left.length)} left out: “${quote(left)}”.`] : []),
  ]
  return { goods: totals.length > 0 ? above.filter((row) => !isTotal(row)) : above, notes }
}

const maxNamed = 5

function describeHidden(hidden: RawRow[]): string {
  const lines = hidden.slice(0, maxNamed).map(({ line }) => String(line))
  const further = hidden.length - lines.length
  const which = writeList(further > 0 ? [...lines, `${writeWhole(further)} more`] : lines)
  return `${countRows(hidden.length)} hidden in the file and left out: line${hidden.length === 1 ? '' : 's'} ${which}. If you want them, show them there and upload the file again.`
}

/** Whether a row repeats the headings. */
export function openRepeats(headings: string[]): (row: RawRow) => boolean {
  const joined = headings.join('\n').toLowerCase()
  return ({ cells }) =>
    headings.length > 1 &&
    cells
      .map((cell) => cell.trim().replace(/\s+/g, ' '))
      .join('\n')
      .trimEnd()
      .toLowerCase() === joined
}

export const countRows = (amount: number) => (amount === 1 ? '1 row is' : `${writeWhole(amount)} rows are`)
const quote = ([row]: RawRow[]) =>
  (row?.cells.map((cell) => cell.trim()).filter(Boolean) ?? []).join(' ').slice(0, 60).toWellFormed()

export const countWidest = (rows: RawRow[]) => rows.reduce((widest, row) => Math.max(widest, countFilled(row)), 0)
