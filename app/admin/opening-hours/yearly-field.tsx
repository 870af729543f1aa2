import type { KeptHours, YearlyDay } from '../../../contract/staff/opening-hours.ts'
import { Button } from '../controls/button.tsx'
import { type Bound, problemsWithin } from '../form/bound.ts'
import { makeAddProps } from '../form/fields/add-props.ts'
import { GroupFrame } from '../form/fields/group-frame.tsx'
import { SpecialDayRow } from './special-day-row.tsx'
import { YearlyDayInput } from './yearly-day-input.tsx'

/** The bank holidays with the same date in every year. */
const winterHolidays: YearlyDay[] = [
  { day: '12-25', hours: null, note: 'Christmas Day' },
  { day: '12-26', hours: null, note: 'Boxing Day' },
  { day: '01-01', hours: null, note: 'New Year’s Day' },
]

/** Exceptions that recur every year. */
export function YearlyField({ bound }: { bound: Bound<KeptHours> }) {
  const { value, problems } = bound
  const days = value.yearly ?? []
  const change = (yearly: YearlyDay[]) => bound.onChange({ ...value, yearly })
  const within = problemsWithin(problems, 'yearly')
  return (
    <GroupFrame
      bound={{ name: `${bound.name}.yearly`, label: 'Every year', problem: problems.yearly }}
      hint="If a date is also listed above, the hours above count."
    >
      {days.length > 0 && (
        <ul className="border-t border-rule">
          {days.map((day, place) => {
            const row: Bound<YearlyDay> = {
              name: `${bound.name}.yearly.${place}`,
              label: `Yearly day ${place + 1}`,
              value: day,
              onChange: (changed) => change(days.with(place, changed)),
              problems: problemsWithin(within, String(place)),
            }
            return (
              <SpecialDayRow
                key={row.name}
                bound={row}
                dateField="day"
                problem={row.problems.day}
                placeholder="Boxing Day"
                onRemove={() => change(days.toSpliced(place, 1))}
              >
                {(control) => <YearlyDayInput bound={row} control={control} />}
              </SpecialDayRow>
            )
          })}
        </ul>
      )}
      <p className="flex flex-wrap gap-3">
        <Button {...makeAddProps(() => change([...days, { day: '', hours: null, note: '' }]))}>
          Add a yearly date
        </Button>
        {days.length === 0 && (
          <Button {...makeAddProps(() => change(winterHolidays))}>Add Christmas and New Year</Button>
        )}
      </p>
    </GroupFrame>
  )
}
