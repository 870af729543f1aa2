import { badSheet } from '../faults.ts'
import { maxColumns } from '../limits.ts'
import type { Merge, RawRow } from '../sheet.ts'

const maxMerges = 100_000
const maxCells = 2_000_000
const isTall = ({ fromLine, toLine }: Merge) => toLine > fromLine

/** Reads `B2:C5`; undefined where it is no range. */
export function readMerge(reference: string): Merge | undefined {
  const [, from = '', fromLine, to = '', toLine] =
    /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/i.exec(reference) ?? []
  if (fromLine === undefined || toLine === undefined) return undefined
  return {
    fromLine: Number(fromLine),
    toLine: Number(toLine),
    fromPlace: readLetters(from),
    toPlace: Math.min(readLetters(to), maxColumns - 1),
  }
}

/** The column of `AB`, counted from 0. */
export const readLetters = (letters: string) =>
  [...letters.toUpperCase()].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Cells merged over several rows: their value belongs to each of these rows. */
export const fillDown = (rows: RawRow[], merges: Merge[]): RawRow[] => fill(rows, merges.filter(isTall))

/** Cells merged within a row: their value belongs to each of these columns. */
export const fillAcross = (rows: RawRow[], merges: Merge[]): RawRow[] =>
  fill(
    rows,
    merges.filter((merge) => !isTall(merge)),
  )

function fill(rows: RawRow[], merges: Merge[]): RawRow[] {
  if (merges.length === 0) return rows
  if (merges.length > maxMerges) throw tooMany()
  const places = new Map(rows.map(({ line }, place) => [line, place]))
  const filled = [...rows]
  const copied = new Set<number>()
  let cells = 0
  for (const merge of merges) {
    const start = places.get(merge.fromLine)
    const value = start === undefined ? undefined : rows[start]?.cells[merge.fromPlace]
    if (start === undefined || !value) continue
    for (let place = start; place < rows.length && (rows[place]?.line ?? 0) <= merge.toLine; place++) {
      cells += merge.toPlace - merge.fromPlace + 1
      if (cells > maxCells) throw tooMany()
      const row = rows[place]
      if (!row) continue
      if (!copied.has(place)) filled[place] = { ...row, cells: [...row.cells] }
      copied.add(place)
      put(filled[place]?.cells ?? [], value, merge)
    }
  }
  return filled
}

/** Fills only empty cells. */
function put(cells: string[], value: string, { fromPlace, toPlace }: Merge): void {
  while (cells.length <= toPlace) cells.push('')
  for (let place = fromPlace; place <= toPlace; place++) cells[place] ||= value
}

const tooMany = () => badSheet('It has more merged cells than any table of products. Please save it as CSV.')
