import type { Sheet, SheetRow } from '../sheet.ts'
import { writeSources } from '../values/lists.ts'
import { readOptions } from './bigcommerce-options.ts'
import { applyRules, changePrice, type PriceRule } from './bigcommerce-rules.ts'
import { type Family, openCells, type Piece, type ReadCell, writeFamilies } from './families.ts'

type WithRules = Family & { rules: SheetRow[] }

/** BigCommerce has a row for the product, and below it rows for its variants, pictures and rules. Both of its forms are read. */
export function placeBigCommerce(sheet: Sheet): Sheet {
  const names = sheet.headers.map((heading) => heading.trim().toLowerCase())
  const isOlder = ['item type', 'product name', 'product code/sku'].every((name) => names.includes(name))
  const isNewer = ['item', 'name', 'sku', 'options'].every((name) => names.includes(name))
  const read = openCells(sheet)
  const isProduct = (row: SheetRow) => kindOf(row, read) === 'product'
  if (!(isOlder || isNewer) || !sheet.rows.some(isProduct)) return sheet
  const families = gatherFamilies(sheet.rows, read)
  return clearZeros(
    writeFamilies(sheet, families, {
      isDropped: (heading) => dropped.test(heading.trim()),
      makePiece: (family, row) => describePiece(family, row, read),
    }),
  )
}

const dropped =
  /^(?:item(?: type)?|(?:product )?id|(?:product )?name|(?:product code\/)?sku|options|price|categor(?:y|ies)|(?:product |internal )?image url.*|image (?:is thumbnail|sort order|description|id)|variant image url)$/i

const kindOf = (row: SheetRow, read: ReadCell) => read(row, 'Item', 'Item Type').toLowerCase()

function gatherFamilies(rows: SheetRow[], read: ReadCell): WithRules[] {
  const families: WithRules[] = []
  for (const row of rows) {
    const kind = kindOf(row, read)
    const last = families.at(-1)
    if (kind === 'product') families.push({ product: row, variants: [], pictures: [], rules: [] })
    else if (kind === 'image') last?.pictures.push(row)
    else if (kind === 'rule') last?.rules.push(row)
    else if (last && (kind === 'sku' || kind === 'variant')) last.variants.push(row)
    else if (kind !== 'video') families.push({ product: row, variants: [], pictures: [], rules: [] })
  }
  return families
}

const codeOf = (row: SheetRow, read: ReadCell) => read(row, 'SKU', 'Product Code/SKU')
/** The options of a variant, or of the variants that a price rule applies to. */
const optionsOf = (row: SheetRow, read: ReadCell) =>
  readOptions(read(row, 'Options') || read(row, 'Product Name', 'Name'))
const idOf = (row: SheetRow, read: ReadCell) => read(row, 'ID', 'Product ID')

function describePiece({ product, pictures, rules }: WithRules, row: SheetRow, read: ReadCell): Piece {
  const name = read(product, 'Name', 'Product Name')
  const id = idOf(product, read)
  const isVariant = row !== product
  const { category, ids } = readCategories(read(product, 'Category', 'Categories'))
  const sorted = pictures.toSorted((one, other) => placeOf(one, read) - placeOf(other, read))
  const gallery = [
    ...pictureColumns.map((heading) => read(product, heading)),
    ...sorted.map((row) => read(row, 'Internal Image URL (Export)', 'Image URL (Import)')),
  ].filter((address) => address !== '')
  return {
    productCode: codeOf(product, read) || (id === '' ? name : `bc-${id}`),
    code: codeOf(row, read),
    options: isVariant ? optionsOf(row, read) : [],
    cells: {
      Name: name,
      Category: category,
      'Category numbers': ids,
      Price: priceOf(row, product, { rules, read }),
      Images: writeSources([...new Set(gallery)]),
      'Variant images': isVariant ? read(row, 'Variant Image URL') : '',
    },
  }
}

const pictureColumns = Array.from({ length: 10 }, (_, place) => `Product Image URL - ${place + 1}`)
const placeOf = (row: SheetRow, read: ReadCell) => Number(read(row, 'Image Sort Order') || 0)

/** Home/Sofas;Home/Sale: the first path counts. The newer form has numbers, which say nothing here. */
function readCategories(text: string): { category: string; ids: string } {
  if (/^[\d;,\s]+$/.test(text)) return { category: '', ids: text }
  const [first = ''] = text.split(';')
  const levels = first.split('/').map((level) => level.trim())
  return { category: levels.filter((level) => level !== '').join(' > '), ids: '' }
}

/** The variant's own price, else the price of the product after the rules for this variant. */
function priceOf(row: SheetRow, product: SheetRow, { rules, read }: { rules: SheetRow[]; read: ReadCell }): string {
  const whole = read(product, 'Price')
  if (row === product) return whole
  const own = read(row, 'Price')
  if (own !== '') return changePrice(whole, own)
  const variant = { code: codeOf(row, read), options: optionsOf(row, read) }
  return applyRules(
    whole,
    variant,
    rules.map((rule) => readRule(rule, read)),
  )
}

function readRule(row: SheetRow, read: ReadCell): PriceRule {
  const isLast = /^(?:y|yes|true|1)$/i.test(read(row, 'Stop Processing Rules'))
  return { code: codeOf(row, read), options: optionsOf(row, read), change: read(row, 'Price'), isLast }
}

/** A side that was not entered is 0. */
function clearZeros({ headers, rows }: Sheet): Sheet {
  const sides = headers.map((heading) => /^(?:product )?(?:width|height|depth)$/i.test(heading.trim()))
  const clear = (cell: string, place: number) => (sides[place] && /^0(?:\.0+)?$/.test(cell.trim()) ? '' : cell)
  return { headers, rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(clear) })) }
}
