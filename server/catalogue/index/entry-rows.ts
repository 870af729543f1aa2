import { and, eq, isNull, sql } from 'drizzle-orm'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { pickMeasured } from '../products/measures.ts'
import { productPictures, products, variantPictures, variantProperties, variants } from '../tables.ts'

export type EntryProduct = Awaited<ReturnType<typeof readEntryProducts>>[number]
export type EntryRows = Awaited<ReturnType<typeof readEntryRows>>

/** Reads the index's rows of these products with one query a table. */
export async function readEntryRows(db: Db, uuids: string[]) {
  const [productRows, variantRows, valueIds, pictureHashes] = await Promise.all([
    readEntryProducts(db, uuids),
    readVariants(db, uuids),
    readValueIds(db, uuids),
    readProductPictures(db, uuids),
  ])
  return {
    products: productRows,
    variants: Map.groupBy(variantRows, (row) => row.productUuid),
    valueIds,
    pictureHashes,
  }
}

const readEntryProducts = (db: Db, uuids: string[]) =>
  db
    .select({
      uuid: products.uuid,
      name: products.name,
      description: products.description,
      subCategoryUuid: products.subCategoryUuid,
      brandUuid: products.brandUuid,
      rangeUuid: products.rangeUuid,
      metaTags: products.metaTags,
      moreColorsAvailable: products.moreColorsAvailable,
      immediateDelivery: products.immediateDelivery,
      newUntil: products.newUntil,
      listedAt: products.listedAt,
    })
    .from(products)
    .where(and(among(products.uuid, uuids), eq(products.status, 'published'), isNull(products.deletedAt)))

const visibleOf = (uuids: string[]) =>
  and(among(variants.productUuid, uuids), variants.visible, isNull(variants.deletedAt))

const readVariants = (db: Db, uuids: string[]) =>
  db
    .select({
      productUuid: variants.productUuid,
      uuid: variants.uuid,
      name: variants.name,
      pricePence: variants.pricePence,
      salePricePence: variants.salePricePence,
      onSale: variants.onSale,
      saleStartsAt: variants.saleStartsAt,
      saleEndsAt: variants.saleEndsAt,
      saleUuid: variants.saleUuid,
      onDisplay: variants.onDisplay,
      stockState: variants.stockState,
      isExDisplay: variants.isExDisplay,
      ...pickMeasured(variants),
    })
    .from(variants)
    .where(visibleOf(uuids))
    .orderBy(variants.position, variants.createdAt, variants.uuid)

/** By variant. */
async function readValueIds(db: Db, uuids: string[]): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ uuid: variants.uuid, ids: sql<number[]>`array_agg(${variantProperties.valueId})` })
    .from(variants)
    .innerJoin(variantProperties, eq(variantProperties.variantUuid, variants.uuid))
    .where(visibleOf(uuids))
    .groupBy(variants.uuid)
  return new Map(rows.map((row) => [row.uuid, row.ids]))
}

async function readProductPictures(db: Db, uuids: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ uuid: productPictures.productUuid, hash: productPictures.pictureHash })
    .from(productPictures)
    .where(among(productPictures.productUuid, uuids))
    .orderBy(productPictures.position, productPictures.pictureHash)
  return listHashes(rows)
}

export async function readVariantPictures(db: Db, uuids: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ uuid: variantPictures.variantUuid, hash: variantPictures.pictureHash })
    .from(variantPictures)
    .where(among(variantPictures.variantUuid, uuids))
    .orderBy(variantPictures.position, variantPictures.pictureHash)
  return listHashes(rows)
}

function listHashes(rows: { uuid: string; hash: string }[]): Map<string, string[]> {
  const hashes = new Map<string, string[]>()
  for (const { uuid, hash } of rows) {
    const list = hashes.get(uuid)
    if (list) list.push(hash)
    else hashes.set(uuid, [hash])
  }
  return hashes
}
