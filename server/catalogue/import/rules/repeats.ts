import type { RepeatChoice, RepeatQuestion } from '../../../../contract/staff/import-rules.ts'
import { productColumns } from '../../../../contract/staff/sheets.ts'
import { takeBreaks } from '../../../platform/in-parts.ts'
import type { ImportRow } from '../../sheets/sheet.ts'

/** Rows with the same ID or code are about one piece. */
const pieceOf = ({ cells, part }: ImportRow) =>
  cells.variantUuid?.toLowerCase() ||
  cells.variantCode ||
  (part !== undefined && cells.productCode && `${cells.productCode} ${cells.variantName}`) ||
  undefined
const productOf = ({ cells }: ImportRow) => cells.productUuid?.toLowerCase() || cells.productCode || undefined

export type LeftRow = { row: ImportRow; reason: string }

/** Merges the rows of each piece into one row. Cells that are empty in the preferred row are filled from the others. */
export function mergeRepeats(rows: ImportRow[], keep: RepeatChoice): { rows: ImportRow[]; left: LeftRow[] } {
  if (keep === 'refuse') return { rows, left: [] }
  const left: LeftRow[] = []
  const merged = new Map<string, ImportRow>()
  const kept: string[] = []
  for (const row of rows) {
    const piece = pieceOf(row)
    const key = piece === undefined || row.problem ? `line ${row.line} ${row.part}` : `piece ${piece}`
    const known = merged.get(key)
    if (!known) kept.push(key)
    merged.set(key, known ? mergeRow(known, row, keep) : row)
    if (known) left.push({ row, reason: `It is the same piece as line ${known.line}, and is merged with it.` })
  }
  return { rows: kept.flatMap((key) => merged.get(key) ?? []), left }
}

function mergeRow(one: ImportRow, other: ImportRow, keep: RepeatChoice): ImportRow {
  const [first, second] = keep === 'first' ? [one, other] : [other, one]
  const filled = Object.entries(first.cells).filter(([, text]) => text !== '')
  const cells: ImportRow['cells'] = { ...second.cells, ...Object.fromEntries(filled) }
  // A category and its sub-category belong together.
  if (first.cells.category || first.cells.subCategory)
    for (const column of ['category', 'subCategory'] as const)
      if (first.cells[column] === undefined) delete cells[column]
      else cells[column] = first.cells[column]
  return { ...one, cells }
}

const maxExamples = 3

/** Counts the pieces with several rows, and the products whose rows differ or are apart; null if there are none. */
export async function findRepeats(
  rows: ImportRow[],
  products: { rows: { row: ImportRow }[] }[],
): Promise<RepeatQuestion | null> {
  const repeated = [...(await groupBy(rows, pieceOf)).values()].filter((own) => own.length > 1)
  const apart = await countApart(rows)
  const differing: ImportRow[][] = []
  for (const groups of [(await groupBy(rows, productOf)).values(), repeated])
    for await (const own of takeBreaks(groups)) if (nameSeveral(own)) differing.push(own)
  const inCategories = new Set(differing.map(([first]) => first && (productOf(first) ?? pieceOf(first)))).size
  const unlike: ImportRow[][] = []
  for await (const { rows: built } of takeBreaks(products)) {
    const own = built.map(({ row }) => row)
    if (haveDifferences(own)) unlike.push(own)
  }
  if (repeated.length + apart + inCategories + unlike.length === 0) return null
  const examples = [...repeated, ...differing, ...unlike].map(
    ([first]) => first?.cells.name || (first && pieceOf(first)) || '',
  )
  return {
    pieces: repeated.length,
    inCategories,
    apart,
    differing: unlike.length,
    examples: [...new Set(examples)].filter(Boolean).slice(0, maxExamples),
  }
}

const nameSeveral = (rows: ImportRow[]) =>
  new Set(rows.map(({ cells }) => `${cells.category ?? ''} > ${cells.subCategory ?? ''}`)).size > 1

const facts = (Object.keys(productColumns) as (keyof typeof productColumns)[]).filter(
  (column) => !['productUuid', 'productCode', 'category', 'subCategory'].includes(column),
)

const haveDifferences = (rows: ImportRow[]) =>
  rows.length > 1 && facts.some((column) => new Set(rows.flatMap(({ cells }) => cells[column] || [])).size > 1)

async function countApart(rows: ImportRow[]): Promise<number> {
  const seen = new Set<string>()
  const apart = new Set<string>()
  let last: string | undefined
  for await (const row of takeBreaks(rows)) {
    const product = productOf(row)
    if (product !== undefined && product !== last && seen.has(product)) apart.add(product)
    if (product !== undefined) seen.add(product)
    last = product
  }
  return apart.size
}

async function groupBy(
  rows: ImportRow[],
  keyOf: (row: ImportRow) => string | undefined,
): Promise<Map<string, ImportRow[]>> {
  const groups = new Map<string, ImportRow[]>()
  for await (const row of takeBreaks(rows)) {
    const key = keyOf(row)
    if (!key) continue
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
