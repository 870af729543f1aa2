import { readHtml } from '../../../platform/html-text.ts'
import type { ImportRow, Sheet } from '../sheet.ts'
import { readPounds, writePounds } from '../values/cell-values.ts'
import { readList, writeList, writeSources } from '../values/lists.ts'
import { writeProperties } from '../values/properties.ts'
import { groupRows, keepKnown, openCodes, openColumns } from './foreign-columns.ts'
import { names, type Row, sources } from './shopify-columns.ts'

/** Rows with one handle are a product: some are its variants, some only add a picture. */
export function readShopify(sheet: Sheet): ImportRow[] | undefined {
  const file = openColumns(sheet, names, ['handle', 'title', 'option1Name', 'option1Value', 'price'])
  if (!file) return undefined
  const chooseCode = openCodes()
  return groupRows(file.rows, (row) => row.read('handle')).flatMap((rows): ImportRow[] => {
    const [head] = rows
    if (!head) return []
    const variants = rows.filter((row) => row === head || isVariant(row))
    const problem = refuse(head)
    if (problem) return variants.map(({ line, read }) => ({ line, cells: { name: read('title') }, problem }))
    const product = readProduct(head, rows)
    return variants.map((row) => ({
      line: row.line,
      cells: keepKnown({ ...product, ...readVariant(row, head, product, chooseCode) }, sources, file.has),
    }))
  })
}

const isVariant = (row: Row) => row.read('option1Value') !== '' || row.read('price') !== ''

function refuse(head: Row): string | undefined {
  if (head.read('handle') === '') return 'This row has no handle, by which its product would be found again.'
  return head.read('giftCard').toLowerCase() === 'true' ? 'Gift cards are not part of the catalogue.' : undefined
}

function readProduct(head: Row, rows: Row[]): ImportRow['cells'] {
  const path = head
    .read('productCategory')
    .split('>')
    .map((part) => part.trim())
  return {
    productCode: head.read('handle'),
    name: head.read('title'),
    status: readStatus(head),
    category: path.length > 1 ? path[0] : '',
    subCategory: head.read('type') || path.at(-1),
    brand: head.read('vendor'),
    description: readHtml(head.read('body')),
    metaTags: writeList([...new Set(readList(head.read('tags')))]),
    pictures: writeSources(listPictures(rows)),
    pageTitle: head.read('seoTitle'),
    metaDescription: head.read('seoDescription').replace(/\s+/g, ' '),
  }
}

function readStatus(head: Row): string {
  const isPublished = head.read('published').toLowerCase() !== 'false'
  const status = head.read('status').toLowerCase() || 'active'
  if (status === 'archived') return 'archived'
  return status === 'active' && isPublished ? 'published' : 'draft'
}

function listPictures(rows: Row[]): string[] {
  const places = rows.map((row, place) => ({
    address: row.read('image'),
    at: Number(row.read('imagePosition') || place + 1),
  }))
  const sorted = places.filter(({ address }) => address !== '').toSorted((one, other) => one.at - other.at)
  return [...new Set(sorted.map(({ address }) => address))]
}

type Option = { name: string; value: string }

/** A product without options has a dummy one: Title is Default Title. Only the first row names the options. */
function readOptions(row: Row, head: Row): Option[] {
  const options = ([1, 2, 3] as const).map((place) => ({
    name: head.read(`option${place}Name`),
    value: row.read(`option${place}Value`),
  }))
  return options.filter(({ value }) => value !== '' && value !== 'Default Title')
}

function readVariant(
  row: Row,
  head: Row,
  { pictures = '' }: ImportRow['cells'],
  chooseCode: (code: string, fallback: string) => string,
): ImportRow['cells'] {
  const options = readOptions(row, head)
  const values = options.map(({ value }) => value)
  const picture = row.read('variantImage')
  // An apostrophe before digits keeps a spreadsheet from dropping zeros.
  const sku = row.read('sku').replace(/^'(?=\d)/, '')
  return {
    variantCode: chooseCode(sku, [head.read('handle'), ...values].join('/')),
    variantName: values.join(' / '),
    ...readPrices(row),
    variantPictures: picture === pictures.split('\n', 1)[0] ? '' : picture,
    properties: writeProperties(options.filter(({ name }) => name !== '' && name.toLowerCase() !== 'title')),
  }
}

/** The compare-at price becomes the price, and the price the sale price; one that is not higher is ignored. */
function readPrices(row: Row): Pick<ImportRow['cells'], 'price' | 'onSale' | 'salePrice'> {
  const price = row.read('price')
  const [now, before] = [readPounds(price), readPounds(row.read('comparePrice'))]
  const isReduced = now !== undefined && before !== undefined && now > 0 && before > now
  return isReduced
    ? { price: writePounds(before), onSale: 'yes', salePrice: writePounds(now) }
    : { price, onSale: 'no', salePrice: '' }
}
