import { blankVariant, mostVariants, type VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { gridColumns, readCell, readWithNote } from './grid-columns.ts'

/** A clipboard text from a spreadsheet: cells with tabs between them, rows with line ends, both perhaps in quotes. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.replaceAll('\r\n', '\n').matchAll(anyCell)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end === '\n') rows.push([])
  }
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop()
  return rows
}

const anyCell = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g

export const isBlock = (block: string[][]) => block.length > 1 || (block[0]?.length ?? 0) > 1

type Place = { row: number; column: number }

/** Pastes a block into the grid from one cell on; rows below the last variant become new variants. */
export function pasteBlock(variants: VariantEdit[], block: string[][], { row, column }: Place): VariantEdit[] {
  const count = Math.min(mostVariants, Math.max(variants.length, row + block.length))
  return Array.from({ length: count }, (_, place) => {
    const variant = variants[place] ?? blankVariant
    const cells = block[place - row] ?? []
    const changes = cells.map((text, offset) => {
      const target = gridColumns[column + offset]
      return target ? readCell(target, text) : {}
    })
    return Object.assign({ ...variant }, ...changes) as VariantEdit
  })
}

export type CellNote = { row: number; column: number; text: string }

/** Notes on the pasted cells whose value was changed. */
export const notePasted = (block: string[][], { row, column }: Place): CellNote[] =>
  block.slice(0, mostVariants - row).flatMap((cells, down) =>
    cells.flatMap((text, right) => {
      const target = gridColumns[column + right]
      const note = target && readWithNote(target, text).note
      return note ? [{ row: row + down, column: column + right, text: note }] : []
    }),
  )
