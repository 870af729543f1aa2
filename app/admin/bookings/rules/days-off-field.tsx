import { type Weekday, weekdays } from '../../../../contract/weekdays.ts'
import type { Bound } from '../../form/bound.ts'
import { GroupFrame } from '../../form/fields/group-frame.tsx'
import { useReadOnly } from '../../form/read-only.ts'

export function DaysOffField({ bound }: { bound: Bound<Weekday[]> }) {
  const { value, onChange } = bound
  const isReadOnly = useReadOnly()
  return (
    <GroupFrame bound={bound} hint="Nobody can book a visit on these days, even if the shop is open.">
      <div className="flex flex-wrap gap-x-5">
        {weekdays.map((day) => (
          <label key={day} className="flex min-h-11 items-center gap-2 text-small lg:min-h-9">
            <input
              type="checkbox"
              checked={value.includes(day)}
              disabled={isReadOnly}
              onChange={({ target: { checked } }) =>
                onChange(weekdays.filter((each) => (each === day ? checked : value.includes(each))))
              }
              className="size-5 accent-green"
            />
            {day.replace(/^./, (first) => first.toUpperCase())}
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
