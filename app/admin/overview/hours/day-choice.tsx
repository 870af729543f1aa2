import { useState } from 'react'
import { formatWeekday } from '../../../../contract/dates/london.ts'
import { writeDayHours } from '../../../../contract/opening-hours.ts'
import type { ExpectedVisits } from '../../../../contract/staff/bookings.ts'
import type { CurrentHours } from '../../../../contract/staff/opening-hours.ts'
import { DayPresets } from '../../form/fields/day-presets.tsx'
import { listPresetDays } from '../../form/fields/preset-days.ts'
import { countOn, writeBooked } from './booked-visits.ts'

/** The value of ‘Another day’: with it, the dialog sends the date field instead. */
const other = 'other'
const daysOffered = 7
const row =
  'flex min-h-11 cursor-pointer items-center gap-3 border-b border-rule text-small has-disabled:cursor-default has-disabled:text-soft'
const nearNames = ['Today, ', 'Tomorrow, ']

type Props = { days: CurrentHours['days']; expected: ExpectedVisits; problem: string | undefined }

/** Selects one of the next days, or any other date. */
export function DayChoice({ days, expected, problem }: Props) {
  const [chosen, setChosen] = useState('')
  const [otherDay, setOtherDay] = useState('')
  const isOther = chosen === other
  const booked = writeBooked(countOn(expected, isOther ? otherDay : chosen))
  const radio = { type: 'radio', name: 'day', required: true, className: 'size-5 accent-green' }
  const today = days[0]?.date
  const laterDays = listPresetDays(new Date(), { isEnd: true }).filter(({ day }) => day !== today)
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-semibold">Which day?</legend>
      <div className="border-t border-rule">
        {days.slice(0, daysOffered).map(({ date, hours }, ahead) => (
          <label key={date} className={row}>
            <input {...radio} value={date} disabled={hours === null} onChange={() => setChosen(date)} />
            <span className="grow">
              {nearNames[ahead]}
              {formatWeekday(date)}
            </span>
            <span className="text-soft">{writeDayHours(hours)}</span>
          </label>
        ))}
        <label className={row}>
          <input {...radio} value={other} onChange={() => setChosen(other)} />
          Another day
        </label>
      </div>
      {isOther && (
        <div className="mt-3 grid justify-items-start gap-1.5">
          <input
            type="date"
            name="otherDay"
            aria-label="The day to close"
            aria-invalid={Boolean(problem)}
            aria-describedby={problem && 'day-problem'}
            required
            min={today}
            value={otherDay}
            onChange={(event) => setOtherDay(event.target.value)}
            className="min-h-11 rounded-sm border border-line bg-white px-3 aria-[invalid=true]:border-sale lg:min-h-9"
          />
          <DayPresets label="Closing" days={laterDays} onChoose={setOtherDay} />
        </div>
      )}
      <p role="status" className="mt-2 text-small font-semibold text-sale">
        {booked && `${booked}.`}
      </p>
      {problem && (
        <p id="day-problem" role="alert" className="mt-1.5 text-label font-semibold text-sale">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
