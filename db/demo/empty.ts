import { categories, products } from '../../server/catalogue/tables.ts'
import type { Db } from '../../server/platform/database.ts'

export async function isEmpty(db: Db): Promise<boolean> {
  const [anyCategory, anyProduct] = [await db.$count(categories), await db.$count(products)]
  return anyCategory + anyProduct === 0
}
