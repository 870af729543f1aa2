export type Cell = string | number | null

/** Says UTF-8 to spreadsheets that would guess otherwise. */
export const byteOrderMark = '\uFEFF'

/** One line of a CSV file, as RFC 4180 has it. */
export const writeCsvLine = (cells: Cell[]) => `${cells.map(writeCell).join(',')}\r\n`

function writeCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = disarm(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet runs what begins like a formula, and some look past blanks; after an apostrophe it is text. */
const disarm = (text: string) => (/^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)
