import { type Failure, failed } from '../../../contract/errors.ts'
import { writeList } from '../../../contract/list-text.ts'
import type { TaxonomyChoices } from '../../../contract/staff/products.ts'
import { staffApi } from '../api.ts'

export type HiddenTerm = { name: string; show(): Promise<Failure | undefined> }

/** The category and sub-category of a product that are off the site: while one is, shoppers do not see the product. */
export function findHiddenTerms(
  { categories }: Pick<TaxonomyChoices, 'categories'>,
  subCategoryUuid: string | null,
): HiddenTerm[] {
  const category = categories.find(({ subCategories }) => subCategories.some(({ uuid }) => uuid === subCategoryUuid))
  const subCategory = category?.subCategories.find(({ uuid }) => uuid === subCategoryUuid)
  return [
    ...(category && !category.visible ? [{ name: category.name, show: () => showCategory(category.id) }] : []),
    ...(subCategory && !subCategory.visible
      ? [{ name: subCategory.name, show: () => showSubCategory(subCategory.uuid) }]
      : []),
  ]
}

/** 'Lounge and Sofas'. */
export const nameTerms = (terms: HiddenTerm[]) => writeList(terms.map(({ name }) => name))

/** Why shoppers do not see a product although it is on the site itself. */
export const explainHidden = (terms: HiddenTerm[]) =>
  `${nameTerms(terms)} ${terms.length === 1 ? 'is' : 'are'} off the site`

export async function showTerms(terms: HiddenTerm[]): Promise<Failure | undefined> {
  for (const { show } of terms) {
    const failure = await show()
    if (failure) return failure
  }
  return undefined
}

async function showCategory(id: number) {
  const form = await staffApi.category({ id })
  if (failed(form)) return form
  const { version, edit } = form
  const answer = await staffApi.saveCategory({ id, version, edit: { ...edit, visible: true } })
  return failed(answer) ? answer : undefined
}

async function showSubCategory(uuid: string) {
  const form = await staffApi.subCategory({ uuid })
  if (failed(form)) return form
  const { version, edit } = form
  const answer = await staffApi.saveSubCategory({ uuid, version, edit: { ...edit, visible: true } })
  return failed(answer) ? answer : undefined
}
