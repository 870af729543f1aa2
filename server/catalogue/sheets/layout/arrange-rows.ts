import type { ImportLayout, ImportOutline } from '../../../../contract/staff/import-layout.ts'
import { takeBreaks } from '../../../platform/in-parts.ts'
import { nameColumn } from '../../../platform/xlsx.ts'
import { countFilled } from '../collect-rows.ts'
import { badCell, badSheet } from '../faults.ts'
import { countRows, countWidest, keepProducts, openRepeats } from '../keep-products.ts'
import { maxColumns, maxRows, tooManyRows } from '../limits.ts'
import type { Merge, RawRow, RawTable, Sheet, SheetRow } from '../sheet.ts'
import { findHeadings } from './find-headings.ts'
import { findSections, sectionHeading } from './find-sections.ts'
import { fillAcross, fillDown } from './merged-cells.ts'
import { nameColumns } from './name-columns.ts'
import { nameGroups } from './name-groups.ts'

/** A table with its headings, and how it was found to be laid out. */
export type Arranged = { sheet: Sheet; outline: Pick<ImportOutline, 'headingLine' | 'rows' | 'notes'> }

/** The rows of a table under their headings. Rows above and below them are left out and reported. */
export async function arrangeRows(
  { rows, merges }: RawTable,
  { headingLine }: Pick<ImportLayout, 'headingLine'> = { headingLine: null },
): Promise<Arranged> {
  if (rows.length === 0) throw badSheet('The file is empty.')
  const whole = fillDown(rows, merges)
  const head = chooseHead(whole, headingLine)
  const headings = head ? readHeadings(head, whole, merges) : []
  const at = head ? whole.indexOf(head) : -1
  const { rows: under, titles } = findSections(whole.slice(at + 1), whole[at - 1], openRepeats(headings))
  const { goods, notes } = keepProducts(fillAcross(under, merges), headings)
  if (goods.length > maxRows) throw badSheet(tooManyRows)
  checkEnds(goods, headings.length)
  const max = !head || head.placed ? maxColumns : head.cells.length
  const width = Math.max(headings.length, countWidest(goods))
  checkBeyond(goods, max, width)
  const { names, kept } = keepColumns(nameColumns(headings, width), headings, goods)
  return {
    sheet: withSections({ headers: names, rows: await fitRows(goods, kept) }, goods, titles),
    outline: {
      headingLine: head?.line ?? 0,
      rows: showRows(rows, head),
      notes: [...noteAbove(Math.max(0, at), head), ...noteTitles(titles), ...notes],
    },
  }
}

function chooseHead(rows: RawRow[], line: number | null): RawRow | undefined {
  if (line === null) return findHeadings(rows)
  if (line === 0) return undefined
  const head = rows.find((row) => row.line === line)
  if (!head) throw badSheet(`Line ${line} is empty, so it names no columns. Please choose another.`)
  return head
}

/** The headings, each after the heading of its group of columns, if it has one. */
function readHeadings(head: RawRow, rows: RawRow[], merges: Merge[]): string[] {
  const above = rows.find(({ line }) => line === head.line - 1)
  const headed = countFilled(head)
  const groups = merges.filter(({ fromLine, toLine, fromPlace, toPlace }) => {
    const isTitle = (toPlace - fromPlace + 1) * 2 > headed
    return fromLine === head.line - 1 && toLine === fromLine && toPlace > fromPlace && !isTitle
  })
  const [whole = head] = fillAcross([head], merges)
  const cells = whole.cells.slice(0, countFilled(whole))
  const groupOf = (place: number) => {
    const group = groups.find(({ fromPlace, toPlace }) => fromPlace <= place && place <= toPlace)
    return group ? (above?.cells[group.fromPlace] ?? '') : ''
  }
  const unmerged = above && groups.length === 0 ? nameGroups(above, cells) : []
  return cells.map((cell, place) =>
    cell.trim() === '' ? '' : `${unmerged[place] || groupOf(place)} ${cell}`.trim().replace(/\s+/g, ' '),
  )
}

const noteAbove = (above: number, head: RawRow | undefined) =>
  head
    ? above > 0
      ? [`Above the headings, ${countRows(above)} left out.`]
      : []
    : ['No row names the columns, so they are called by their letters.']

/** The titles within the table as a column of their own, which staff may use as the category. */
function withSections({ headers, rows }: Sheet, goods: RawRow[], titles: string[]): Sheet {
  if (titles.length === 0) return { headers, rows }
  const [name = sectionHeading] = nameColumns([...headers, sectionHeading], headers.length + 1).slice(-1)
  return {
    headers: [...headers, name],
    rows: rows.map((row, place) => ({ ...row, cells: [...row.cells, goods[place]?.section ?? ''] })),
  }
}

function noteTitles([first, ...others]: string[]): string[] {
  if (first === undefined) return []
  const which = others.length === 0 ? `“${first}” stands` : `“${first}” and ${others.length} more stand`
  return [`${which} alone above other rows: the column “${sectionHeading}” holds such titles, and can be the category.`]
}

/** Refuses a cell of a text file beyond the headings: a wrong separator or quote may have shifted it. */
function checkBeyond(goods: RawRow[], max: number, width: number): void {
  if (width <= max) return
  const row = goods.find((good) => countFilled(good) > max)
  const place = row?.cells.findIndex((cell, at) => at >= max && cell.trim() !== '') ?? max
  throw badCell(row?.line ?? 0, place, 'this cell has no heading above it. Is a separator or a quote missing?')
}

/** Refuses a text file that ends within a row, unless earlier rows are short as well. */
function checkEnds(goods: RawRow[], headed: number): void {
  const last = goods.at(-1)
  if (!last?.unended || goods.length < 2 || last.cells.length >= headed) return
  if (goods.slice(0, -1).some(({ cells }) => cells.length < headed)) return
  throw badSheet(
    `The file breaks off in line ${last.line}, as after a broken transfer. Please save it again and upload it once more.`,
  )
}

/** An empty column without a heading is left out. */
function keepColumns(names: string[], headings: string[], goods: RawRow[]): { names: string[]; kept: number[] } {
  const isFilled = names.map((_, place) => Boolean(headings[place]))
  for (const { cells } of goods)
    for (const [place, cell] of cells.entries()) if (cell.trim() !== '') isFilled[place] = true
  const kept = names.flatMap((_, place) => (isFilled[place] ? [place] : []))
  return { kept, names: kept.map((place) => names[place] ?? `Column ${nameColumn(place)}`) }
}

async function fitRows(goods: RawRow[], kept: number[]): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const { line, cells } of takeBreaks(goods))
    rows.push({ line, cells: kept.map((place) => cells[place] ?? '') })
  return rows
}

const maxShown = 12

/** The first rows, and those after the headings, for staff to see that they are right. */
function showRows(rows: RawRow[], head: RawRow | undefined): ImportOutline['rows'] {
  const past = head ? rows.findIndex(({ line }) => line === head.line) + 4 : 0
  return rows.slice(0, Math.max(maxShown, past)).map(({ line, cells }) => ({
    line,
    cells: cells.slice(0, Math.min(countFilled({ cells }), 30)).map((cell) => cell.slice(0, 60).toWellFormed()),
  }))
}
