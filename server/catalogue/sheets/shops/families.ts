import type { Sheet, SheetRow } from '../sheet.ts'
import { type PropertyName, writeProperties } from '../values/properties.ts'
import { openCodes } from './foreign-columns.ts'

/** The row of a product, those of its variants, and those that only add a picture. */
export type Family = { product: SheetRow; variants: SheetRow[]; pictures: SheetRow[] }

/** The facts of a piece in another shop's export, except the columns that are copied unchanged. */
export type Piece = {
  /** Identifies the product in later imports. `code` is the piece's own code, or ''. */
  productCode: string
  code: string
  options: PropertyName[]
  /** By heading. */
  cells: Record<string, string>
}

type Writing<Own extends Family> = { isDropped(heading: string): boolean; makePiece(family: Own, row: SheetRow): Piece }

/** One row for each variant, with what the row of its product says of it. */
export function writeFamilies<Own extends Family>(
  { headers }: Sheet,
  families: Own[],
  { isDropped, makePiece }: Writing<Own>,
): Sheet {
  const kept = headers.flatMap((heading, place) => (isDropped(heading) ? [] : [place]))
  const chooseCode = openCodes()
  const rows = families.flatMap((family) => {
    const { product, variants } = family
    return (variants.length > 0 ? variants : [product]).map((row) => ({
      line: row.line,
      made: makeCells(makePiece(family, row), family, chooseCode),
      filled: kept.map((place) => row.cells[place] || (product.cells[place] ?? '')),
    }))
  })
  const all = new Set(rows.flatMap(({ made }) => Object.keys(made)))
  const names = [...all].filter((name) => rows.some(({ made }) => made[name]))
  return {
    headers: [...names, ...kept.map((place) => headers[place] ?? '')],
    rows: rows.map(({ line, made, filled }) => ({
      line,
      cells: [...names.map((name) => made[name] ?? ''), ...filled],
    })),
  }
}

type ChooseCode = ReturnType<typeof openCodes>

function makeCells(piece: Piece, { variants }: Family, chooseCode: ChooseCode): Record<string, string> {
  const isOneOfSeveral = variants.length > 1 || (variants.length > 0 && piece.options.length > 0)
  const values = isOneOfSeveral ? piece.options.map(({ value }) => value) : []
  return {
    SKU: chooseCode(piece.code, [piece.productCode, ...values].join('/')),
    'Parent SKU': isOneOfSeveral ? piece.productCode : '',
    Options: writeProperties(piece.options),
    ...piece.cells,
  }
}

/** Cells by heading, in any case; '' where a file has no such column. */
export type ReadCell = (row: SheetRow, ...headings: string[]) => string

export function openCells({ headers }: Sheet): ReadCell {
  const places = new Map(headers.map((heading, place) => [heading.trim().toLowerCase(), place]))
  return (row, ...headings) => {
    const found = headings.map((heading) => row.cells[places.get(heading.toLowerCase()) ?? -1]?.trim() ?? '')
    return found.find((text) => text !== '') ?? ''
  }
}
