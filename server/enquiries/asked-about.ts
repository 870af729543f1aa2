import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { priceVariant } from '../catalogue/prices.ts'
import { productPictures, products, variantPictures, variants } from '../catalogue/tables.ts'
import type { Db } from '../platform/database.ts'
import type { AskedAbout } from './tables.ts'

/** What the shopper saw of the variant, kept as it is now. Nothing, if the public can't see it. */
export async function findAskedAbout(db: Db, variantUuid: string): Promise<AskedAbout | null> {
  const [row] = await db
    .select({ variant: variants, product: products, pictureHash: firstPicture(db) })
    .from(variants)
    .innerJoin(products, eq(products.uuid, variants.productUuid))
    .where(
      and(
        eq(variants.uuid, variantUuid),
        variants.visible,
        isNull(variants.deletedAt),
        eq(products.status, 'published'),
        isNull(products.deletedAt),
      ),
    )
  if (!row) return null
  const { variant, product, pictureHash } = row
  const { pricePence, salePricePence } = priceVariant(variant, new Date())
  return {
    productUuid: product.uuid,
    productName: product.name,
    variantName: variant.name,
    pricePence,
    salePricePence,
    pictureHash,
  }
}

function firstPicture(db: Db) {
  const ofVariant = db
    .select({ hash: variantPictures.pictureHash })
    .from(variantPictures)
    .where(eq(variantPictures.variantUuid, variants.uuid))
    .orderBy(asc(variantPictures.position))
    .limit(1)
  const ofProduct = db
    .select({ hash: productPictures.pictureHash })
    .from(productPictures)
    .where(eq(productPictures.productUuid, products.uuid))
    .orderBy(asc(productPictures.position))
    .limit(1)
  return sql<string | null>`coalesce((${ofVariant}), (${ofProduct}))`
}
