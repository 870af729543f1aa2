import type { CategoryInfo, Department, StoreIds, SubCategoryInfo, SubCategoryTile } from '../../contract/catalogue.ts'
import type { SettingsCategory } from '../../contract/site.ts'
import { renderMarkdown } from '../platform/markdown.ts'
import { notFound } from '../platform/problem.ts'
import { type Category, type Place, pictureOf, type Shelves } from './shelves.ts'

function findCategory(shelves: Shelves, routeName: string): Category {
  const category = shelves.categories.find((candidate) => candidate.routeName === routeName)
  if (!category) throw notFound('category')
  return category
}

export const describeCategory = (shelves: Shelves, routeName: string): CategoryInfo =>
  showPageInfo(shelves, findCategory(shelves, routeName))

export function describeSubCategory(shelves: Shelves, routeName: string): SubCategoryInfo {
  const place = [...shelves.places.values()].find(({ subCategory }) => subCategory.routeName === routeName)
  if (!place) throw notFound('sub-category')
  const { category, subCategory } = place
  return {
    ...showPageInfo(shelves, subCategory),
    subCategoryUuid: subCategory.uuid,
    catName: category.name,
    catRoute: category.routeName,
  }
}

function showPageInfo<Row extends Category | Place['subCategory']>(shelves: Shelves, row: Row) {
  const banner = pictureOf(shelves, row.bannerHash)
  return { ...row, bannerUrl: banner?.url ?? '', banner, extraInfoHtml: renderMarkdown(row.extraInfo) }
}

export function listSubCategories(shelves: Shelves, categoryRoute: string): SubCategoryTile[] {
  return subCategoriesOf(shelves, findCategory(shelves, categoryRoute)).map((row) => ({
    ...row,
    ...showThumbnail(shelves, row.thumbnailHash),
  }))
}

export const subCategoriesOf = ({ places }: Shelves, { id }: Category) =>
  [...places.values()].filter(({ category }) => category.id === id).map(({ subCategory }) => subCategory)

/** The categories as the home page and the footer show them. */
export const listSettingsCategories = (shelves: Shelves): SettingsCategory[] =>
  shelves.categories.map((row) => ({ ...row, ...showThumbnail(shelves, row.thumbnailHash) }))

function showThumbnail(shelves: Shelves, hash: string | null) {
  const thumbnail = pictureOf(shelves, hash)
  return { thumbnailUrl: thumbnail?.url ?? '', thumbnail }
}

export const listDepartments = ({ categories }: Shelves): Department[] =>
  categories.map(({ id, name }) => ({ value: id, label: name }))

export function findStoreIds(shelves: Shelves, categoryRoute: string, subCategoryRoute?: string): StoreIds {
  const category = findCategory(shelves, categoryRoute)
  if (!subCategoryRoute) return { categoryId: category.id, subCategoryUuid: null }
  const subCategory = subCategoriesOf(shelves, category).find(({ routeName }) => routeName === subCategoryRoute)
  if (!subCategory) throw notFound('sub-category')
  return { categoryId: category.id, subCategoryUuid: subCategory.uuid }
}
