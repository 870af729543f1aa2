export type Cell = string | number | null

/** Says UTF-8 to spreadsheets that would guess otherwise. */
export const byteOrderMark = '\uFEFF'

/** One line of a CSV file, as RFC 4180 has it. */
export const writeCsvLine = (cells: Cell[]) => `${cells.map(writeCell).join(',')}\r\n`

function writeCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = disarmCell(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const runs = '(?:[\\s\\u200b\\ufeff]*[=+\\-@＝＋－＠]|[\\t\\r\\n])'
const armed = new RegExp(`^'*${runs}`)
const disarmed = new RegExp(`^'+${runs}`)

/**
 * A spreadsheet runs what begins like a formula, and some look past blanks; after an apostrophe it is text. What would look
 * disarmed by itself gets another one, so that all of it can be taken off again.
 */
export const disarmCell = (text: string) => (armed.test(text) ? `'${text}` : text)

/** The cell as it was before `disarmCell`. */
export const bareCell = (text: string) => (disarmed.test(text) ? text.slice(1) : text)
