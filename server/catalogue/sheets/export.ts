import { type SheetColumn, sheetColumns } from '../../../contract/staff-sheets.ts'
import type { Db } from '../../platform/database.ts'
import type { ColumnKind } from '../../platform/xlsx.ts'
import { type ExportedProduct, type ExportedVariant, readExported } from './exported-products.ts'
import { writeInstant } from './instants.ts'
import { writeList, writeSources } from './lists.ts'
import { writeMeasure } from './measures.ts'
import { writePounds } from './pounds.ts'
import { writeProperties } from './properties.ts'
import { writeYesNo } from './yes-no.ts'

const columns = Object.keys(sheetColumns) as SheetColumn[]
const kinds: Partial<Record<SheetColumn, ColumnKind>> = {
  price: 'pounds',
  salePrice: 'pounds',
  heightCm: 'number',
  widthCm: 'number',
  depthCm: 'number',
}
export const columnKinds = columns.map((column) => kinds[column] ?? 'text')

const atOnce = 100

/** The headings, and then these products a hundred at a time however many there are: one row a variant. */
export async function* exportProducts(db: Db, uuids: string[], publicUrl: string): AsyncGenerator<string[][]> {
  yield [Object.values(sheetColumns)]
  for (let start = 0; start < uuids.length; start += atOnce) {
    const products = await readExported(db, uuids.slice(start, start + atOnce))
    yield products.flatMap((product) => product.variants.map((variant) => writeRow(product, variant, publicUrl)))
  }
}

const instant = (text: string | null) => writeInstant(text === null ? null : new Date(text))

function writeRow(product: ExportedProduct, variant: ExportedVariant, publicUrl: string): string[] {
  const pictures = (hashes: string[]) => writeSources(hashes.map((hash) => `${publicUrl}/media/${hash}.webp`))
  const cells: Record<SheetColumn, string> = {
    ...writeProduct(product),
    ...writeVariant(variant),
    pictures: pictures(product.pictures),
    variantPictures: pictures(variant.pictures),
  }
  return columns.map((column) => cells[column])
}

const writeProduct = (product: ExportedProduct) => ({
  productUuid: product.uuid,
  productCode: product.supplierCode ?? '',
  name: product.name,
  status: product.status,
  category: product.category ?? '',
  subCategory: product.subCategory ?? '',
  brand: product.brand ?? '',
  range: product.range ?? '',
  description: product.description,
  metaTags: writeList(product.metaTags),
  moreColorsAvailable: writeYesNo(product.moreColorsAvailable),
  immediateDelivery: writeYesNo(product.immediateDelivery),
  showInterestFreeCredit: writeYesNo(product.showInterestFreeCredit),
  newUntil: instant(product.newUntil),
  listedAt: instant(product.listedAt),
  related: writeList(product.related),
  pageTitle: product.pageTitle,
  metaDescription: product.metaDescription,
  keywords: product.keywords,
})

const writeVariant = (variant: ExportedVariant) => ({
  variantUuid: variant.uuid,
  variantCode: variant.supplierCode ?? '',
  variantName: variant.name,
  variantDescription: variant.description,
  price: writePounds(variant.pricePence),
  onSale: writeYesNo(variant.onSale),
  salePrice: writePounds(variant.salePricePence),
  saleStartsAt: instant(variant.saleStartsAt),
  saleEndsAt: instant(variant.saleEndsAt),
  heightCm: writeMeasure(variant.heightCm),
  widthCm: writeMeasure(variant.widthCm),
  depthCm: writeMeasure(variant.depthCm),
  variantVisible: writeYesNo(variant.visible),
  properties: writeProperties(variant.properties),
})
