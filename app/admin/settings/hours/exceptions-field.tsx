import { readDate } from '../../../../contract/dates/london.ts'
import type { HoursException } from '../../../../contract/opening-hours.ts'
import type { OpeningHours } from '../../../../contract/site.ts'
import { Button } from '../../controls/button.tsx'
import { type Bound, partOf, problemsWithin } from '../../form/bound.ts'
import { GroupFrame } from '../../form/group-frame.tsx'
import { ExceptionRow } from './exception-row.tsx'

/** Dates with other hours; past ones are folded away. */
export function ExceptionsField({ bound }: { bound: Bound<OpeningHours> }) {
  const { value: exceptions, onChange, problems, problem } = partOf(bound, 'exceptions', 'Not as usual')
  const today = readDate(new Date())
  const isPast = ({ date }: HoursException) => date !== '' && date < today
  const show = (place: number) => {
    const exception = exceptions[place]
    if (!exception) return null
    return (
      <ExceptionRow
        key={place}
        bound={{
          name: `exception-${place}`,
          label: `Date ${place + 1}`,
          value: exception,
          onChange: (changed) => onChange(exceptions.with(place, changed)),
          problems: problemsWithin(problems, String(place)),
        }}
        onRemove={() => onChange(exceptions.toSpliced(place, 1))}
      />
    )
  }
  const places = [...exceptions.keys()]
  const past = places.filter((place) => exceptions.slice(place, place + 1).some(isPast))
  const coming = places.filter((place) => !past.includes(place))
  return (
    <GroupFrame
      bound={{ label: 'Not as usual', problem }}
      hint="Such as bank holidays. Shoppers see them a fortnight ahead, and on the day."
    >
      {coming.length > 0 && <ul className="border-t border-rule">{coming.map(show)}</ul>}
      <p>
        <Button onClick={() => onChange([...exceptions, { date: '', hours: null, note: '' }])}>Add a date</Button>
      </p>
      {past.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-small">Gone by: {past.length}</summary>
          <ul className="border-t border-rule">{past.map(show)}</ul>
        </details>
      )}
    </GroupFrame>
  )
}
