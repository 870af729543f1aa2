import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Picture } from '../../../contract/media.ts'
import { showPicture } from '../../media/pictures.ts'
import { files, pictures } from '../../media/tables.ts'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import {
  productFiles,
  productPictures,
  products,
  relatedProducts,
  variantPictures,
  variantProperties,
  variants,
} from '../tables.ts'
import { isInShop, type Taxonomy } from '../taxonomy/taxonomy.ts'
import { type Changing, cacheUntilChanged, type Read } from './cached-reads.ts'
import { pickColumns, toJson } from './fields/facts-sql.ts'
import { type VariantFacts, variantFactColumns } from './fields/stored.ts'
import { isPublished } from './published.ts'

type VariantColumns = Pick<typeof variants.$inferSelect, 'uuid' | (typeof variantFactColumns)[number]>
export type VariantRow = VariantColumns & { pictures: Picture[]; valueIds: number[] }
export type ProductRow = Awaited<ReturnType<typeof selectProduct>>[number]
export type ProductReader = {
  byUuid: Read<ProductRow[]>
  byVariant: Read<ProductRow[]>
  mayBeSeen(taxonomy: Taxonomy, product: { subCategoryUuid: string | null }): boolean
}

/** Prepared, since planning these takes the database longer than executing them. */
export function prepareProducts(db: Db, catalogue: Changing): ProductReader {
  const reads = prepareReads(db, isPublished, 'product')
  return {
    byUuid: cacheUntilChanged(catalogue, reads.byUuid),
    byVariant: reads.byVariant,
    mayBeSeen: isInShop,
  }
}

/** Rows for a preview: products of any status, in any sub-category. */
export const preparePreviews = (db: Db): ProductReader => ({
  ...prepareReads(db, isNull(products.deletedAt), 'preview'),
  mayBeSeen: () => true,
})

const prepareReads = (db: Db, where: SQL | undefined, name: string) => ({
  byUuid: selectProduct(db, and(where, eq(products.uuid, asked))).prepare(`${name}_by_uuid`),
  byVariant: selectProduct(db, and(where, eq(products.uuid, productOf(db)))).prepare(`${name}_by_variant`),
})

const asked = sql.placeholder('uuid')
const productOf = (db: Db) => db.select({ uuid: variants.productUuid }).from(variants).where(eq(variants.uuid, asked))

const { lookupText, sortText, ...columns } = getTableColumns(products)

/** A product with its visible variants in shop order, if it has any. The caller checks whether its sub-category is shown. */
function selectProduct(db: Db, where: SQL | undefined) {
  const own = visibleVariants(db)
  return db
    .select({ ...columns, variants: own.rows, pictures: ownPictures, files: ownFiles, chosenRelated })
    .from(products)
    .innerJoinLateral(own, sql`true`)
    .where(where)
}

const visibleVariants = (db: Db) =>
  db
    .select({ rows: variantRows.as('rows') })
    .from(variants)
    .where(and(eq(variants.productUuid, products.uuid), variants.visible, isNull(variants.deletedAt)))
    .having(sql`count(*) > 0`)
    .as('own_variants')

/** The products of these variants, each with the visible variants it has. */
export const readProductsOf = (db: Db, variantUuids: string[]) =>
  selectProduct(
    db,
    and(
      isPublished,
      inArray(
        products.uuid,
        db.select({ uuid: variants.productUuid }).from(variants).where(among(variants.uuid, variantUuids)),
      ),
    ),
  )

type JsonPicture = Parameters<typeof showPicture>[0]

const pictureFacts = sql`json_build_object(
  'hash', ${pictures.hash}, 'width', ${pictures.width}, 'height', ${pictures.height}, 'alt', ${pictures.alt},
  'placeholder', ${pictures.placeholder}, 'focalX', ${pictures.focalX}, 'focalY', ${pictures.focalY})`

const ownPictures = sql`(
  select coalesce(json_agg(${pictureFacts} order by ${productPictures.position}), '[]')
  from ${productPictures} join ${pictures} on ${pictures.hash} = ${productPictures.pictureHash}
  where ${productPictures.productUuid} = ${products.uuid})`.mapWith((shown: JsonPicture[]) => shown.map(showPicture))

const ownFiles = sql<{ uuid: string; name: string; hash: string; fileName: string }[]>`(
  select coalesce(json_agg(json_build_object(
    'uuid', ${productFiles.uuid}, 'name', ${productFiles.name}, 'hash', ${files.hash}, 'fileName', ${files.fileName})), '[]')
  from ${productFiles} join ${files} on ${files.hash} = ${productFiles.fileHash}
  where ${productFiles.productUuid} = ${products.uuid})`

/** The related products that staff chose, in their order. */
const chosenRelated = sql<string[]>`(
  select coalesce(json_agg(${relatedProducts.relatedUuid} order by ${relatedProducts.position}, ${relatedProducts.relatedUuid}), '[]')
  from ${relatedProducts} where ${relatedProducts.productUuid} = ${products.uuid})`

const picturesOfVariant = sql`(
  select coalesce(json_agg(${pictureFacts} order by ${variantPictures.position}), '[]')
  from ${variantPictures} join ${pictures} on ${pictures.hash} = ${variantPictures.pictureHash}
  where ${variantPictures.variantUuid} = ${variants.uuid})`

const variantValueIds = sql`(
  select coalesce(json_agg(${variantProperties.valueId}), '[]')
  from ${variantProperties} where ${variantProperties.variantUuid} = ${variants.uuid})`

const variantRows = sql`json_agg(${toJson({
  uuid: variants.uuid,
  ...pickColumns(getTableColumns(variants), variantFactColumns),
  pictures: picturesOfVariant,
  valueIds: variantValueIds,
})} order by ${variants.position}, ${variants.createdAt}, ${variants.uuid})`.mapWith((rows: JsonRow[]) =>
  rows.map(readVariant),
)

type JsonRow = Omit<VariantFacts, 'pictures' | 'properties'> & {
  uuid: string
  pictures: JsonPicture[]
  valueIds: number[]
}

const readVariant = (row: JsonRow): VariantRow => ({
  ...row,
  pictures: row.pictures.map(showPicture),
  saleStartsAt: readInstant(row.saleStartsAt),
  saleEndsAt: readInstant(row.saleEndsAt),
  displayCheckedAt: readInstant(row.displayCheckedAt),
  stockCheckedAt: readInstant(row.stockCheckedAt),
})

const readInstant = (at: string | null) => (at === null ? null : new Date(at))
