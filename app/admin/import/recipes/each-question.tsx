import type { EachRecipe, SampleRow } from '../../../../contract/staff/import-recipes.ts'
import { Button } from '../../controls/button.tsx'
import { nameTarget } from './recipe-texts.ts'

type Props = {
  recipe: EachRecipe
  headers: string[]
  samples: SampleRow[]
  onKeep(recipe: EachRecipe): void
  onRefuse(): void
}

/** Asked once: the answer also applies to later lists of the supplier. */
export function EachQuestion({ recipe, headers, samples, onKeep, onRefuse }: Props) {
  const place = headers.indexOf(recipe.from)
  const example = samples.map(({ texts }) => texts[place] ?? '').find((text) => text.includes(recipe.between))
  const colours = nameTarget(recipe.to).toLowerCase()
  return (
    <fieldset className="max-w-2xl border border-rule bg-white p-4">
      <legend className="float-left mb-1 font-semibold">
        {example ? `‘${example}’ under ${recipe.from}` : recipe.from}: does one row stand for several variants?
      </legend>
      <p className="clear-both mb-3 text-small text-soft">
        They get the size and the price of the row, and its code becomes the code of the product.
      </p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => onKeep(recipe)}>Yes, one for each {colours}</Button>
        <Button look="plain" onClick={onRefuse}>
          No, it is one variant
        </Button>
      </p>
    </fieldset>
  )
}
