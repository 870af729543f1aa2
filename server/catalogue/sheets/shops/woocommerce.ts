import { readName } from '../../../platform/html-text.ts'
import type { ImportRow, Sheet } from '../sheet.ts'
import { keepKnown, openCodes, openColumns } from './foreign-columns.ts'
import { describeWooProduct, describeWooVariant } from './woocommerce-cells.ts'
import { names, type Row, sources } from './woocommerce-columns.ts'

/** A simple product is one row; a variable one has its own row and one for each variation, which may be far below. */
export function readWooCommerce(sheet: Sheet): ImportRow[] | undefined {
  const file = openColumns(sheet, names, ['type', 'sku', 'name', 'regularPrice', 'parent'])
  if (!file) return undefined
  const { variations, products } = partRows(file.rows)
  const chooseCode = openCodes()
  const converted = products.flatMap((product) => {
    const problem = refuse(product)
    if (problem) return [wrong(product, problem)]
    const own = namesOf(product)
      .flatMap((name) => variations.get(name) ?? [])
      .toSorted(inShopOrder)
    const shared = describeWooProduct(product)
    const rows = own.length > 0 ? own : [product]
    return rows.map((row) => ({
      line: row.line,
      cells: keepKnown({ ...shared, ...describeWooVariant(row, product, chooseCode) }, sources, file.has),
    }))
  })
  const known = new Set(products.flatMap(namesOf))
  const orphans = [...variations].filter(([parent]) => !known.has(parent)).flatMap(([, rows]) => rows)
  return [...converted, ...orphans.map((row) => wrong(row, `Its product ${row.read('parent')} is not in the file.`))]
}

function partRows(rows: Row[]): { variations: Map<string, Row[]>; products: Row[] } {
  const isVariation = (row: Row) => typesOf(row).includes('variation')
  return {
    variations: Map.groupBy(rows.filter(isVariation), (row) => row.read('parent').toLowerCase()),
    products: rows.filter((row) => !isVariation(row)),
  }
}

const inShopOrder = (one: Row, other: Row) =>
  Number(one.read('position')) - Number(other.read('position')) || one.line - other.line

const typesOf = (row: Row) =>
  row
    .read('type')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())

/** The references by which variations name their product. */
const namesOf = (product: Row) =>
  [product.read('sku'), `id:${product.read('id')}`].filter((name) => name !== '').map((name) => name.toLowerCase())

const wrong = (row: Row, problem: string): ImportRow => ({
  line: row.line,
  cells: { name: readName(row.read('name')) },
  problem,
})

function refuse(product: Row): string | undefined {
  const types = typesOf(product)
  if (types.includes('grouped')) return 'It is a group of products, which come with rows of their own.'
  if (types.includes('external')) return 'It is sold by another shop.'
  if (types.some((type) => type === 'simple' || type === 'variable')) return undefined
  return `“${product.read('type')}” is not a kind of product that can be imported.`
}
