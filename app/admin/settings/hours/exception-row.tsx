import type { HoursException } from '../../../../contract/opening-hours.ts'
import { Button } from '../../controls/button.tsx'
import { type Bound, partOf } from '../../form/bound.ts'
import { DayField } from './day-field.tsx'

const look = 'min-h-11 rounded-sm border border-line bg-white px-2 aria-[invalid=true]:border-sale lg:min-h-9'

type Props = { bound: Bound<HoursException>; onRemove(): void }

export function ExceptionRow({ bound, onRemove }: Props) {
  const { label, problems } = bound
  const [date, note] = [partOf(bound, 'date', `${label}: date`), partOf(bound, 'note', `${label}: note`)]
  const problem = problems.date ?? problems.note
  const problemId = `${bound.name}-problem`
  const field = (name: 'date' | 'note') => ({
    'aria-invalid': Boolean(problems[name]),
    'aria-describedby': problem ? problemId : undefined,
    className: name === 'note' ? `${look} min-w-40 grow` : look,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-2">
      <input
        type="date"
        {...field('date')}
        aria-label={date.label}
        value={date.value}
        onChange={(event) => date.onChange(event.target.value)}
      />
      <DayField bound={partOf(bound, 'hours', label)} />
      <input
        {...field('note')}
        aria-label={note.label}
        placeholder="Christmas Day"
        value={note.value}
        onChange={(event) => note.onChange(event.target.value)}
      />
      <Button look="plain" aria-label={`Remove ${label}`} onClick={onRemove}>
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
