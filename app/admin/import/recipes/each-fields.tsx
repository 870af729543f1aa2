import type { EachRecipe } from '../../../../contract/staff/import-recipes.ts'
import { type Bound, partOf } from '../../form/bound.ts'
import { NeededChoice } from '../../form/fields/choice-field.tsx'
import { HeadingField } from './heading-field.tsx'
import type { RecipePlace } from './recipe-place.ts'
import { TargetField } from './target-field.tsx'

type Props = { bound: Bound<EachRecipe>; place: RecipePlace }

const separators = [
  { value: '/', label: 'A slash: Oak / Walnut' },
  { value: ',', label: 'A comma: Oak, Walnut' },
  { value: '|', label: 'A bar: Oak | Walnut' },
  { value: ';', label: 'A semicolon: Oak; Walnut' },
  { value: '&', label: 'An ampersand: Oak & Walnut' },
  { value: '\n', label: 'A new line' },
]

export function EachFields({ bound, place: { headers, taxonomy } }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <HeadingField bound={partOf(bound, 'from', 'Column')} headers={headers} />
      <NeededChoice bound={partOf(bound, 'between', 'Between them')} choices={separators} />
      <TargetField
        bound={partOf(bound, 'to', 'Each of them is')}
        properties={taxonomy.properties}
        newProperty="Colour"
      />
    </div>
  )
}
