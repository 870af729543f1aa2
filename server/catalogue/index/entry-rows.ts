import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Picture } from '../../../contract/media.ts'
import { shownColumns, showPicture } from '../../media/pictures.ts'
import { pictures } from '../../media/tables.ts'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { pickMeasured } from '../products/measures.ts'
import { isPublished } from '../products/published.ts'
import { productPictures, products, variantPictures, variantProperties, variants } from '../tables.ts'

export type EntryProduct = Awaited<ReturnType<typeof readEntryProducts>>[number]
export type EntryRows = Awaited<ReturnType<typeof readEntryRows>>

const picturesOnCard = 2

/** Reads the index's rows of these products with one query a table. */
export async function readEntryRows(db: Db, uuids: string[]) {
  const [productRows, variantRows, picturesOf] = await Promise.all([
    readEntryProducts(db, uuids),
    readVariants(db, uuids),
    readProductPictures(db, uuids),
  ])
  return {
    products: productRows,
    variants: Map.groupBy(variantRows, (row) => row.productUuid),
    pictures: picturesOf,
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
    .where(and(among(products.uuid, uuids), isPublished))

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
      valueIds: sql<number[]>`array(select ${variantProperties.valueId} from ${variantProperties}
        where ${variantProperties.variantUuid} = ${variants.uuid})`,
      ...pickMeasured(variants),
    })
    .from(variants)
    .where(and(among(variants.productUuid, uuids), variants.visible, isNull(variants.deletedAt)))
    .orderBy(variants.position, variants.createdAt, variants.uuid)

type Owned = { table: typeof productPictures | typeof variantPictures; owner: PgColumn }

const readProductPictures = (db: Db, uuids: string[]) =>
  readFirstPictures(db, { table: productPictures, owner: productPictures.productUuid }, uuids)

export const readVariantPictures = (db: Db, uuids: string[]) =>
  readFirstPictures(db, { table: variantPictures, owner: variantPictures.variantUuid }, uuids)

/** Reads the first pictures of each owner, as many as a card shows. */
async function readFirstPictures(db: Db, { table, owner }: Owned, owners: string[]): Promise<Map<string, Picture[]>> {
  const { pictureHash, position } = table
  const ranked = db
    .select({
      owner: sql<string>`${owner}`.as('owner'),
      hash: sql<string>`${pictureHash}`.as('owned_hash'),
      place: sql<number>`row_number() over (partition by ${owner} order by ${position}, ${pictureHash})`.as('place'),
    })
    .from(table)
    .where(among(owner, owners))
    .as('ranked')
  const rows = await db
    .select({ owner: ranked.owner, picture: shownColumns })
    .from(ranked)
    .innerJoin(pictures, eq(pictures.hash, ranked.hash))
    .where(lte(ranked.place, picturesOnCard))
    .orderBy(ranked.place)
  const found = new Map<string, Picture[]>()
  for (const { owner, picture } of rows) {
    const list = found.get(owner)
    if (list) list.push(showPicture(picture))
    else found.set(owner, [showPicture(picture)])
  }
  return found
}
