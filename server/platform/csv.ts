export type Cell = string | number | null

/** Marks a file as UTF-8, because spreadsheets guess otherwise. */
export const byteOrderMark = '\uFEFF'

/** One line of a CSV file, by RFC 4180. */
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
 * A spreadsheet evaluates a cell that begins like a formula, and some skip blanks; after an apostrophe it is text. A
 * text that begins with such an apostrophe gets another one, so that reading can always remove one.
 */
export const disarmCell = (text: string) => (armed.test(text) ? `'${text}` : text)

/** The cell as it was before `disarmCell`. */
export const bareCell = (text: string) => (disarmed.test(text) ? text.slice(1) : text)
