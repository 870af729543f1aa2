import type {
  CategoryInfo,
  Department,
  StoreIds,
  SubCategoryInfo,
  SubCategoryTile,
} from '../../../contract/catalogue.ts'
import type { SettingsCategory } from '../../../contract/site.ts'
import { renderMarkdown } from '../../platform/markdown.ts'
import { notFound } from '../../platform/problem.ts'
import { type Category, type Place, pictureOf, type Taxonomy } from './taxonomy.ts'

function findCategory(taxonomy: Taxonomy, routeName: string): Category {
  const category = taxonomy.categories.find((candidate) => candidate.routeName === routeName)
  if (!category) throw notFound('category')
  return category
}

export const describeCategory = (taxonomy: Taxonomy, routeName: string): CategoryInfo =>
  showPageInfo(taxonomy, findCategory(taxonomy, routeName))

export function describeSubCategory(taxonomy: Taxonomy, routeName: string): SubCategoryInfo {
  const place = [...taxonomy.places.values()].find(({ subCategory }) => subCategory.routeName === routeName)
  if (!place) throw notFound('sub-category')
  const { category, subCategory } = place
  return {
    ...showPageInfo(taxonomy, subCategory),
    subCategoryUuid: subCategory.uuid,
    catName: category.name,
    catRoute: category.routeName,
  }
}

function showPageInfo<Row extends Category | Place['subCategory']>(taxonomy: Taxonomy, row: Row) {
  const banner = pictureOf(taxonomy, row.bannerHash)
  return { ...row, bannerUrl: banner?.url ?? '', banner, extraInfoHtml: renderMarkdown(row.extraInfo) }
}

export function listSubCategories(taxonomy: Taxonomy, categoryRoute: string): SubCategoryTile[] {
  return subCategoriesOf(taxonomy, findCategory(taxonomy, categoryRoute)).map((row) => ({
    ...row,
    ...showThumbnail(taxonomy, row.thumbnailHash),
  }))
}

export const subCategoriesOf = ({ places }: Taxonomy, { id }: Category) =>
  [...places.values()].filter(({ category }) => category.id === id).map(({ subCategory }) => subCategory)

/** The categories as the home page and the footer show them. */
export const listSettingsCategories = (taxonomy: Taxonomy): SettingsCategory[] =>
  taxonomy.categories.map((row) => ({ ...row, ...showThumbnail(taxonomy, row.thumbnailHash) }))

function showThumbnail(taxonomy: Taxonomy, hash: string | null) {
  const thumbnail = pictureOf(taxonomy, hash)
  return { thumbnailUrl: thumbnail?.url ?? '', thumbnail }
}

export const listDepartments = ({ categories }: Taxonomy): Department[] =>
  categories.map(({ id, name }) => ({ value: id, label: name }))

export function findStoreIds(taxonomy: Taxonomy, categoryRoute: string, subCategoryRoute?: string): StoreIds {
  const category = findCategory(taxonomy, categoryRoute)
  if (!subCategoryRoute) return { categoryId: category.id, subCategoryUuid: null }
  const subCategory = subCategoriesOf(taxonomy, category).find(({ routeName }) => routeName === subCategoryRoute)
  if (!subCategory) throw notFound('sub-category')
  return { categoryId: category.id, subCategoryUuid: subCategory.uuid }
}
