import { useId } from 'react'
import type { VisitDay } from '../../../contract/bookings.ts'
import { formatWeekday } from '../../../contract/dates/london.ts'
import { listMonths, nameMonth, readDayNumber } from './calendar-months.ts'

type Props = { days: VisitDay[]; chosen: string; onChange(date: string): void }

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The coming weeks by month. Each day is a radio button, so that arrow keys move between days. */
export function DayCalendar({ days, chosen, onChange }: Props) {
  const name = useId()
  return (
    <fieldset>
      <legend className="font-semibold">Which day suits you?</legend>
      <div className="mt-3 grid gap-6">
        {listMonths(days).map(({ month, offset, days: ofMonth }) => (
          <div key={month}>
            <p className="label">{nameMonth(month)}</p>
            <div aria-hidden="true" className="mt-1 grid grid-cols-7 gap-1 text-center text-label text-soft">
              {weekdays.map((weekday) => (
                <span key={weekday}>{weekday}</span>
              ))}
            </div>
            <div className="mt-1 grid grid-cols-7 gap-1">
              {ofMonth.map((day, place) => (
                <DayButton
                  key={day.date}
                  day={day}
                  name={name}
                  column={place === 0 ? offset + 1 : undefined}
                  isChosen={day.date === chosen}
                  onChange={onChange}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

type DayProps = {
  day: VisitDay
  name: string
  /** Puts the first day of a month into the column of its weekday. */
  column?: number
  isChosen: boolean
  onChange(date: string): void
}

function DayButton({ day, name, column, isChosen, onChange }: DayProps) {
  const isFree = day.slots.some(({ free }) => free)
  return (
    <label
      style={{ gridColumnStart: column }}
      className="relative grid min-h-11 place-items-center border border-line bg-white tabular-nums hover:border-ink has-checked:border-green has-checked:bg-green has-checked:text-paper has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-transparent has-disabled:text-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-green"
    >
      <input
        type="radio"
        name={name}
        value={day.date}
        checked={isChosen}
        disabled={!isFree}
        aria-label={[formatWeekday(day.date), day.note, isFree ? '' : describeClosed(day)].filter(Boolean).join(', ')}
        onChange={() => onChange(day.date)}
        className="absolute inset-0 size-full appearance-none outline-none"
      />
      <span aria-hidden="true" className={`pointer-events-none ${isFree ? '' : 'line-through'}`}>
        {readDayNumber(day.date)}
      </span>
    </label>
  )
}

function describeClosed({ isOpen, slots }: VisitDay): string {
  if (!isOpen) return 'closed'
  return slots.length > 0 ? 'full' : 'no visits'
}
