import { useRef, useState } from 'react'
import { readDate } from '../../../contract/dates/london.ts'
import type { KeptHours, SpecialDay } from '../../../contract/staff/opening-hours.ts'
import { Button } from '../controls/button.tsx'
import { type Bound, partOf, problemsWithin } from '../form/bound.ts'
import { makeAddProps } from '../form/fields/add-props.ts'
import { DateInput } from '../form/fields/date-input.tsx'
import { DayPresets } from '../form/fields/day-presets.tsx'
import { GroupFrame } from '../form/fields/group-frame.tsx'
import { listPresetDays } from '../form/fields/preset-days.ts'
import { SpecialDayRow } from './special-day-row.tsx'

/** Dates with other hours; past ones are folded away. */
export function ExceptionsField({ bound }: { bound: Bound<KeptHours> }) {
  const { name, value: exceptions, onChange, problems, problem } = partOf(bound, 'exceptions', 'On one day')
  const today = readDate(new Date())
  // A date stays in its list while it is edited, because an incompletely typed one may be in the past.
  const [typed] = useState(() => new WeakMap<SpecialDay, boolean>())
  const isPast = (day: SpecialDay) => typed.get(day) ?? (day.date !== '' && day.date < today)
  const show = (place: number) => {
    const exception = exceptions[place]
    if (!exception) return null
    const row: Bound<SpecialDay> = {
      name: `${name}.${place}`,
      label: `Date ${place + 1}`,
      value: exception,
      onChange: (changed) => {
        typed.set(changed, isPast(exception))
        onChange(exceptions.with(place, changed))
      },
      problems: problemsWithin(problems, String(place)),
    }
    return (
      <SpecialDayRow
        key={place}
        bound={row}
        dateField="date"
        problem={row.problems.date}
        placeholder="Stocktaking"
        onRemove={() => onChange(exceptions.toSpliced(place, 1))}
      >
        {(control) => <ExceptionDate bound={partOf(row, 'date', `${row.label}: date`)} control={control} />}
      </SpecialDayRow>
    )
  }
  const places = [...exceptions.keys()]
  const past = places.filter((place) => exceptions.slice(place, place + 1).some(isPast))
  const coming = places.filter((place) => !past.includes(place))
  return (
    <GroupFrame bound={{ name, label: 'On one day', problem }} hint="Such as Easter Monday, or a late evening.">
      {coming.length > 0 && <ul className="border-t border-rule">{coming.map(show)}</ul>}
      <p>
        <Button {...makeAddProps(() => onChange([...exceptions, { date: '', hours: null, note: '' }]))}>
          Add a date
        </Button>
      </p>
      {past.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-small">Past dates: {past.length}</summary>
          <ul className="border-t border-rule">{past.map(show)}</ul>
        </details>
      )}
    </GroupFrame>
  )
}

type DateProps = { bound: Bound<string>; control: object }

function ExceptionDate({ bound: { label, value, onChange }, control }: DateProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = (day: string) => {
    onChange(day)
    // The pressed button disappears once there is a date, so the focus moves to the new input.
    input.current?.focus()
  }
  return (
    <span className="grid justify-items-start">
      <DateInput ref={input} {...control} aria-label={label} value={value} onChange={onChange} />
      {(value === '' || value === '?') && (
        <DayPresets label={label} days={listPresetDays(new Date())} onChoose={choose} />
      )}
    </span>
  )
}
