import type { Index } from '../catalogue-index.ts'
import { addAll, type Bits, createBits } from '../storage/bits.ts'
import { listShopWords } from '../text/shop-words.ts'
import type { Constraint } from '../understanding/understood.ts'

/** Whether nothing says that it is for a child. */
export const isForAll = (constraints: Constraint[]): boolean => !constraints.some(({ kind }) => kind === 'audience')

/** Products among those for children or babies. */
export function listChildrens(index: Index): Bits {
  const { facets, products } = index
  const found = createBits(products.capacity)
  const { kids, baby } = listShopWords(index).audiences
  for (const { categoryIds, subCategoryUuids } of [kids, baby]) {
    for (const id of categoryIds) addAll(found, facets.category.byKey.get(id)?.slots ?? found)
    for (const uuid of subCategoryUuids) addAll(found, facets.subCategory.byKey.get(uuid)?.slots ?? found)
  }
  return found
}
