import type { DayHours } from '../../../contract/site.ts'
import type { Bound } from '../form/bound.ts'
import { LabelledSwitch } from '../form/fields/labelled-switch.tsx'

const defaultHours = { opens: '09:00', closes: '17:30' }
const openOrClosed = ['Open', 'Closed'] as const
const look = 'min-h-11 rounded-sm border border-line bg-white px-2 aria-[invalid=true]:border-sale lg:min-h-9'

/** The hours of one day, or closed. */
export function DayField({ bound: { name, label, value, onChange, problems } }: { bound: Bound<DayHours> }) {
  const problem = problems.opens ?? problems.closes
  const problemId = `${name}-problem`
  const time = (part: 'opens' | 'closes') => ({
    type: 'time',
    'aria-label': `${label} ${part}`,
    'data-field': `${name}.${part}`,
    'aria-invalid': Boolean(problems[part]),
    'aria-describedby': problem ? problemId : undefined,
    className: look,
  })
  return (
    <span className="contents">
      <LabelledSwitch
        id={`${name}-open`}
        name={`${label} open`}
        words={openOrClosed}
        checked={value !== null}
        onChange={(open) => onChange(open ? defaultHours : null)}
        className="w-28 gap-2"
      />
      {value && (
        <span className="flex items-center gap-2">
          <input
            {...time('opens')}
            value={value.opens}
            onChange={(event) => onChange({ ...value, opens: event.target.value })}
          />
          <span aria-hidden="true">–</span>
          <input
            {...time('closes')}
            value={showClosing(value.closes)}
            onChange={(event) => onChange({ ...value, closes: readClosing(event.target.value) })}
          />
        </span>
      )}
      {problem && (
        <span id={problemId} className="text-label font-semibold text-sale">
          {problem}
        </span>
      )}
    </span>
  )
}

/** A day may end at midnight, but the browser's time field has only the midnight at which a day begins. */
const showClosing = (closes: string) => (closes === '24:00' ? '00:00' : closes)
const readClosing = (typed: string) => (typed === '00:00' ? '24:00' : typed)
