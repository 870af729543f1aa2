import type { ImportUnits } from '../../../../contract/staff/import-units.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'

/** What the recipe's fields need to know: the import, its headings and units, and the shop's taxonomy terms. */
export type RecipePlace = { uuid: string; headers: string[]; units: ImportUnits; taxonomy: TaxonomyChoices }
