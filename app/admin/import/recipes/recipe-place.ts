import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'

/** The import whose fields are made, and what the shop has to choose from. */
export type RecipePlace = { uuid: string; headers: string[]; taxonomy: TaxonomyChoices }
