import type { BulkAction } from '../../../../contract/staff/bulk.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import { type Bound, partOf } from '../../form/bound.ts'
import { ChoiceField } from '../../form/fields/choice-field.tsx'
import { NumberField } from '../../form/fields/number-field.tsx'
import { PickField } from '../../form/fields/pick-field.tsx'
import { SwitchField } from '../../form/fields/switch-field.tsx'
import { inOrNot, nothingRecorded, stockChoices } from '../stock-choices.ts'

type Whole<Kind extends BulkAction['kind']> = Pick<
  Bound<BulkAction & { kind: Kind }>,
  'name' | 'value' | 'onChange' | 'problems'
>

export function DisplayFields({
  bound,
  places,
}: {
  bound: Whole<'display'>
  places: TaxonomyChoices['displayPlaces']
}) {
  const { value, onChange } = bound
  const on = partOf(bound, 'on', 'On display in the showroom')
  return (
    <>
      <SwitchField
        words={inOrNot}
        bound={{ ...on, onChange: (on) => onChange({ ...value, on, placeUuid: on ? value.placeUuid : null }) }}
        hint="Set for all variants of these products, as checked today."
      />
      {value.on && (
        <PickField
          bound={partOf(bound, 'placeUuid', 'Where they stand')}
          picks={places.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          placeholder="Leave each where it is"
        />
      )}
    </>
  )
}

export function StockFields({ bound }: { bound: Whole<'stock'> }) {
  const { value, onChange } = bound
  const to = partOf(bound, 'to', 'Stock')
  return (
    <>
      <ChoiceField
        bound={{ ...to, onChange: (to) => onChange({ ...value, to, weeks: to === 'order-in' ? value.weeks : null }) }}
        choices={stockChoices}
        none={nothingRecorded}
        hint="Set for all variants of these products but the ex-display ones, as checked today."
      />
      {value.to === 'order-in' && (
        <NumberField unit="weeks" bound={partOf(bound, 'weeks', 'About how long')} hint="Leave empty to say no time." />
      )}
    </>
  )
}
