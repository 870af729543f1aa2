import type { CategoryEdit, SubCategoryEdit } from '../../../contract/staff/catalogue.ts'
import { brands, categories, products, ranges, subCategories } from '../../../server/catalogue/tables.ts'
import { createCategory } from '../../../server/catalogue/taxonomy/category-edits.ts'
import { createSubCategory } from '../../../server/catalogue/taxonomy/sub-category-edits.ts'
import type { Database } from '../../../server/platform/database.ts'
import { redirects } from '../../../server/site/tables.ts'
import { aCategory, aSubCategory, staffIn } from './staff-edits.ts'

/** `staffIn` with calls that create categories and sub-categories by name, and one that deletes all terms. */
export function taxonomyIn(db: Database) {
  const staff = staffIn(db)
  const makeCategory = (name: string, part?: Partial<CategoryEdit>) =>
    staff.change((tx, it) => createCategory(tx, it, aCategory(name, part)))
  const makeSubCategory = (id: number, name: string, part?: Partial<SubCategoryEdit>) =>
    staff.change((tx, it) => createSubCategory(tx, it, aSubCategory(id, name, part)))
  const empty = async () => {
    for (const table of [products, subCategories, categories, ranges, brands, redirects]) await db.delete(table)
  }
  return { ...staff, makeCategory, makeSubCategory, empty }
}
