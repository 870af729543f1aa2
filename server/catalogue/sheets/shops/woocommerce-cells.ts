import { readHtml, readName } from '../../../platform/html-text.ts'
import type { ImportRow } from '../sheet.ts'
import { readMeasure, readPounds, writeMeasure } from '../values/cell-values.ts'
import { readList, readSources, writeList, writeSources } from '../values/lists.ts'
import { type PropertyName, writeProperties } from '../values/properties.ts'
import { attributePlaces, type Row } from './woocommerce-columns.ts'

type Cells = ImportRow['cells']

export function describeWooProduct(product: Row): Cells {
  const { category, subCategory } = readCategory(product.read('categories'))
  return {
    productCode: codeOf(product),
    name: readName(product.read('name')),
    status: readStatus(product),
    category,
    subCategory,
    brand: readName(readList(product.read('brands'))[0] ?? ''),
    description: readDescription(product),
    metaTags: writeList([...new Set(readList(product.read('tags')).map(readName))]),
    pictures: writeSources(readSources(product.read('images'))),
    pageTitle: withoutVariables(product.read('seoTitle')),
    metaDescription: withoutVariables(product.read('seoDescription')),
  }
}

/** Its SKU, else its number in the other shop; a file may lack that as well. */
const codeOf = (product: Row) => product.read('sku') || (product.read('id') && `woo-${product.read('id')}`)

/** 1 is published, 0 private, −1 a draft, 2 waiting; a product hidden from the other shop's lists becomes a draft. */
const readStatus = (product: Row) =>
  product.read('published') === '1' && product.read('visibility').toLowerCase() !== 'hidden' ? 'published' : 'draft'

/** The first path with two names; else the first name, for category and sub-category alike. */
function readCategory(categories: string): { category: string; subCategory: string } {
  const paths = readList(categories).map((path) => path.split('>').map((part) => readName(part.trim())))
  const [category = '', subCategory = category] = paths.find((path) => path.length > 1) ?? paths[0] ?? []
  return /^uncategori[sz]ed$/i.test(category) ? { category: '', subCategory: '' } : { category, subCategory }
}

function readDescription(product: Row): string {
  const texts = [readText(product.read('shortDescription')), readText(product.read('description'))]
  return [...new Set(texts)].filter((text) => text !== '').join('\n\n')
}

/** A line break is written as \n in the file. */
const readText = (html: string) =>
  readHtml(html.replace(/(?<!\\)\\n/g, '\n').replaceAll('\\\\n', '\\n'), { keepBreaks: true })

const withoutVariables = (text: string) => (text.includes('%%') ? '' : text)

type ChooseCode = (code: string, fallback: string) => string

/** The cells of a variant: a variation completed by its product, or a simple product itself. */
export function describeWooVariant(row: Row, product: Row, chooseCode: ChooseCode): Cells {
  const isOwn = row !== product
  const chosen = isOwn ? readAttributes(row).flatMap(({ values: [value] }) => value ?? []) : []
  const productName = readName(product.read('name'))
  const name = chosen.join(' / ') || readName(row.read('name')).replace(`${productName} - `, '')
  const fallback = [codeOf(product), ...(isOwn ? [chosen.join('/') || row.read('id')] : [])]
  return {
    variantCode: chooseCode(row.read('sku'), fallback.join('/')),
    variantName: isOwn ? name : '',
    variantDescription: isOwn ? readText(row.read('description')) : '',
    ...readPrices(row),
    heightCm: measureOf(row, product, 'height'),
    widthCm: measureOf(row, product, 'width'),
    depthCm: measureOf(row, product, 'length'),
    variantVisible: isOwn && row.read('published') === '0' ? 'no' : 'yes',
    variantPictures: isOwn ? readOwnPictures(row, product) : '',
    properties: writeProperties(listProperties(row, product)),
  }
}

/** Empty where the first picture equals the product's. */
function readOwnPictures(row: Row, product: Row): string {
  const own = readSources(row.read('images'))
  return own[0] === readSources(product.read('images'))[0] ? '' : writeSources(own)
}

function readPrices(row: Row): Cells {
  const [price, salePrice] = [row.read('regularPrice'), row.read('salePrice')]
  const [before, now] = [readPounds(price), readPounds(salePrice)]
  if (before === undefined || now === undefined || now <= 0 || now >= before)
    return { price, onSale: 'no', salePrice: '', saleStartsAt: '', saleEndsAt: '' }
  const ends = row.read('saleEnds')
  // The date is the last day of the sale.
  const saleEndsAt = /^\S+$/.test(ends) ? `${ends} 23:59:59` : ends
  return { price, onSale: 'yes', salePrice, saleStartsAt: row.read('saleStarts'), saleEndsAt }
}

type Attribute = { name: string; values: string[] }

const readAttributes = (row: Row): Attribute[] =>
  attributePlaces
    .filter((place) => row.read(`attribute${place}Name`) !== '')
    .map((place) => ({
      name: readName(row.read(`attribute${place}Name`)),
      values: readList(row.read(`attribute${place}Values`)).map(readName),
    }))

/** A variation takes missing cells from its product. */
function listProperties(row: Row, product: Row): PropertyName[] {
  const own = readAttributes(row)
  const shared = readAttributes(product)
  const names = [...new Set([...shared, ...own].map(({ name }) => name))]
  const valuesOf = (attributes: Attribute[], wanted: string) =>
    attributes.find(({ name, values }) => name === wanted && values.length > 0)?.values
  return names.flatMap((name) =>
    (valuesOf(own, name) ?? valuesOf(shared, name) ?? []).map((value) => ({ name, value })),
  )
}

const centimetres: Record<string, number> = { mm: 0.1, cm: 1, m: 100, in: 2.54, yd: 91.44 }

/** In centimetres, whatever unit the heading names; a variation without a size has that of its product. */
function measureOf(row: Row, product: Row, side: 'height' | 'width' | 'length'): string {
  const written = row.read(side) || product.read(side)
  const [, unit = 'cm'] = /\((\w+)\)/.exec(row.heading(side)) ?? []
  const measure = readMeasure(written.replace(/^\./, '0.'))
  return measure === undefined ? written : writeMeasure(Math.round(measure * (centimetres[unit] ?? 1) * 100) / 100)
}
