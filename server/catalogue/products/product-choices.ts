import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ProductChoice } from '../../../contract/staff/catalogue-lists.ts'
import { readPictures } from '../../media/pictures.ts'
import type { Db } from '../../platform/database.ts'
import { cardPicture } from '../prices/shown-variant.ts'
import { products } from '../tables.ts'

const maxChoices = 20

/** The products whose name holds every word. */
export const findProductChoices = (db: Db, q: string): Promise<ProductChoice[]> => {
  const words = q.split(/\s+/).filter(Boolean)
  const holds = words.map((word) => sql`${products.name} ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`)
  return readChoices(db, and(...holds), [asc(products.name), asc(products.uuid)], maxChoices)
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
    .select({ uuid, name, status, rangeUuid, hash: cardPicture })
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
