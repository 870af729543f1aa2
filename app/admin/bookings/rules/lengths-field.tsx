import type { BookingRulesEdit } from '../../../../contract/staff/bookings.ts'
import { Button } from '../../controls/button.tsx'
import { type Bound, partOf, problemsWithin } from '../../form/bound.ts'
import { ChoiceField } from '../../form/fields/choice-field.tsx'
import { GroupFrame } from '../../form/fields/group-frame.tsx'
import { makeRemoveProps } from '../../form/fields/remove-props.ts'
import { useDepartments } from '../department-field.tsx'
import { MinutesField } from './minutes-field.tsx'

type Lengths = BookingRulesEdit['lengths']

/** Departments whose visits have a length of their own, such as kitchens or carpets. */
export function LengthsField({ bound }: { bound: Bound<Lengths> }) {
  const { value: lengths, onChange, problems } = bound
  const { departments, note } = useDepartments()
  const left = departments.filter(
    ({ value, visible }) => visible && !lengths.some(({ categoryId }) => categoryId === value),
  )
  const [next] = left
  return (
    <GroupFrame bound={bound}>
      {lengths.map((length, place) => {
        const row: Bound<Lengths[number]> = {
          name: `${bound.name}.${place}`,
          label: `Department ${place + 1}`,
          value: length,
          onChange: (changed) => onChange(lengths.with(place, changed)),
          problems: problemsWithin(problems, String(place)),
        }
        const department = partOf(row, 'categoryId', row.label)
        return (
          <div key={row.name} className="grid items-end gap-3 sm:grid-cols-[1fr_10rem_auto]">
            <ChoiceField
              bound={{ ...department, onChange: (id) => id !== null && department.onChange(id) }}
              choices={departments
                .filter(({ value }) => value === length.categoryId || left.some((choice) => choice.value === value))
                .map(({ value, label, visible }) => ({ value, label: visible ? label : `${label} (off the site)` }))}
            />
            <MinutesField bound={partOf(row, 'minutes', `Length ${place + 1}`)} />
            <Button
              look="plain"
              aria-label={`Remove department ${place + 1}`}
              {...makeRemoveProps(() => onChange(lengths.toSpliced(place, 1)))}
            >
              Remove
            </Button>
          </div>
        )
      })}
      {note}
      {next && (
        <p>
          <Button onClick={() => onChange([...lengths, { categoryId: next.value, minutes: 60 }])}>
            Add a department
          </Button>
        </p>
      )}
    </GroupFrame>
  )
}
