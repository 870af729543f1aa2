import { useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import type { BookingRow } from '../../../../contract/staff/bookings.ts'
import { staffApi } from '../../api.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { nameChange } from '../../controls/notices.tsx'
import { useFinish } from '../../form/saving/finishing.ts'
import { SentForm } from '../../form/saving/sent-form.tsx'
import { writeWhen } from '../booking-texts.ts'
import { useConflictReload } from './conflict-reload.ts'
import { WritesSwitch } from './writes-switch.tsx'

/** Cancels the visit, so that somebody else can book its place. */
export function CancelDialog({ booking }: { booking: BookingRow }) {
  const { uuid, version, name, email } = booking
  const reloadAfterConflict = useConflictReload()
  const [isOpen, setIsOpen] = useState(false)
  const [writes, setWrites] = useState(true)
  const close = () => setIsOpen(false)
  const { finish, isDone } = useFinish(close)
  const cancel = async () => {
    const answer = await staffApi.markBooking({ uuid, version, status: 'cancelled', writes })
    if (failed(answer)) return reloadAfterConflict(answer)
    await finish(`The visit of ${name} is cancelled`, nameChange('status', uuid))
  }
  return (
    <>
      <Button look="danger" onClick={() => setIsOpen(true)}>
        Cancel the visit
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        keeps={isDone}
        title={`Cancel the visit of ${name}?`}
        description={`It is on ${writeWhen(booking)}. Somebody else can book the time then.`}
      >
        <SentForm action="Cancel the visit" send={cancel} onCancel={close} keep="Keep it">
          {() => email !== '' && <WritesSwitch name={name} checked={writes} onChange={setWrites} />}
        </SentForm>
      </Dialog>
    </>
  )
}
