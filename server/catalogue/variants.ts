import { sql } from 'drizzle-orm'
import type { Variant } from '../../contract/catalogue.ts'
import type { Picture } from '../../contract/media.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db } from '../platform/database.ts'
import { renderMarkdown } from '../platform/markdown.ts'
import { notFound } from '../platform/problem.ts'
import type { Catalogue } from './catalogue.ts'
import { readPreviousPrices } from './price-log.ts'
import { priceVariant, toPounds } from './prices.ts'
import { type ProductRow, readProducts, type VariantRow } from './product-rows.ts'
import { isInShop, type Shelves } from './shelves.ts'
import { products, variants } from './tables.ts'

export async function findVariant(db: Db, catalogue: Catalogue, variantUuid: string): Promise<Variant> {
  const ofVariant = sql`${products.uuid} = (
    select ${variants.productUuid} from ${variants} where ${variants.uuid} = ${variantUuid})`
  const [product] = await readProducts(db, ofVariant)
  const variant = product?.variants.find(({ uuid }) => uuid === variantUuid)
  if (!product || !variant || !isInShop(catalogue.shelves, product)) throw notFound('variant')
  return showVariant(db, catalogue, product, variant)
}

export async function showVariant(
  db: Db,
  catalogue: Catalogue,
  product: ProductRow,
  variant: VariantRow,
): Promise<Variant> {
  const price = priceVariant(variant, catalogue.now())
  const [images, previousPrices] = await Promise.all([
    readImages(db, variant.pictureHashes, product.pictureHashes),
    readPreviousPrices(db, price.onSale ? [{ variantUuid: variant.uuid, ...price }] : []),
  ])
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
    dimensions: { height: variant.heightCm, width: variant.widthCm, depth: variant.depthCm },
    productName: product.name,
    productUuid: product.uuid,
    categoryId: findCategoryId(catalogue.shelves, product),
  }
}

export const findCategoryId = ({ places }: Shelves, { subCategoryUuid }: ProductRow) =>
  places.get(subCategoryUuid ?? '')?.category.id ?? null

/** The first of the lists that has any. */
export async function readImages(db: Db, hashes: string[], orElse: string[]): Promise<Picture[]> {
  const chosen = hashes.length > 0 ? hashes : orElse
  const pictures = await readPictures(db, chosen)
  return chosen.map((hash) => pictures.get(hash)).filter((picture) => picture !== undefined)
}
