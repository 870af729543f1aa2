import type { YearlyDay } from '../../../contract/staff/opening-hours.ts'
import type { Bound } from '../form/bound.ts'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]
const pad = (number: number) => String(number).padStart(2, '0')
const daysOfMonth = Array.from({ length: 31 }, (_, before) => before + 1)

type Props = { bound: Bound<YearlyDay>; control: object }

/** A day and a month, without a year. */
export function YearlyDayInput({ bound: { label, value, onChange }, control }: Props) {
  const [month = '', day = ''] = value.day.split('-')
  const change = (changed: { month?: string; day?: string }) => {
    const parts = { month, day, ...changed }
    onChange({ ...value, day: `${parts.month}-${parts.day}` })
  }
  return (
    <span className="flex gap-2">
      <select
        {...control}
        aria-label={`${label}: day`}
        value={day}
        onChange={(event) => change({ day: event.target.value })}
      >
        <option value="">Day</option>
        {daysOfMonth.map((number) => (
          <option key={number} value={pad(number)}>
            {number}
          </option>
        ))}
      </select>
      <select
        {...control}
        aria-label={`${label}: month`}
        value={month}
        onChange={(event) => change({ month: event.target.value })}
      >
        <option value="">Month</option>
        {months.map((name, place) => (
          <option key={name} value={pad(place + 1)}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}
