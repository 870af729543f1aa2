import { type PriceChange, type PriceRecipe, usualVat } from '../../../../contract/staff/import-recipes.ts'
import { type Bound, partOf } from '../../form/bound.ts'
import { NeededChoice } from '../../form/fields/choice-field.tsx'
import { NumberField } from '../../form/fields/number-field.tsx'
import { RoundingFields } from '../../products/bulk/rounding-fields.tsx'
import { HeadingField } from './heading-field.tsx'
import type { RecipePlace } from './recipe-place.ts'

type Props = { bound: Bound<PriceRecipe>; place: RecipePlace }

const changes = [
  { value: 'times', label: 'Multiply it' },
  { value: 'more', label: 'Add a percentage' },
  { value: 'margin', label: 'Keep a margin' },
] as const
const vats = [
  { value: 'keep', label: 'Leave as it is' },
  { value: 'add', label: 'Add it: their prices are without VAT' },
  { value: 'remove', label: 'Take it off: their prices include VAT' },
] as const
const fields = [
  { value: 'price', label: 'The price' },
  { value: 'salePrice', label: 'The sale price' },
] as const

export function PricedFields({ bound, place: { headers } }: Props) {
  const { value: recipe, onChange } = bound
  const isMargin = recipe.change.by === 'margin'
  const change = (next: PriceChange) =>
    onChange({
      ...recipe,
      change: next,
      rounding: next.by === 'margin' ? { ...recipe.rounding, way: 'up' } : recipe.rounding,
    })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <HeadingField bound={partOf(bound, 'from', 'Column')} headers={headers} />
        <NeededChoice bound={partOf(bound, 'to', 'It becomes')} choices={[...fields]} />
      </div>
      <ChangeFields bound={{ ...partOf(bound, 'change', ''), onChange: change }} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NeededChoice bound={partOf(bound, 'vat', 'VAT')} choices={[...vats]} />
        {recipe.vat !== 'keep' && <RateField bound={partOf(bound, 'vatRate', 'Rate of VAT')} />}
      </div>
      <RoundingFields
        bound={partOf(bound, 'rounding', 'Rounding')}
        hint={isMargin ? 'It is rounded up, so that your margin is never smaller.' : undefined}
      />
    </>
  )
}

/** NaN stands for an empty field, which the schema refuses; undefined for the usual rate. */
function RateField({ bound }: { bound: Bound<number | undefined> }) {
  const { value = usualVat, onChange } = bound
  const rate = {
    ...bound,
    value: Number.isNaN(value) ? null : value,
    onChange: (next: number | null) => onChange(next ?? Number.NaN),
  }
  return <NumberField bound={rate} unit="%" hint="20 for most furniture; 5 or 0 for some goods." />
}

const blank: Record<PriceChange['by'], PriceChange> = {
  times: { by: 'times', times: 2 },
  more: { by: 'more', percent: 20 },
  margin: { by: 'margin', percent: 45 },
}

function ChangeFields({ bound }: { bound: Bound<PriceChange> }) {
  const { value: change, onChange, problems } = bound
  const isTimes = change.by === 'times'
  const amount = isTimes ? change.times : change.percent
  const type = (next: number) =>
    onChange(change.by === 'times' ? { ...change, times: next } : { ...change, percent: next })
  const hints = {
    times: '1 leaves it as it is.',
    more: 'Below 0 it is less, such as -10.',
    margin: 'The share of your price without VAT that is left after you have paid the supplier.',
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NeededChoice
        bound={{
          name: 'recipe.change.by',
          label: 'Your price',
          value: change.by,
          problems: {},
          onChange: (by: PriceChange['by']) => onChange(blank[by]),
        }}
        choices={[...changes]}
      />
      <NumberField
        bound={{
          name: 'recipe.change.amount',
          label: isTimes ? 'By' : 'Per cent',
          problems: {},
          value: Number.isNaN(amount) ? null : amount,
          problem: problems.times ?? problems.percent,
          onChange: (next) => type(next ?? Number.NaN),
        }}
        unit={isTimes ? undefined : '%'}
        hint={hints[change.by]}
      />
    </div>
  )
}
