import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import type { Bound } from '../../form/bound.ts'
import { PicksField } from '../../form/fields/picks-field.tsx'

type Props = { bound: Bound<number[]>; properties: TaxonomyChoices['properties'] }

/** A variant's values of each property. */
export function PropertiesFields({ bound: { name, value, onChange, problem }, properties }: Props) {
  return (
    <div className="grid gap-4">
      {properties.map(({ id, name: label, values }) => {
        const own = values.map((choice) => choice.id)
        const others = value.filter((chosen) => !own.includes(chosen))
        return (
          <PicksField
            key={id}
            bound={{
              name: `${name}.${id}`,
              label,
              value: value.filter((chosen) => own.includes(chosen)),
              // Sorted as the API returns them, so that ticking and unticking a value does not count as a change.
              onChange: (chosen) => onChange([...others, ...chosen].toSorted((one, other) => one - other)),
              problems: {},
            }}
            picks={values.map((choice) => ({ value: choice.id, label: choice.name, swatch: choice.swatch }))}
            placeholder="None"
          />
        )
      })}
      {problem && <p className="text-label font-semibold text-sale">{problem}</p>}
    </div>
  )
}
