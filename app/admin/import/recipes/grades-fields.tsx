import type { GradesRecipe } from '../../../../contract/staff/import-recipes.ts'
import { type Bound, partOf } from '../../form/bound.ts'
import { HeadingsField } from './headings-field.tsx'
import type { RecipePlace } from './recipe-place.ts'

type Props = { bound: Bound<GradesRecipe>; place: RecipePlace }

export const GradesFields = ({ bound, place: { headers } }: Props) => (
  <HeadingsField bound={partOf(bound, 'from', 'Columns that are the prices of the variants')} headers={headers} />
)
