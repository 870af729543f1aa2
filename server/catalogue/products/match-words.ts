import { type SQL, sql } from 'drizzle-orm'
import { simplify } from '../../../contract/simple-text.ts'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { brands, products, subCategories } from '../tables.ts'

const splitQuery = (text: string) =>
  simplify(text)
    .split(/\s+/)
    .filter((word) => word !== '')

/** The products that contain all these words: in the name, a code, the brand or the sub-category. */
export async function matchWords(db: Db, query: string): Promise<SQL[]> {
  const words = splitQuery(query)
  if (words.length === 0) return []
  const [brandNames, placeNames] = await Promise.all([
    db.select({ id: brands.uuid, name: brands.name }).from(brands),
    db.select({ id: subCategories.uuid, name: subCategories.name }).from(subCategories),
  ])
  return words.map((word) => {
    const named = (rows: typeof brandNames) =>
      rows.filter(({ name }) => simplify(name).includes(word)).map(({ id }) => id)
    return sql`(strpos(${products.lookupText}, ${word}) > 0
      or ${among(products.brandUuid, named(brandNames))}
      or ${among(products.subCategoryUuid, named(placeNames))}
      or ${products.uuid} in (select product_uuid from variants
        where supplier_code is not null and deleted_at is null and strpos(lower(supplier_code), ${word}) > 0))`
  })
}
