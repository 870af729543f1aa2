import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { priceVariant } from '../catalogue/prices/prices.ts'
import { productPictures, products, variantPictures, variants } from '../catalogue/tables.ts'
import type { Db } from '../platform/database.ts'
import type { AskedAbout } from './tables.ts'

const inCatalogue = and(isNull(variants.deletedAt), isNull(products.deletedAt))
const onSite = and(variants.visible, eq(products.status, 'published'))

/** The variant as the shopper saw it, stored as it is now; null if it is not public. */
export async function findAskedAbout(db: Db, variantUuid: string): Promise<AskedAbout | null> {
  const found = await findVariant(db, variantUuid, and(inCatalogue, onSite))
  return found?.product ?? null
}

/** The product for staff, whether or not it is on the site. */
export const findAskedAboutNow = (db: Db, variantUuid: string) => findVariant(db, variantUuid, inCatalogue)

async function findVariant(db: Db, variantUuid: string, where: SQL | undefined) {
  const [row] = await db
    .select({ variant: variants, product: products, pictureHash: firstPicture(db), onSite: sql<boolean>`${onSite}` })
    .from(variants)
    .innerJoin(products, eq(products.uuid, variants.productUuid))
    .where(and(eq(variants.uuid, variantUuid), where))
  if (!row) return null
  const { variant, pictureHash } = row
  const { pricePence, salePricePence } = priceVariant(variant, new Date())
  const product: AskedAbout = {
    productUuid: row.product.uuid,
    productName: row.product.name,
    variantName: variant.name,
    pricePence,
    salePricePence,
    pictureHash,
  }
  return { product, onSite: row.onSite }
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
