import type { ImportUnits } from '../../../../contract/staff/import-units.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'

/** The import whose fields are made, what its numbers are in, and what the shop has to choose from. */
export type RecipePlace = { uuid: string; headers: string[]; units: ImportUnits; taxonomy: TaxonomyChoices }
