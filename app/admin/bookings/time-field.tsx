import { useState } from 'react'
import type { VisitDay } from '../../../contract/bookings.ts'
import { formatWeekday, readDate } from '../../../contract/dates/london.ts'
import { formatClockTime } from '../../../contract/dates/visit-time.ts'
import { staffApi } from '../api.ts'
import { useLoaded } from '../controls/loaded.ts'
import { NotLoaded } from '../controls/not-loaded.tsx'
import type { Bound } from '../form/bound.ts'
import { ChoiceField } from '../form/fields/choice-field.tsx'
import { InstantField } from '../form/fields/instant-field.tsx'
import { LabelledSwitch } from '../form/fields/labelled-switch.tsx'

type Props = {
  bound: Bound<string | null>
  /** Whether the time is given away although it is full or the shop is closed then. */
  anyway: Bound<boolean>
  asked: { categoryId?: number; uuid?: string }
}

const otherDay = 'other'

/** Chooses a day and a time. A time that is full, or not offered, has to be confirmed. */
export function TimeField({ bound, anyway, asked }: Props) {
  const { categoryId = 0, uuid } = asked
  const { answer, problem, tryAgain } = useLoaded(
    (signal) => staffApi.bookingSlots({ categoryId, ...(uuid && { uuid }) }, { signal }),
    `${categoryId}`,
  )
  const [chosen, setChosen] = useState<string | null>(bound.value && readDate(bound.value))
  const isLoading = !answer && problem === undefined
  const open = (answer?.days ?? []).filter(({ slots }) => slots.length > 0)
  const slots = open.find(({ date }) => date === chosen)?.slots
  const slot = slots?.find(({ startsAt }) => startsAt === bound.value)
  const isOther = chosen === otherDay || (!isLoading && bound.value !== null && !slots)
  const choose = (startsAt: string | null) => {
    bound.onChange(startsAt)
    anyway.onChange(false)
  }
  const chooseDay = (date: string | null) => {
    setChosen(date)
    choose(null)
  }
  const dayChoices = [
    ...listDates(open, isLoading ? chosen : null).map((date) => ({ value: date, label: formatWeekday(date) })),
    { value: otherDay, label: 'Another time …' },
  ]
  const dayBound = { name: `${bound.name}-day`, label: 'Day', value: isOther ? otherDay : chosen, onChange: chooseDay }
  return (
    <div className="grid gap-3">
      {problem !== undefined && <NotLoaded what="free times" problem={problem} onTryAgain={tryAgain} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          bound={{ ...dayBound, problems: {}, problem: slots || isOther ? undefined : bound.problem }}
          choices={dayChoices}
          hint={isLoading && 'Loading …'}
        />
        {slots && (
          <ChoiceField
            bound={{ ...bound, label: 'Time', value: slot?.startsAt ?? null, onChange: choose }}
            choices={slots.map(({ startsAt, free }) => ({
              value: startsAt,
              label: free ? formatClockTime(startsAt) : `${formatClockTime(startsAt)} (full)`,
            }))}
          />
        )}
        {isOther && <InstantField bound={{ ...bound, label: 'Day and time' }} hint="On the hour or the half hour." />}
      </div>
      {(isOther || slot?.free === false || anyway.value || (bound.problem && bound.value)) && (
        <div className="border-l-2 border-sale bg-sand px-4 py-1">
          <LabelledSwitch
            id={`${anyway.name}-anyway`}
            name={nameQuestion(bound.value, Boolean(slot) && !isOther)}
            checked={anyway.value}
            onChange={anyway.onChange}
            className="gap-3"
          />
        </div>
      )}
    </div>
  )
}

/** The days that have times. Until they are loaded, only the day of the form's initial value. */
const listDates = (open: VisitDay[], first: string | null): string[] =>
  first === null || first === otherDay ? open.map(({ date }) => date) : [first]

function nameQuestion(startsAt: string | null, isFull: boolean): string {
  if (startsAt !== null && Date.parse(startsAt) <= Date.now()) return 'This time is in the past. Enter it anyway'
  return isFull ? 'This time is full. Book it anyway' : 'Book it even if the shop is closed or full then'
}
