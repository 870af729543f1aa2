import type { Recipe } from '../../../../contract/staff/import-recipes.ts'
import { type Bound, partOf } from '../../form/bound.ts'
import { NeededChoice } from '../../form/fields/choice-field.tsx'
import { HeadingsField } from './headings-field.tsx'
import type { RecipePlace } from './recipe-place.ts'
import { TargetField } from './target-field.tsx'

type Props = { bound: Bound<Extract<Recipe, { kind: 'joined' }>>; place: RecipePlace }

const signs = [
  { value: ' ', label: 'A space' },
  { value: ' - ', label: 'A hyphen: -' },
  { value: ', ', label: 'A comma: ,' },
  { value: ' / ', label: 'A slash: /' },
  { value: ' > ', label: 'An arrow: >' },
  { value: '', label: 'Nothing' },
]

export function JoinedFields({ bound, place: { headers, taxonomy } }: Props) {
  return (
    <>
      <HeadingsField
        bound={partOf(bound, 'from', 'Columns, in the order in which you choose them')}
        headers={headers}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NeededChoice bound={partOf(bound, 'between', 'Between them')} choices={signs} />
        <TargetField bound={partOf(bound, 'to', 'Together they are')} properties={taxonomy.properties} />
      </div>
    </>
  )
}
