import type { NavBrand, NavCategory, NavProperty, NavSubCategory } from '../../contract/catalogue.ts'
import { subCategoriesOf } from './categories.ts'
import type { Index } from './search/catalogue-index.ts'
import { listBrandsIn } from './search/listings.ts'
import type { Shelves, SubCategory } from './shelves.ts'

export const listNavCategories = (index: Index, shelves: Shelves): NavCategory[] =>
  shelves.categories.map((category) => ({
    ...category,
    subCategories: subCategoriesOf(shelves, category).map((row) => showNavSubCategory(index, shelves, row)),
  }))

function showNavSubCategory(index: Index, shelves: Shelves, row: SubCategory): NavSubCategory {
  return {
    ...row,
    brands: listNavBrands(index, shelves, row.uuid),
    navBrand1: showNavBrand(shelves, row.navBrand1),
    navBrand2: showNavBrand(shelves, row.navBrand2),
    navBrand3: showNavBrand(shelves, row.navBrand3),
    navProperty1: showNavProperty(shelves, row.navProperty1),
    navProperty2: showNavProperty(shelves, row.navProperty2),
    navProperty3: showNavProperty(shelves, row.navProperty3),
  }
}

/** In the order that staff gave them: the first three stand in the menu where none were picked. */
function listNavBrands(index: Index, { brands }: Shelves, subCategoryUuid: string): NavBrand[] {
  const there = new Set(listBrandsIn(index, subCategoryUuid).map(({ uuid }) => uuid))
  return [...brands.values()].filter(({ uuid }) => there.has(uuid))
}

const showNavBrand = ({ brands }: Shelves, uuid: string | null): NavBrand | null => brands.get(uuid ?? '') ?? null

function showNavProperty({ values }: Shelves, id: number | null): NavProperty | null {
  const row = values.get(id ?? 0)
  return row ? { value: row.id, label: row.name } : null
}
