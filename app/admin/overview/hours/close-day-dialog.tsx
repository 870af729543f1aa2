import { useState } from 'react'
import { formatWeekday } from '../../../../contract/dates/london.ts'
import { failed } from '../../../../contract/errors.ts'
import type { ExpectedVisits } from '../../../../contract/staff/bookings.ts'
import type { CurrentHours, DayReopening } from '../../../../contract/staff/opening-hours.ts'
import { staffApi } from '../../api.ts'
import { Dialog } from '../../controls/dialog.tsx'
import { nameChange } from '../../controls/notices.tsx'
import { TextField } from '../../form/fields/text-field.tsx'
import { useCarryOut } from '../../form/saving/carry-out.ts'
import { useFinish } from '../../form/saving/finishing.ts'
import { SentForm } from '../../form/saving/sent-form.tsx'
import { countOn, writeBooked } from './booked-visits.ts'
import { DayChoice } from './day-choice.tsx'

type Props = { days: CurrentHours['days']; expected: ExpectedVisits; onClose(): void }

/** Closes the shop for one day: staff select the day, and the button saves it. */
export function CloseDayDialog({ days, expected, onClose }: Props) {
  const carryOut = useCarryOut()
  const { finish, isDone } = useFinish(onClose)
  const [note, setNote] = useState('')
  const send = async ({ day = '', otherDay = '' }: Record<string, string>) => {
    const date = day === 'other' ? otherDay : day
    const answer = await staffApi.closeDay({ date, note })
    if (failed(answer)) return answer.problem
    await finish(
      [`Closed on ${formatWeekday(date)}`, writeBooked(countOn(expected, date))].filter(Boolean).join('. '),
      nameChange('hours', date),
      () => carryOut(reopen({ date, before: answer.before })),
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      keeps={isDone}
      title="Close a day"
      description="Shoppers see it at once, in the shop’s menu and at the foot of every page."
    >
      <SentForm action="Close this day" send={send} onCancel={onClose}>
        {(problems) => (
          <>
            <DayChoice days={days} expected={expected} problem={problems.date} />
            <TextField
              bound={{
                name: 'note',
                label: 'Why',
                value: note,
                onChange: setNote,
                problem: problems.note,
                problems: {},
              }}
              placeholder="Stocktaking"
              hint="Shoppers read it. It may stay empty."
            />
          </>
        )}
      </SentForm>
    </Dialog>
  )
}

const reopen = (reopening: DayReopening) => ({
  run: () => staffApi.reopenDay(reopening),
  done: `Open again on ${formatWeekday(reopening.date)}`,
})
