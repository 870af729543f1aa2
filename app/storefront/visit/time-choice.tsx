import { useId, useState } from 'react'
import type { VisitDay } from '../../../contract/bookings.ts'
import { formatWeekday, readDate } from '../../../contract/dates/london.ts'
import { formatClockTime } from '../../../contract/dates/visit-time.ts'
import { OrCallUs } from '../layout/or-call-us.tsx'
import { DayCalendar } from './day-calendar.tsx'

type Props = {
  days: VisitDay[]
  minutes: number
  startsAt: string
  problem?: string
  onChange(startsAt: string): void
}

/** Selects a day of the calendar first, then one of its times. */
export function TimeChoice({ days, minutes, startsAt, problem, onChange }: Props) {
  const [opened, setOpened] = useState(() => (startsAt ? readDate(startsAt) : findFirst(days)))
  const day = days.find(({ date }) => date === opened) ?? days.find(({ date }) => date === findFirst(days))
  if (!day) return <AllTaken />
  const open = (date: string) => {
    setOpened(date)
    if (startsAt && readDate(startsAt) !== date) onChange('')
  }
  return (
    <div className="grid gap-8">
      <DayCalendar days={days} chosen={day.date} onChange={open} />
      <Times day={day} minutes={minutes} startsAt={startsAt} problem={problem} onChange={onChange} />
    </div>
  )
}

const findFirst = (days: VisitDay[]) => days.find(({ slots }) => slots.some(({ free }) => free))?.date ?? ''

type TimesProps = Omit<Props, 'days'> & { day: VisitDay }

function Times({ day, minutes, startsAt, problem, onChange }: TimesProps) {
  const name = useId()
  const problemId = problem && `${name}-problem`
  return (
    <fieldset aria-describedby={problemId}>
      {/* A new key replaces a text that the browser has translated (decision 220). */}
      <legend key={day.date} className="font-semibold">
        {formatWeekday(day.date)}
        {day.note && `, ${day.note}`}
      </legend>
      <p className="label">A visit takes {describeLength(minutes)}.</p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        {day.slots.map((slot) => (
          <label
            key={slot.startsAt}
            className="relative grid min-h-12 place-items-center border border-line bg-white tabular-nums hover:border-ink has-checked:border-green has-checked:bg-green has-checked:text-paper has-disabled:cursor-not-allowed has-disabled:border-rule has-disabled:bg-transparent has-disabled:text-soft has-disabled:line-through has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-green"
          >
            <input
              type="radio"
              name={name}
              value={slot.startsAt}
              checked={slot.startsAt === startsAt}
              disabled={!slot.free}
              onChange={() => onChange(slot.startsAt)}
              className="absolute inset-0 size-full appearance-none outline-none"
            />
            <span className="pointer-events-none">
              {formatClockTime(slot.startsAt)}
              {!slot.free && <span className="sr-only">, full</span>}
            </span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={problemId} className="mt-2 text-small text-sale">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

function describeLength(minutes: number): string {
  if (minutes < 60) return `about ${minutes} minutes`
  const hours = minutes / 60
  return hours === 1 ? 'about an hour' : `about ${hours} hours`
}

const AllTaken = () => (
  <p className="bg-sand px-5 py-4">
    All times in the coming weeks are taken. Please look again in a few days
    <OrCallUs />
  </p>
)
