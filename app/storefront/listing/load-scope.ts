import type { StoreIds } from '../../../contract/catalogue.ts'
import { orHome, type PageRequest } from '../../api.ts'

/** The category and sub-category to which an address such as /brand/bedroom/divan-beds/… narrows its listing. */
export async function loadScope({ api, params }: PageRequest): Promise<Partial<StoreIds>> {
  const { categoryRoute, subCategoryRoute } = params
  return categoryRoute ? orHome(await api.storeIds({ categoryRoute, subCategoryRoute })) : {}
}
