import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ProductChoice } from '../../contract/staff-catalogue-lists.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db } from '../platform/database.ts'
import { productPictures, products, variantPictures, variants } from './tables.ts'

const most = 20

/** The products whose name holds every word. */
export const findProductChoices = (db: Db, q: string): Promise<ProductChoice[]> => {
  const words = q.split(/\s+/).filter(Boolean)
  const holds = words.map((word) => sql`${products.name} ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`)
  return readChoices(db, and(...holds), [asc(products.name), asc(products.uuid)], most)
}

export const listRangeProducts = (db: Db, rangeUuid: string): Promise<ProductChoice[]> =>
  readChoices(db, eq(products.rangeUuid, rangeUuid), [
    asc(products.rangePosition),
    asc(products.name),
    asc(products.uuid),
  ])

async function readChoices(db: Db, where: SQL | undefined, order: SQL[], limit = 20_000): Promise<ProductChoice[]> {
  const { uuid, name, status, rangeUuid } = products
  const rows = await db
    .select({ uuid, name, status, rangeUuid, hash: firstPicture(db) })
    .from(products)
    .where(and(isNull(products.deletedAt), where))
    .orderBy(...order)
    .limit(limit)
  const pictures = await readPictures(
    db,
    rows.map(({ hash }) => hash),
  )
  return rows.map(({ hash, ...row }) => ({ ...row, picture: pictures.get(hash ?? '') ?? null }))
}

/** What stands first on the product's card. */
function firstPicture(db: Db): SQL<string | null> {
  const own = db
    .select({ hash: productPictures.pictureHash })
    .from(productPictures)
    .where(eq(productPictures.productUuid, products.uuid))
    .orderBy(asc(productPictures.position))
    .limit(1)
  const ofVariant = db
    .select({ hash: variantPictures.pictureHash })
    .from(variantPictures)
    .innerJoin(variants, eq(variants.uuid, variantPictures.variantUuid))
    .where(and(eq(variants.productUuid, products.uuid), isNull(variants.deletedAt)))
    .orderBy(asc(variants.position), asc(variantPictures.position))
    .limit(1)
  return sql`coalesce(${own}, ${ofVariant})`
}
