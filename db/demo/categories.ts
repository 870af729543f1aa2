import { CategoryEdit, SubCategoryEdit } from '../../contract/staff/catalogue.ts'
import { createCategory } from '../../server/catalogue/taxonomy/category-edits.ts'
import { createSubCategory } from '../../server/catalogue/taxonomy/sub-category-edits.ts'
import type { Transaction } from '../../server/platform/database.ts'
import type { Change } from '../../server/site/changes.ts'
import { type DemoCategory, type DemoSubCategory, readTextIfThere } from './demo-data.ts'
import { type Named, shownTerm } from './named.ts'

/** Returns the uuid of each sub-category by its route name. */
export async function createCategories(tx: Transaction, change: Change, categories: DemoCategory[], named: Named) {
  const uuids = new Map<string, string>()
  for (const category of categories) {
    const { id } = await createCategory(tx, change, await fillInCategory(category, named))
    for (const subCategory of category.subCategories) {
      const { uuid } = await createSubCategory(tx, change, fillInSubCategory(id, subCategory, named))
      uuids.set(subCategory.routeName, uuid)
    }
  }
  return uuids
}

async function fillInCategory(category: DemoCategory, { terms, hashOf }: Named): Promise<CategoryEdit> {
  return CategoryEdit.parse({
    ...shownTerm,
    ...category,
    extraInfo: await readTextIfThere(`extra-info/${category.routeName}.md`),
    bannerHash: hashOf(category.banner),
    thumbnailHash: hashOf(category.thumbnail),
    menuRangeUuid: terms.range(category.menuRange),
  })
}

function fillInSubCategory(categoryId: number, row: DemoSubCategory, { terms, hashOf }: Named): SubCategoryEdit {
  const [brand1 = null, brand2 = null, brand3 = null] = (row.navBrands ?? []).map(terms.brand)
  const [property1 = null, property2 = null, property3 = null] = (row.navProperties ?? []).map(terms.value)
  return SubCategoryEdit.parse({
    ...shownTerm,
    ...row,
    categoryId,
    extraInfo: '',
    bannerHash: hashOf(row.banner),
    thumbnailHash: hashOf(row.thumbnail),
    navBrand1: brand1,
    navBrand2: brand2,
    navBrand3: brand3,
    navProperty1: property1,
    navProperty2: property2,
    navProperty3: property3,
  })
}
