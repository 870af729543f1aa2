import { propertyOf, type Recipe, type Target } from '../../../../contract/staff/import-recipes.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import { type Bound, partOf } from '../../form/bound.ts'
import { FieldFrame } from '../../form/fields/field-frame.tsx'
import type { RecipePlace } from './recipe-place.ts'
import { TargetField } from './target-field.tsx'

type Props = { bound: Bound<Extract<Recipe, { kind: 'fixed' }>>; place: RecipePlace }

export function FixedFields({ bound, place: { taxonomy } }: Props) {
  const text = partOf(bound, 'text', 'Is in every row')
  const known = listKnown(bound.value.to, taxonomy)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TargetField bound={partOf(bound, 'to', 'Field')} properties={taxonomy.properties} />
      <FieldFrame bound={text}>
        {(control) => (
          <>
            <input
              {...control}
              list="known-values"
              autoComplete="off"
              value={text.value}
              onChange={({ target }) => text.onChange(target.value)}
            />
            <datalist id="known-values">
              {known.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
      </FieldFrame>
    </div>
  )
}

/** Suggests the shop's own names; another text may be typed. */
function listKnown(target: Target, { brands, ranges, categories, properties }: TaxonomyChoices): string[] {
  const named = (list: { name: string }[]) => [...new Set(list.map(({ name }) => name))]
  if (target === 'brand') return named(brands)
  if (target === 'range') return named(ranges)
  if (target === 'category') return named(categories)
  if (target === 'subCategory') return named(categories.flatMap(({ subCategories }) => subCategories))
  return named(properties.find(({ name }) => name === propertyOf(target))?.values ?? [])
}
