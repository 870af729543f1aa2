import type { Recipe } from '../../../../contract/staff/import-recipes.ts'
import { type Bound, partOf } from '../../form/bound.ts'
import { NeededChoice } from '../../form/choice-field.tsx'
import type { RecipePlace } from './recipe-place.ts'
import { TargetField } from './target-field.tsx'

type Props = { bound: Bound<Extract<Recipe, { kind: 'joined' }>>; place: RecipePlace }

const signs = [
  { value: ' ', label: 'A space' },
  { value: ' - ', label: 'A hyphen: -' },
  { value: ', ', label: 'A comma: ,' },
  { value: ' / ', label: 'A slash: /' },
  { value: ' > ', label: 'A step down: >' },
  { value: '', label: 'Nothing' },
]

export function JoinedFields({ bound, place: { headers, taxonomy } }: Props) {
  const from = partOf(bound, 'from', 'Columns, in the order in which you choose them')
  const turn = (header: string, isOn: boolean) =>
    from.onChange(isOn ? [...from.value, header] : from.value.filter((one) => one !== header))
  return (
    <>
      <fieldset className="grid gap-x-6 sm:grid-cols-2">
        <legend className="mb-1 text-small font-semibold">{from.label}</legend>
        {headers.map((header) => (
          <label key={header} className="flex min-h-11 items-center gap-3 text-small wrap-anywhere lg:min-h-9">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-green"
              checked={from.value.includes(header)}
              onChange={({ target }) => turn(header, target.checked)}
            />
            {from.value.includes(header) && <strong>{from.value.indexOf(header) + 1}.</strong>}
            {header}
          </label>
        ))}
        {from.problem && <p className="text-label font-semibold text-sale">{from.problem}</p>}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <NeededChoice bound={partOf(bound, 'between', 'Between them')} choices={signs} />
        <TargetField bound={partOf(bound, 'to', 'Together they are')} properties={taxonomy.properties} />
      </div>
    </>
  )
}
