import type { ProductEdit } from '../../../contract/staff-catalogue.ts'

export type Missing = Partial<Record<'variants' | 'pictures' | 'subCategoryUuid' | 'description', string>>

/** What a product still lacks before shoppers see it, by field; only a variant that can be seen has to be there. */
export function findMissing({ variants, pictures, subCategoryUuid, description }: ProductEdit): Missing {
  const seen = variants.filter((variant) => variant.visible)
  const hasPicture = pictures.length > 0 || seen.some((variant) => variant.pictures.length > 0)
  return {
    ...(!hasPicture && { pictures: 'There is no picture yet.' }),
    ...(subCategoryUuid === null && {
      subCategoryUuid: 'Without a sub-category it stands in no menu: only search, its brand and its range lead to it.',
    }),
    ...(!description &&
      !seen.some((variant) => variant.description) && { description: 'There is no description yet.' }),
    ...(seen.length === 0 && { variants: 'One variant has to be shown before it can be published.' }),
    ...(seen.length > 0 &&
      seen.every((variant) => variant.price === 0) && {
        variants: 'There is no price yet: the site will say ‘In store only’.',
      }),
  }
}
