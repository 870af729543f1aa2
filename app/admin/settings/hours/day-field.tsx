import { Switch } from '@base-ui/react/switch'
import type { DayHours } from '../../../../contract/site.ts'
import type { Bound } from '../../form/bound.ts'

const usual = { opens: '09:00', closes: '17:30' }
const look = 'min-h-11 rounded-sm border border-line bg-white px-2 aria-[invalid=true]:border-sale lg:min-h-9'

/** One day: closed, or from when to when. */
export function DayField({ bound: { name, label, value, onChange, problems } }: { bound: Bound<DayHours> }) {
  const problem = problems.opens ?? problems.closes
  const problemId = `${name}-problem`
  const time = (part: 'opens' | 'closes') => ({
    type: 'time',
    'aria-label': `${label} ${part}`,
    'aria-invalid': Boolean(problems[part]),
    'aria-describedby': problem ? problemId : undefined,
    className: look,
  })
  return (
    <span className="contents">
      <label htmlFor={`${name}-open`} className="flex min-h-11 w-24 items-center gap-2 text-small lg:min-h-9">
        <Switch.Root
          id={`${name}-open`}
          aria-label={`${label} open`}
          checked={value !== null}
          onCheckedChange={(open) => onChange(open ? usual : null)}
          className="flex h-6 w-10 shrink-0 cursor-pointer rounded-full border border-line bg-white p-0.5 transition-colors data-checked:border-green data-checked:bg-green"
        >
          <Switch.Thumb className="size-4.5 rounded-full bg-line transition-transform data-checked:translate-x-4 data-checked:bg-paper" />
        </Switch.Root>
        Open
      </label>
      {value ? (
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
      ) : (
        <span className="text-small text-soft">Closed</span>
      )}
      {problem && (
        <span id={problemId} className="text-label font-semibold text-sale">
          {problem}
        </span>
      )}
    </span>
  )
}

/** Midnight ends a day; the browser's own field only knows the one a day begins with. */
const showClosing = (closes: string) => (closes === '24:00' ? '00:00' : closes)
const readClosing = (typed: string) => (typed === '00:00' ? '24:00' : typed)
