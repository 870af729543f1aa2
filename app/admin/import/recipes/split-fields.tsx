import { useState } from 'react'
import type { SplitRecipe } from '../../../../contract/staff/import-recipes.ts'
import { type Bound, partOf, problemsWithin } from '../../form/bound.ts'
import { NeededChoice } from '../../form/fields/choice-field.tsx'
import { TextField } from '../../form/fields/text-field.tsx'
import { HeadingField } from './heading-field.tsx'
import type { RecipePlace } from './recipe-place.ts'
import { PartField } from './target-field.tsx'

type Props = { bound: Bound<SplitRecipe>; place: RecipePlace }

const patterns = [
  { value: '* - *', label: 'At a hyphen: Sofa Milano - Slate Grey' },
  { value: '* (*)', label: 'At brackets: Sofa Milano (Slate Grey)' },
  { value: '*, *', label: 'At a comma: Sofa Milano, Slate Grey' },
  { value: '* / *', label: 'At a slash: Sofa Milano / Slate Grey' },
  { value: '* | *', label: 'At a bar: Sofa Milano | Slate Grey' },
  { value: '* > *', label: 'At an arrow: Living > Sofas' },
]
const own = 'own'

const sides = [
  { value: 'last', label: 'At the last one' },
  { value: 'first', label: 'At the first one' },
] as const

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function SplitFields({ bound, place: { headers, taxonomy } }: Props) {
  const { value: recipe, onChange } = bound
  const pattern = partOf(bound, 'pattern', 'Pattern')
  const [isOwn, setIsOwn] = useState(!patterns.some(({ value }) => value === recipe.pattern))
  const split = (next: string) => onChange({ ...recipe, pattern: next, parts: fitParts(recipe.parts, next) })
  const choose = (choice: string) => {
    setIsOwn(choice === own)
    if (choice !== own) split(choice)
  }
  const problems = problemsWithin(bound.problems, 'parts')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <HeadingField bound={partOf(bound, 'from', 'Column')} headers={headers} />
        <NeededChoice
          bound={{
            ...pattern,
            name: 'recipe.kind',
            label: 'Where',
            value: isOwn ? own : recipe.pattern,
            onChange: choose,
          }}
          choices={[...patterns, { value: own, label: 'By a pattern of my own' }]}
        />
        {isOwn && (
          <TextField
            bound={{ ...pattern, onChange: split }}
            hint="Write * for each part, and between the stars what separates them: * - * (*)"
          />
        )}
        <NeededChoice bound={partOf(bound, 'at', 'If the cell has it more than once')} choices={[...sides]} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {recipe.parts.map((part, place) => (
          <PartField
            key={ordinals[place]}
            bound={{
              name: `recipe.parts.${place}`,
              label: `The ${ordinals[place]} part is`,
              value: part,
              problems: {},
              problem: problems[place] ?? (place === 0 ? bound.problems.parts : undefined),
              onChange: (target) => onChange({ ...recipe, parts: recipe.parts.with(place, target) }),
            }}
            none="Left out"
            properties={taxonomy.properties}
            newProperty={place > 0 ? 'Colour' : ''}
          />
        ))}
      </div>
    </>
  )
}

/** Lists one part for each star in the pattern, at least two and at most six. */
function fitParts(parts: SplitRecipe['parts'], pattern: string): SplitRecipe['parts'] {
  const amount = Math.min(6, Math.max(2, pattern.split('*').length - 1))
  return Array.from({ length: amount }, (_, place) => parts[place] ?? null)
}
