import { useState } from 'react'
import { writeList } from '../../../../contract/list-text.ts'
import { listSources, type Recipe, type RecipeKind, type SampleRow } from '../../../../contract/staff/import-recipes.ts'
import { Button } from '../../controls/button.tsx'
import { beginRecipe } from './begin-recipe.ts'
import { RecipeDialog } from './recipe-dialog.tsx'
import type { RecipePlace } from './recipe-place.ts'
import { describeRecipe, recipeTitles } from './recipe-texts.ts'
import { holdsProperty } from './use-columns.ts'

type Props = {
  place: RecipePlace
  recipes: Recipe[]
  suggestions: Recipe[]
  samples: SampleRow[]
  onKeep(recipe: Recipe, was?: Recipe): void
  onRemove(recipe: Recipe): void
}

const kinds: RecipeKind[] = ['fixed', 'priced', 'split', 'joined', 'each', 'grades']

/** Lists the recipes, each as a sentence, and the kinds that can be added. */
export function RecipeList(props: Props) {
  const { place, recipes, suggestions, onKeep, onRemove } = props
  const [edited, setEdited] = useState<{ given: Recipe; was?: Recipe }>()
  const shown = recipes.filter((recipe) => !holdsProperty(recipe))
  const open = suggestions.filter((suggestion) => !shown.some((recipe) => isLike(recipe, suggestion)))
  const keep = (recipe: Recipe) => {
    onKeep(recipe, edited?.was)
    setEdited(undefined)
  }
  return (
    <section aria-labelledby="recipes" className="grid gap-3">
      <div>
        <h2 id="recipes" className="text-h3">
          Fill in, split or work out
        </h2>
        <p className="text-small text-soft">
          What the list does not have as you need it: the brand, your own price, a colour that is part of the name.
        </p>
      </div>
      {shown.length + open.length > 0 && (
        <ul className="border-t border-rule">
          {shown.map((recipe) => (
            <RecipeItem key={JSON.stringify(recipe)} recipe={recipe} example={findExample(recipe, props)}>
              <Button look="plain" onClick={() => setEdited({ given: recipe, was: recipe })}>
                Change
              </Button>
              <Button look="plain" onClick={() => onRemove(recipe)}>
                Remove
              </Button>
            </RecipeItem>
          ))}
          {open.map((recipe) => (
            <RecipeItem key={JSON.stringify(recipe)} recipe={recipe} isSuggested>
              <Button onClick={() => onKeep(recipe)}>Use this</Button>
              <Button look="plain" onClick={() => setEdited({ given: recipe })}>
                Review
              </Button>
            </RecipeItem>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-3">
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => setEdited({ given: beginRecipe(kind, place.headers) })}>
            {recipeTitles[kind]}
          </Button>
        ))}
      </p>
      {edited && <RecipeDialog place={place} given={edited.given} onKeep={keep} onClose={() => setEdited(undefined)} />}
    </section>
  )
}

const isLike = (one: Recipe, other: Recipe) =>
  one.kind === other.kind && listSources(one).join('\n') === listSources(other).join('\n')

/** An example: what the recipe makes of one row. */
function findExample(recipe: Recipe, { recipes, samples, place: { headers } }: Props): string {
  const at = recipes.indexOf(recipe)
  if (recipe.kind === 'fixed') return ''
  const made = samples.flatMap(({ texts, pieces }) => {
    const after = (pieces[at] ?? []).filter((piece) => piece !== '').join(' · ')
    const before = listSources(recipe).map((header) => texts[headers.indexOf(header)] ?? '')
    return after === '' ? [] : `${writeList(before)} → ${after}`
  })
  return made[0] ?? ''
}

type ItemProps = { recipe: Recipe; example?: string; isSuggested?: boolean; children: React.ReactNode }

const RecipeItem = ({ recipe, example, isSuggested = false, children }: ItemProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2 text-small">
    <p className="min-w-48 flex-1 wrap-anywhere">
      {isSuggested && <span className="mr-2 rounded-sm bg-sand px-2 py-0.5 text-label">Suggested</span>}
      <strong>{describeRecipe(recipe)}</strong>
      {example && <span className="block text-label text-soft">For example: {example}</span>}
    </p>
    <span className="flex gap-1">{children}</span>
  </li>
)
