import type { Sheet, SheetRow } from '../sheet.ts'
import { readPounds, writePounds } from '../values/cell-values.ts'
import { writeSources } from '../values/lists.ts'
import type { PropertyName } from '../values/properties.ts'
import { type Family, openCells, type Piece, type ReadCell, writeFamilies } from './families.ts'
import { groupRows } from './foreign-columns.ts'
import { openChoices, optionPlaces, readChoices, readOptionName } from './wix-choices.ts'

/** Wix has a row for the product, and rows for its variants and pictures with the same handle. Both of its forms are read. */
export function placeWix(sheet: Sheet): Sheet {
  const names = sheet.headers.map((heading) => heading.trim().toLowerCase())
  if (!names.includes('fieldtype') || !(names.includes('handleid') || names.includes('handle'))) return sheet
  const read = openCells(sheet)
  const kindOf = (row: SheetRow) => read(row, 'fieldType').toLowerCase()
  if (!sheet.rows.some((row) => kindOf(row) === 'product')) return sheet
  const groups = groupRows(sheet.rows, (row) => read(row, 'handleId', 'handle'))
  const writeVariants = openChoices(sheet, read)
  const families = groups.flatMap((rows) => gatherFamilies(rows, kindOf)).map(writeVariants)
  return writeFamilies(sheet, families, {
    isDropped: (heading) => dropped.test(heading.trim()),
    makePiece: ({ product, pictures }, row) => describePiece({ product, pictures, row }, read),
  })
}

const dropped =
  /^(?:handle(?:id)?|fieldtype|name|sku|price|surcharge|strikethroughprice|discount(?:mode|value)|(?:plain)?description|productimageurl|media|mediaalttext|collection|(?:primary)?categoryslugs?|productoption\w+)$/i

/** A row without a product, or a second one with its handle, stands for itself. */
function gatherFamilies(rows: SheetRow[], kindOf: (row: SheetRow) => string): Family[] {
  const product = rows.find((row) => kindOf(row) === 'product')
  const isOfFirst = (row: SheetRow) => product !== undefined && ['variant', 'media'].includes(kindOf(row))
  const others = rows.filter((row) => !isOfFirst(row))
  return others.map((row) => {
    const own = row === product ? rows : []
    const ofKind = (kind: string) => own.filter((row) => kindOf(row) === kind)
    return { product: row, variants: ofKind('variant'), pictures: ofKind('media') }
  })
}

type Place = { product: SheetRow; pictures: SheetRow[]; row: SheetRow }

function describePiece({ product, pictures, row }: Place, read: ReadCell): Piece {
  const isVariant = row !== product
  const gallery = [product, ...pictures].flatMap((row) => listPictures(read(row, 'productImageUrl', 'media')))
  const own = isVariant ? listPictures(read(row, 'productImageUrl', 'media')) : []
  return {
    productCode: read(product, 'sku') || read(product, 'handleId', 'handle'),
    code: read(row, 'sku'),
    options: readOptions(row, product, read),
    cells: {
      Name: read(product, 'name'),
      Category: readCategory(product, read),
      ...readPrices(row, product, read),
      Description: read(product, 'description', 'plainDescription'),
      Images: writeSources([...new Set(gallery)]),
      'Variant images': writeSources(own.filter((picture) => picture !== gallery[0])),
    },
  }
}

/** The first collection of the product, except ‘All Products’, which holds every product. */
function readCategory(product: SheetRow, read: ReadCell): string {
  const all = read(product, 'primaryCategorySlug', 'collection', 'categorySlugs').split(';')
  const named = all.map((name) => name.trim()).filter((name) => name !== '' && !/^all[ -]products$/i.test(name))
  return named[0] ?? ''
}

/** The surcharge of a variant is added; a discount, or a lower price beside one struck through, is its sale price. */
function readPrices(row: SheetRow, product: SheetRow, read: ReadCell): Record<string, string> {
  const price = read(row, 'price') || read(product, 'price')
  const now = readPounds(price)
  if (now === undefined) return { Price: price }
  const whole = now + (readPounds(read(row, 'surcharge')) ?? 0)
  const struck = readPounds(read(row, 'strikethroughPrice') || read(product, 'strikethroughPrice')) ?? 0
  if (struck > whole) return { Price: writePounds(struck), 'Sale price': writePounds(whole) }
  const reduced = reduce(whole, read(product, 'discountMode'), read(product, 'discountValue'))
  return { Price: writePounds(whole), 'Sale price': reduced < whole ? writePounds(reduced) : '' }
}

/** A percentage has two decimals at most, so hundredths of it are whole. */
function reduce(pence: number, mode: string, value: string): number {
  const hundredths = readPounds(value) ?? 0
  const off = /percent/i.test(mode) ? Math.round((pence * hundredths) / 10_000) : hundredths
  return off > 0 && off < pence ? pence - off : pence
}

/** The chosen value of each option. For a product with choices and no rows, `openChoices` has added the rows. */
const readOptions = (row: SheetRow, product: SheetRow, read: ReadCell): PropertyName[] =>
  optionPlaces.flatMap((place) => {
    const name = readOptionName(row, place, read) || readOptionName(product, place, read)
    return name === '' ? [] : readChoices(row, place, read).map((value) => ({ name, value }))
  })

/** A picture that Wix keeps is named alone, or by its place there. */
const listPictures = (text: string) =>
  text
    .split(';')
    .map((picture) => picture.trim().replace(/^wix:image:\/\/v1\/([^/]+)\/.*$/, '$1'))
    .filter((picture) => picture !== '')
    .map((picture) => (/^\w+~mv2\.\w+$/.test(picture) ? `https://static.wixstatic.com/media/${picture}` : picture))
