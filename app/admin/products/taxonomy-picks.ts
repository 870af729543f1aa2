import type { TaxonomyChoices } from '../../../contract/staff/products.ts'

const pickNamed = ({ uuid, name }: { uuid: string; name: string }) => ({ value: uuid, label: name })

/** The categories, brands, ranges and places as options of a search field. */
export const listPicks = ({ categories, brands, ranges, displayPlaces }: TaxonomyChoices) => ({
  categories: categories.map(({ id, name }) => ({ value: String(id), label: name })),
  subCategories: categories.flatMap((category) =>
    category.subCategories.map((subCategory) => ({ ...pickNamed(subCategory), note: category.name })),
  ),
  brands: brands.map(pickNamed),
  ranges: ranges.map(pickNamed),
  displayPlaces: displayPlaces.map(pickNamed),
})
