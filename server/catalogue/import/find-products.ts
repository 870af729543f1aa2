import { simplify } from '../../../contract/simple-text.ts'
import { type ImportRules, noRules, type RowMeaning } from '../../../contract/staff/import-rules.ts'
import type { SheetColumn } from '../../../contract/staff/sheets.ts'
import { isUuid } from '../../../contract/uuid.ts'
import { takeBreaks } from '../../platform/in-parts.ts'
import { type Marked, mark } from './fault.ts'
import { findVariants } from './find-variants.ts'
import type { Group } from './group.ts'
import { findSinglePiece, type KnownProducts } from './known-products.ts'

/** Matches each row to its product and variant, and groups the rows by product. */
export async function findProducts(
  rows: Marked[],
  known: KnownProducts,
  { repeats, rowsAre }: Pick<ImportRules, 'repeats' | 'rowsAre'> = noRules,
): Promise<Group[]> {
  await refuseRepeats(rows)
  const found: (ReturnType<typeof findRow> & { marked: Marked })[] = []
  for await (const marked of takeBreaks(rows)) found.push({ marked, ...findRow(marked, known) })
  const owners = new Map(found.flatMap(({ marked, product }) => (product ? [[codeOf(marked), product] as const] : [])))
  const named = new Map(found.flatMap(({ marked, product }) => (product ? [[nameOf(marked), product] as const] : [])))
  const groups = new Map<string, Group>()
  let last: Group | undefined
  for await (const { marked, variant, ...row } of takeBreaks(found)) {
    // If one row with a code has been matched to a product, other rows with the same code belong to this product.
    const product =
      row.product ??
      (codeOf(marked) ? owners.get(codeOf(marked)) : undefined) ??
      (rowsAre === 'variants' && isByName(marked) ? named.get(nameOf(marked)) : undefined)
    const key = product?.uuid ?? nameNew(marked, last, rowsAre)
    const group: Group = groups.get(key) ?? { key, product, rows: [] }
    if (group.rows.length > 0 && group !== last && repeats === 'refuse') refuseApart(marked, group)
    group.rows.push({ ...marked, variant })
    groups.set(key, group)
    last = group
  }
  const all = [...groups.values()]
  await refuseSharedCodes(all)
  for await (const group of takeBreaks(all)) findVariants(group, known)
  return all
}

const codeOf = ({ row }: Marked) => row.cells.productCode
const nameOf = ({ row }: Marked) => simplify(row.cells.name ?? '')
/** Whether a row identifies its product only by name. */
const isByName = ({ row: { cells } }: Marked) => Boolean(cells.name) && !cells.productCode && !cells.productUuid

/** Two existing products cannot get the same code. */
async function refuseSharedCodes(groups: Group[]): Promise<void> {
  const owners = new Map<string, Group>()
  for await (const group of takeBreaks(groups))
    for (const marked of group.rows) {
      const code = codeOf(marked)
      if (!code) continue
      const owner = owners.get(code) ?? group
      owners.set(code, owner)
      if (owner !== group)
        mark(marked, 'productCode', `Line ${owner.rows[0]?.row.line} gives this code to another product.`)
    }
}

/** Tries the variant's ID, the product's ID, the variant's code and the product's code, in this order. */
function findRow(marked: Marked, known: KnownProducts) {
  const { variantUuid, productUuid, variantCode, productCode } = marked.row.cells
  const byId = variantUuid ? findById(marked, 'variantUuid', known.variantById) : undefined
  const owner = productUuid ? findById(marked, 'productUuid', known.productById) : undefined
  const byCode = variantCode ? known.variantByCode(variantCode) : undefined
  const ownerByCode =
    (productCode ? known.productByCode(productCode) : undefined) ?? findSinglePiece(known, marked.row)?.product
  if (!marked.row.problem && ![variantUuid, productUuid, variantCode, productCode].some(Boolean))
    mark(marked, null, 'It needs a supplier code or an ID, so that a second import finds it.')
  const product = byId?.product ?? owner ?? byCode?.product ?? ownerByCode
  if (byId && owner && byId.product !== owner)
    mark(marked, 'variantUuid', `This is a variant of another product, ${byId.product.name}.`)
  if (byCode && (byCode.product !== product || (byId && byId !== byCode)))
    mark(marked, 'variantCode', `Another variant has this code, of ${byCode.product.name}.`)
  if (ownerByCode && ownerByCode !== product)
    mark(marked, 'productCode', `Another product has this code, ${ownerByCode.name}.`)
  const variant = byId ?? byCode
  if (product?.inBin || variant?.inBin)
    mark(marked, null, `${product?.inBin ? product.name : 'This variant'} is in the bin. Please restore it first.`)
  return { product, variant: variant?.product === product ? variant : undefined }
}

function findById<Found>(
  marked: Marked,
  column: 'variantUuid' | 'productUuid',
  find: (uuid: string) => Found | undefined,
) {
  const uuid = marked.row.cells[column] ?? ''
  const what = column === 'variantUuid' ? 'variant' : 'product'
  if (!isUuid(uuid)) return mark(marked, column, 'This is not an ID of the shop’s.')
  const found = find(uuid)
  if (!found) mark(marked, column, `There is no ${what} with this ID. For a new one, leave the ID empty.`)
  return found
}

/** The group key of a new product: its code, else its name if the rows are consecutive or all rows are variants. */
function nameNew(marked: Marked, last: Group | undefined, rowsAre: RowMeaning): string {
  const { line, cells } = marked.row
  if (cells.productUuid) return `id ${cells.productUuid}`
  if (cells.productCode) return `code ${cells.productCode}`
  // Some systems name the product in its first row alone.
  if (!cells.name && last && rowsAre !== 'products' && namesVariant(marked)) return last.key
  if (rowsAre === 'products' || !cells.name) return `line ${line}`
  if (rowsAre === 'variants') return `name ${nameOf(marked)}`
  const before = last?.rows.at(-1)
  const goesOn = last && !last.product && before && !codeOf(before) && before.row.cells.name === cells.name
  return goesOn && areSetApart(before, marked) ? last.key : `line ${line}`
}

/** Rows with the same name are variants only if something sets them apart. Otherwise they are different products with one name. */
const areSetApart = (one: Marked, other: Marked) => {
  const [first, second] = [one, other].map(({ row: { cells, supplierProperties } }) =>
    [cells.variantName, supplierProperties ?? cells.properties].filter(Boolean).join(', '),
  )
  return Boolean(first) && Boolean(second) && first !== second
}

const namesVariant = ({ row: { cells } }: Marked) =>
  Boolean(cells.variantCode) && Boolean(cells.variantName || cells.properties)

function refuseApart(marked: Marked, { rows }: Group): void {
  const column = marked.row.cells.productUuid ? 'productUuid' : marked.row.cells.productCode ? 'productCode' : undefined
  const line = rows.at(-1)?.row.line
  if (column)
    mark(marked, column, `The rows of a product have to be together: the others of this one end in line ${line}.`)
}

async function refuseRepeats(rows: Marked[]): Promise<void> {
  const repeats: [SheetColumn, string][] = [
    ['variantUuid', 'ID'],
    ['variantCode', 'code'],
  ]
  for (const [column, what] of repeats) {
    const lines = new Map<string, number>()
    for await (const marked of takeBreaks(rows)) {
      const written = marked.row.cells[column]
      const text = column === 'variantUuid' ? written?.toLowerCase() : written
      if (!text) continue
      const first = lines.get(text)
      if (first === undefined) lines.set(text, marked.row.line)
      else mark(marked, column, `Line ${first} has this ${what} already.`)
    }
  }
}
