import { productColumns, type SheetColumn } from '../../../../contract/staff/sheets.ts'
import type { ImportRow } from '../../sheets/sheet.ts'
import { readPounds } from '../../sheets/values/cell-values.ts'

/**
 * Some lists have a row for the product, and one for each variant that names the product’s row as its parent. The facts
 * of the product’s row are copied to its variants, and the row becomes no variant itself.
 */
export function joinParents(rows: ImportRow[]): ImportRow[] {
  const children = Map.groupBy(rows.filter(isChild), ({ cells }) => cells.productCode ?? '')
  const parents = new Map(
    rows.flatMap((row): [string, ImportRow][] => {
      const code = row.cells.variantCode ?? ''
      const own = (children.get(code) ?? []).filter((child) => child !== row)
      const names = row.cells.productCode || code
      return code !== '' && names === code && own.length > 0 ? [[code, row]] : []
    }),
  )
  if (parents.size === 0) return rows
  const joined = new Set<string>()
  return rows.flatMap((row) => {
    const code = parents.get(row.cells.variantCode ?? '') === row ? row.cells.variantCode : row.cells.productCode
    const parent = parents.get(code ?? '')
    if (code === undefined || !parent) return [row]
    if (joined.has(code)) return []
    joined.add(code)
    // Moves all rows of the family to the place of its first row.
    return joinFamily(parent, children.get(code)?.filter((child) => child !== parent) ?? [])
  })
}

/** A row that names a product by another code than its own. */
const isChild = ({ cells }: ImportRow) => Boolean(cells.productCode) && cells.productCode !== cells.variantCode

function joinFamily(parent: ImportRow, children: ImportRow[]): ImportRow[] {
  if (isProductAlone(parent, children)) return children.map((child) => fillChild(child, parent))
  const cells = { ...parent.cells, productCode: parent.cells.variantCode }
  return [{ ...parent, cells }, ...children]
}

/** Whether a parent row is no variant: it has no price, or no option, although its children have one. */
function isProductAlone(parent: ImportRow, children: ImportRow[]): boolean {
  if (!hasPrice(parent) && children.some(hasPrice)) return true
  return !parent.cells.productCode && !namesOption(parent) && children.some(namesOption)
}

const hasPrice = ({ cells }: ImportRow) => (readPounds(cells.price ?? '') ?? 0) > 0
const namesOption = ({ cells }: ImportRow) => Boolean(cells.variantName || cells.properties)

const sides = ['heightCm', 'widthCm', 'depthCm'] as const
const prices = ['price', 'onSale', 'salePrice', 'saleStartsAt', 'saleEndsAt'] as const

function fillChild(child: ImportRow, parent: ImportRow): ImportRow {
  const cells = { ...child.cells }
  const fill = (columns: readonly SheetColumn[]) => {
    for (const column of columns) if (parent.cells[column]) cells[column] = parent.cells[column]
  }
  const { pictures } = child.cells
  if (pictures && parent.cells.pictures && pictures !== parent.cells.pictures) cells.variantPictures ||= pictures
  fill(ofProduct)
  if (sides.every((side) => !child.cells[side])) fill(sides)
  if (!hasPrice(child)) fill(prices)
  if (!child.cells.properties) fill(['properties'])
  const problem = child.problem ?? parent.problem
  return { ...child, cells, ...(problem !== undefined && { problem }) }
}

const ofProduct = (Object.keys(productColumns) as SheetColumn[]).filter(
  (column) => column !== 'productUuid' && column !== 'productCode',
)
