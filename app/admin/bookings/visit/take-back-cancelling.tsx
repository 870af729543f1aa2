import { useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import type { BookingRow } from '../../../../contract/staff/bookings.ts'
import { staffApi } from '../../api.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { nameChange } from '../../controls/notices.tsx'
import { LabelledSwitch } from '../../form/fields/labelled-switch.tsx'
import { useFinish } from '../../form/saving/finishing.ts'
import { SentForm } from '../../form/saving/sent-form.tsx'
import { writeWhen } from '../booking-texts.ts'
import { useConflictReload } from './conflict-reload.ts'
import { WritesSwitch } from './writes-switch.tsx'

/** Reinstates a cancelled visit at its old time, if that is still free or staff insist. */
export function TakeBackCancelling({ booking }: { booking: BookingRow }) {
  const { uuid, version, name, email } = booking
  const reloadAfterConflict = useConflictReload()
  const [isOpen, setIsOpen] = useState(false)
  const [isFull, setIsFull] = useState(false)
  const [anyway, setAnyway] = useState(false)
  const [writes, setWrites] = useState(true)
  const close = () => setIsOpen(false)
  const { finish, isDone } = useFinish(close)
  const revive = async () => {
    const answer = await staffApi.markBooking({ uuid, version, status: 'booked', anyway, writes })
    if (failed(answer)) {
      setIsFull(answer.problem.fields?.startsAt !== undefined)
      return { ...(await reloadAfterConflict(answer)), fields: undefined }
    }
    await finish(`${name} is expected again`, nameChange('status', uuid))
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Reinstate the visit</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        keeps={isDone}
        title={`Reinstate ${name}’s visit?`}
        description={`On ${writeWhen(booking)}.`}
      >
        <SentForm action="Reinstate the visit" send={revive} onCancel={close}>
          {() => (
            <>
              {isFull && (
                <LabelledSwitch
                  id="anyway"
                  name="Book it anyway"
                  checked={anyway}
                  onChange={setAnyway}
                  className="gap-3"
                />
              )}
              {email !== '' && <WritesSwitch name={name} checked={writes} onChange={setWrites} />}
            </>
          )}
        </SentForm>
      </Dialog>
    </>
  )
}
