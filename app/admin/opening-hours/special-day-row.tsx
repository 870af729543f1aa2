import type { ReactNode } from 'react'
import type { SpecialDay } from '../../../contract/staff/opening-hours.ts'
import { Button } from '../controls/button.tsx'
import { type Bound, partOf } from '../form/bound.ts'
import { makeRemoveProps } from '../form/fields/remove-props.ts'
import { DayField } from './day-field.tsx'

const look = 'min-h-11 rounded-sm border border-line bg-white px-2 aria-[invalid=true]:border-sale lg:min-h-9'

type Props<Day> = {
  bound: Bound<Day>
  /** The field of the date itself, and its problem. */
  dateField: string
  problem: string | undefined
  placeholder: string
  onRemove(): void
  /** Renders the controls for the date; they receive the attributes that mark an invalid one. */
  children(control: object): ReactNode
}

/** One exception: its date, its hours, and the reason. */
export function SpecialDayRow<Day extends Pick<SpecialDay, 'hours' | 'note'>>(props: Props<Day>) {
  const { bound, dateField, problem: wrongDay, placeholder, onRemove, children } = props
  const { label } = bound
  const note = partOf<Pick<SpecialDay, 'hours' | 'note'>, 'note'>(asDay(bound), 'note', `${label}: note`)
  const problem = wrongDay ?? note.problem
  const problemId = `${bound.name}-problem`
  const control = (field: string, wrong: string | undefined) => ({
    'data-field': `${bound.name}.${field}`,
    'aria-invalid': Boolean(wrong),
    'aria-describedby': problem ? problemId : undefined,
    className: look,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-2">
      {children(control(dateField, wrongDay))}
      <DayField bound={partOf(asDay(bound), 'hours', label)} />
      <input
        {...control('note', note.problem)}
        className={`${look} min-w-40 grow`}
        aria-label={note.label}
        placeholder={placeholder}
        value={note.value}
        onChange={(event) => note.onChange(event.target.value)}
      />
      <Button look="plain" aria-label={`Remove ${label}`} {...makeRemoveProps(onRemove)}>
        Remove
      </Button>
      {problem && (
        <p id={problemId} className="w-full text-label font-semibold text-sale">
          {problem}
        </p>
      )}
    </li>
  )
}

/** Narrows a dated or yearly day to the two fields that both have: hours and note. */
const asDay = <Day extends Pick<SpecialDay, 'hours' | 'note'>>({
  value,
  onChange,
  ...rest
}: Bound<Day>): Bound<Pick<SpecialDay, 'hours' | 'note'>> => ({
  ...rest,
  value,
  onChange: (part) => onChange({ ...value, ...part }),
})
