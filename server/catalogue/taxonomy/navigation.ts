import type { NavBrand, NavCategory, NavProperty, NavSubCategory } from '../../../contract/catalogue.ts'
import type { Index } from '../search/catalogue-index.ts'
import { listBrandsIn } from '../search/listings.ts'
import { subCategoriesOf } from './categories.ts'
import type { SubCategory, Taxonomy } from './taxonomy.ts'

export const listNavCategories = (index: Index, taxonomy: Taxonomy): NavCategory[] =>
  taxonomy.categories.map((category) => ({
    ...category,
    subCategories: subCategoriesOf(taxonomy, category).map((row) => showNavSubCategory(index, taxonomy, row)),
  }))

function showNavSubCategory(index: Index, taxonomy: Taxonomy, row: SubCategory): NavSubCategory {
  return {
    ...row,
    brands: listNavBrands(index, taxonomy, row.uuid),
    navBrand1: showNavBrand(taxonomy, row.navBrand1),
    navBrand2: showNavBrand(taxonomy, row.navBrand2),
    navBrand3: showNavBrand(taxonomy, row.navBrand3),
    navProperty1: showNavProperty(taxonomy, row.navProperty1),
    navProperty2: showNavProperty(taxonomy, row.navProperty2),
    navProperty3: showNavProperty(taxonomy, row.navProperty3),
  }
}

/** In the order of staff: the first three are in the menu if none were picked. */
function listNavBrands(index: Index, { brands }: Taxonomy, subCategoryUuid: string): NavBrand[] {
  const there = new Set(listBrandsIn(index, subCategoryUuid).map(({ uuid }) => uuid))
  return [...brands.values()].filter(({ uuid }) => there.has(uuid))
}

const showNavBrand = ({ brands }: Taxonomy, uuid: string | null): NavBrand | null => brands.get(uuid ?? '') ?? null

function showNavProperty({ values }: Taxonomy, id: number | null): NavProperty | null {
  const row = values.get(id ?? 0)
  return row ? { value: row.id, label: row.name } : null
}
