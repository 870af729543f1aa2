import { blankVariant, maxVariants, type VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { writeCount } from '../../../../contract/whole-numbers.ts'
import { followVariant } from './change-variant.ts'
import { gridColumns, readCell, readWithNote } from './grid-columns.ts'

/** Parses a clipboard text from a spreadsheet: tabs separate cells and line ends separate rows; either may occur within quotes. */
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

/** Pastes a block into the grid from one cell on; rows beyond the last variant become new variants. */
export function pasteBlock(variants: VariantEdit[], block: string[][], { row, column }: Place): VariantEdit[] {
  const count = Math.min(maxVariants, Math.max(variants.length, row + block.length))
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

/** `column`: undefined for a note about what was left out. */
export type CellNote = { row: number; column: number; text: string }

/** Notes on the pasted cells whose value was changed, and on what did not fit into the grid. */
export const notePasted = (block: string[][], at: Place): CellNote[] => [
  ...block.slice(0, maxVariants - at.row).flatMap((cells, down) =>
    cells.flatMap((text, right) => {
      const target = gridColumns[at.column + right]
      const note = target && readWithNote(target, text).note
      return note ? [{ row: at.row + down, column: at.column + right, text: note }] : []
    }),
  ),
  ...noteCut(block, at),
]

/** Updates the positions of notes when their variants have moved. Notes on a removed variant are dropped. */
export const followNotes = (notes: CellNote[], before: VariantEdit[], next: VariantEdit[]): CellNote[] =>
  notes.flatMap((note) => {
    const row = followVariant(next, { variants: before, place: note.row })
    return row === undefined ? [] : [{ ...note, row }]
  })

const isFilled = (cells: string[]) => cells.some((text) => text.trim() !== '')

function noteCut(block: string[][], { row, column }: Place): CellNote[] {
  const below = block.slice(maxVariants - row).filter(isFilled).length
  const beside = block.some((cells) => isFilled(cells.slice(gridColumns.length - column)))
  return [
    ...(beside ? [{ row, column: gridColumns.length, text: 'The cells beyond the last column were left out.' }] : []),
    ...(below > 0 ? [{ row: maxVariants - 1, column: -1, text: describeBelow(below) }] : []),
  ]
}

const describeBelow = (count: number) =>
  `${writeCount(count, 'row')} below it ${count === 1 ? 'was' : 'were'} left out: ${maxVariants} variants at most.`
