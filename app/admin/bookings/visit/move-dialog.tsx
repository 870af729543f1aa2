import { useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import type { BookingRow } from '../../../../contract/staff/bookings.ts'
import { staffApi } from '../../api.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { nameChange } from '../../controls/notices.tsx'
import type { Bound } from '../../form/bound.ts'
import { useFinish } from '../../form/saving/finishing.ts'
import { SentForm } from '../../form/saving/sent-form.tsx'
import { writeWhen } from '../booking-texts.ts'
import { TimeField } from '../time-field.tsx'
import { useConflictReload } from './conflict-reload.ts'
import { WritesSwitch } from './writes-switch.tsx'

type Props = { booking: BookingRow }

/** Moves the visit to another time; its length stays. */
export function MoveDialog({ booking }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Move</Button>
      {isOpen && <MoveForm booking={booking} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function MoveForm({ booking, onClose }: Props & { onClose(): void }) {
  const { uuid, version, name, email, categoryId } = booking
  const { finish, isDone } = useFinish(onClose)
  const reloadAfterConflict = useConflictReload()
  const [startsAt, setStartsAt] = useState<string | null>(null)
  const [anyway, setAnyway] = useState(false)
  const [writes, setWrites] = useState(true)
  const move = async () => {
    if (startsAt === null) return refuse('Choose a day and a time.')
    const answer = await staffApi.moveBooking({ uuid, version, startsAt, anyway, writes })
    if (failed(answer)) return reloadAfterConflict(answer)
    await finish(`${name} comes on ${writeWhen({ startsAt })}`, nameChange('status', uuid))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      keeps={isDone}
      title={`Move the visit of ${name}`}
      description={`It is on ${writeWhen(booking)}.`}
    >
      <SentForm action="Move" send={move} onCancel={onClose}>
        {(problems) => {
          const bound: Bound<string | null> = {
            name: 'startsAt',
            label: 'When',
            value: startsAt,
            onChange: setStartsAt,
            problem: problems.startsAt,
            problems: {},
          }
          const sure: Bound<boolean> = {
            name: 'anyway',
            label: 'Anyway',
            value: anyway,
            onChange: setAnyway,
            problems: {},
          }
          return (
            <>
              <TimeField bound={bound} anyway={sure} asked={{ categoryId, uuid }} />
              {email !== '' && <WritesSwitch name={name} checked={writes} onChange={setWrites} />}
            </>
          )
        }}
      </SentForm>
    </Dialog>
  )
}

const refuse = (reason: string) => ({ title: 'Not moved', reason, fields: { startsAt: reason } })
