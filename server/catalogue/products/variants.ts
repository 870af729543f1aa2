import type { Variant } from '../../../contract/catalogue.ts'
import type { Db } from '../../platform/database.ts'
import { renderMarkdown } from '../../platform/markdown.ts'
import { notFound } from '../../platform/problem.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { readPreviousPrices } from '../prices/price-log.ts'
import { priceVariant, toPounds } from '../prices/prices.ts'
import { nameSale } from '../sales/running-sale.ts'
import { showShowroom } from '../showroom/showroom.ts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'
import { readMeasures } from './measures.ts'
import type { ProductReader, ProductRow, VariantRow } from './product-rows.ts'

export async function findVariant(db: Db, read: ProductReader, catalogue: Catalogue, uuid: string): Promise<Variant> {
  const [product] = await read.byVariant.execute({ uuid })
  const variant = product?.variants.find((candidate) => candidate.uuid === uuid)
  if (!product || !variant || !read.mayBeSeen(catalogue.taxonomy, product)) throw notFound('variant')
  return showVariant(db, catalogue, product, variant)
}

export async function showVariant(
  db: Db,
  catalogue: Catalogue,
  product: ProductRow,
  variant: VariantRow,
): Promise<Variant> {
  const now = catalogue.now()
  const price = priceVariant(variant, now)
  const previousPrices = await readPreviousPrices(db, [{ variant, price }], now)
  const images = variant.pictures.length > 0 ? variant.pictures : product.pictures
  const previousPence = previousPrices.get(variant.uuid)
  return {
    uuid: variant.uuid,
    name: variant.name,
    description: variant.description,
    descriptionHtml: renderMarkdown(variant.description),
    imageUrls: images.map((picture) => picture.url),
    images,
    price: toPounds(price.pricePence),
    salePrice: price.salePricePence === null ? null : toPounds(price.salePricePence),
    onSale: price.onSale,
    previousPrice: previousPence === undefined ? null : toPounds(previousPence),
    saleEndsAt: (price.onSale && variant.saleEndsAt?.toISOString()) || null,
    sale: price.onSale ? nameSale(catalogue.taxonomy, variant.saleUuid) : null,
    dimensions: { height: variant.heightCm, width: variant.widthCm, depth: variant.depthCm },
    measures: readMeasures(variant),
    showroom: showShowroom(catalogue.taxonomy, product, variant, now),
    productName: product.name,
    productUuid: product.uuid,
    categoryId: findCategoryId(catalogue.taxonomy, product),
  }
}

export const findCategoryId = ({ places }: Taxonomy, { subCategoryUuid }: Pick<ProductRow, 'subCategoryUuid'>) =>
  places.get(subCategoryUuid ?? '')?.category.id ?? null
