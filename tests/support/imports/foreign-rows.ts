import { readSheet } from '../../../server/catalogue/sheets/read-sheet.ts'
import { readForeign } from '../../../server/catalogue/sheets/shops/foreign.ts'

/** Reads the rows of another shop system's file, which must be recognised. */
export const readExport = async (csv: string) => {
  const found = readForeign(await readSheet(Buffer.from(csv), 'products.csv'))
  if (!found) throw new Error('The file was not recognised.')
  return { ...found, rows: found.rows.map(({ line, cells, problem }) => ({ line, ...cells, problem })) }
}

/** Another shop system's file with the columns of these rows. */
export const writeExport = (rows: Record<string, string>[]) => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')
}
