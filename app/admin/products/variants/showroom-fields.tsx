import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { variantLabels } from '../../../../contract/staff/labels.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import { type Bound, partOf } from '../../form/bound.ts'
import { ChoiceField } from '../../form/fields/choice-field.tsx'
import { NumberField } from '../../form/fields/number-field.tsx'
import { PickField } from '../../form/fields/pick-field.tsx'
import { SwitchField } from '../../form/fields/switch-field.tsx'
import { TextField } from '../../form/fields/text-field.tsx'
import { choicesOfOnePiece, inOrNot, nothingRecorded, stockChoices } from '../stock-choices.ts'

import { ShowroomCheck } from './showroom-check.tsx'

type Props = { bound: Bound<VariantEdit>; places: TaxonomyChoices['displayPlaces'] }

/** Whether a variant is on display, and its stock. */
export function ShowroomFields({ bound, places }: Props) {
  const { value: variant, onChange } = bound
  const part = <Key extends keyof VariantEdit & keyof typeof variantLabels>(key: Key) =>
    partOf(bound, key, variantLabels[key])
  return (
    <fieldset>
      <legend className="font-semibold">In the showroom</legend>
      <p className="mb-3 text-small text-soft">
        Shoppers read this with the day on which you last recorded it. What is not recorded is not shown.
      </p>
      <div className="grid gap-4">
        {variant.isExDisplay && (
          <TextField
            bound={part('conditionNote')}
            hint="Shoppers read it after ‘Ex-display:’. Such as: small mark on the left arm."
          />
        )}
        <SwitchField
          words={inOrNot}
          bound={{
            ...part('onDisplay'),
            onChange: (onDisplay) =>
              onChange({ ...variant, onDisplay, displayPlaceUuid: onDisplay ? variant.displayPlaceUuid : null }),
          }}
        />
        {variant.onDisplay && (
          <PickField
            bound={part('displayPlaceUuid')}
            picks={places.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            placeholder="Somewhere in the showroom"
            hint={places.length === 0 ? 'Floors and bays are kept under Catalogue, Display places.' : undefined}
          />
        )}
        <div className="grid grid-cols-2 gap-3">
          <ChoiceField
            bound={{
              ...part('stockState'),
              onChange: (stockState) =>
                onChange({ ...variant, stockState, orderWeeks: stockState === 'order-in' ? variant.orderWeeks : null }),
            }}
            choices={variant.isExDisplay ? choicesOfOnePiece : stockChoices}
            none={nothingRecorded}
          />
          {variant.stockState === 'order-in' && <NumberField unit="weeks" bound={part('orderWeeks')} />}
        </div>
        <ShowroomCheck variant={variant} />
      </div>
    </fieldset>
  )
}
