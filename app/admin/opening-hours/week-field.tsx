import { capitalize } from '../../../contract/capitals.ts'
import type { DayHours } from '../../../contract/site.ts'
import type { KeptHours } from '../../../contract/staff/opening-hours.ts'
import { weekdays } from '../../../contract/weekdays.ts'
import { Button } from '../controls/button.tsx'
import { type Bound, partOf } from '../form/bound.ts'
import { GroupFrame } from '../form/fields/group-frame.tsx'
import { DayField } from './day-field.tsx'

/** The hours of a usual week. */
export function WeekField({ bound }: { bound: Bound<KeptHours> }) {
  const { value, onChange } = bound
  const copy = (hours: DayHours) => onChange({ ...value, ...Object.fromEntries(weekdays.map((day) => [day, hours])) })
  return (
    <GroupFrame bound={{ name: bound.name, label: 'An ordinary week' }}>
      <ul className="border-t border-rule">
        {weekdays.map((day) => {
          const name = capitalize(day)
          return (
            <li key={day} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule py-2">
              <span className="w-24 text-small font-semibold">{name}</span>
              <DayField bound={partOf(bound, day, name)} />
              <Button
                look="plain"
                className="ml-auto"
                aria-label={`Copy to all days: ${name}`}
                onClick={() => copy(value[day])}
              >
                Copy to all
              </Button>
            </li>
          )
        })}
      </ul>
    </GroupFrame>
  )
}
