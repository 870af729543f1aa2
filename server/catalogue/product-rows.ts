import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { files } from '../media/tables.ts'
import type { Db } from '../platform/database.ts'
import type { Priced } from './prices.ts'
import { productFiles, productPictures, products, variantPictures, variantProperties, variants } from './tables.ts'

type VariantColumns = Pick<
  typeof variants.$inferSelect,
  'uuid' | 'name' | 'description' | 'heightCm' | 'widthCm' | 'depthCm'
>
export type VariantRow = VariantColumns & Priced & { pictureHashes: string[]; valueIds: number[] }
export type ProductRow = Awaited<ReturnType<typeof selectProduct>>[number]
export type ProductReader = ReturnType<typeof prepareProducts>

/** Prepared, since planning these would take the database longer than carrying them out. */
export const prepareProducts = (db: Db) => ({
  byUuid: selectProduct(db, eq(products.uuid, asked)).prepare('product_by_uuid'),
  byVariant: selectProduct(db, eq(products.uuid, productOf(db))).prepare('product_by_variant'),
})

const asked = sql.placeholder('uuid')
const productOf = (db: Db) => db.select({ uuid: variants.productUuid }).from(variants).where(eq(variants.uuid, asked))

/** A published product with its visible variants in shop order, if it has any. Whether its shelf is open is for the caller to ask. */
function selectProduct(db: Db, where: SQL) {
  const own = visibleVariants(db)
  return db
    .select({ ...getTableColumns(products), variants: own.rows, pictureHashes, files: ownFiles })
    .from(products)
    .innerJoinLateral(own, sql`true`)
    .where(and(eq(products.status, 'published'), isNull(products.deletedAt), where))
}

const visibleVariants = (db: Db) =>
  db
    .select({ rows: variantRows.as('rows') })
    .from(variants)
    .where(and(eq(variants.productUuid, products.uuid), variants.visible, isNull(variants.deletedAt)))
    .having(sql`count(*) > 0`)
    .as('own_variants')

const pictureHashes = sql<string[]>`(
  select coalesce(json_agg(${productPictures.pictureHash} order by ${productPictures.position}), '[]')
  from ${productPictures} where ${productPictures.productUuid} = ${products.uuid})`

const ownFiles = sql<{ uuid: string; name: string; hash: string; fileName: string }[]>`(
  select coalesce(json_agg(json_build_object(
    'uuid', ${productFiles.uuid}, 'name', ${productFiles.name}, 'hash', ${files.hash}, 'fileName', ${files.fileName})), '[]')
  from ${productFiles} join ${files} on ${files.hash} = ${productFiles.fileHash}
  where ${productFiles.productUuid} = ${products.uuid})`

const variantPictureHashes = sql`(
  select coalesce(json_agg(${variantPictures.pictureHash} order by ${variantPictures.position}), '[]')
  from ${variantPictures} where ${variantPictures.variantUuid} = ${variants.uuid})`

const variantValueIds = sql`(
  select coalesce(json_agg(${variantProperties.valueId}), '[]')
  from ${variantProperties} where ${variantProperties.variantUuid} = ${variants.uuid})`

const variantRows = sql`json_agg(json_build_object(
  'uuid', ${variants.uuid}, 'name', ${variants.name}, 'description', ${variants.description},
  'pricePence', ${variants.pricePence}, 'salePricePence', ${variants.salePricePence}, 'onSale', ${variants.onSale},
  'saleStartsAt', ${variants.saleStartsAt}, 'saleEndsAt', ${variants.saleEndsAt},
  'heightCm', ${variants.heightCm}, 'widthCm', ${variants.widthCm}, 'depthCm', ${variants.depthCm},
  'pictureHashes', ${variantPictureHashes}, 'valueIds', ${variantValueIds}
) order by ${variants.position}, ${variants.createdAt}, ${variants.uuid})`.mapWith((rows: JsonRow[]) =>
  rows.map(readVariant),
)

type JsonRow = Omit<VariantRow, 'saleStartsAt' | 'saleEndsAt'> & Record<'saleStartsAt' | 'saleEndsAt', string | null>

const readVariant = (row: JsonRow): VariantRow => ({
  ...row,
  saleStartsAt: row.saleStartsAt === null ? null : new Date(row.saleStartsAt),
  saleEndsAt: row.saleEndsAt === null ? null : new Date(row.saleEndsAt),
})
