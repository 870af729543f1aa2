import { useRef, useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import type { BookingRow } from '../../../../contract/staff/bookings.ts'
import { staffApi } from '../../api.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { nameChange } from '../../controls/notices.tsx'
import { TextField } from '../../form/fields/text-field.tsx'
import { useFinish } from '../../form/saving/finishing.ts'
import { mergeEdits } from '../../form/saving/merge-edits.ts'
import { isSame } from '../../form/saving/same-value.ts'
import { SentForm } from '../../form/saving/sent-form.tsx'
import { WritesSwitch } from './writes-switch.tsx'

type Props = { booking: BookingRow }

/** Edits the visitor's name, contact details and message. */
export function ContactDialog({ booking }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Edit</Button>
      {isOpen && <ContactForm booking={booking} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type Part = keyof typeof labels
const labels = { name: 'Name', phone: 'Phone', email: 'Email address', note: 'Note' }

function ContactForm({ booking, onClose }: Props & { onClose(): void }) {
  const { uuid } = booking
  const [before, setBefore] = useState(pick(booking))
  const [draft, setDraft] = useState(before)
  const [writes, setWrites] = useState(true)
  const isSaved = isSame(draft, before)
  const latest = useRef(isSaved)
  latest.current = isSaved
  // The dialog stays open if somebody typed during the save.
  const { finish, isDone } = useFinish(() => latest.current && onClose())
  const save = async () => {
    // Reads the visit again, so that the form merges what a colleague has saved since it was opened.
    const current = await staffApi.booking({ uuid })
    if (failed(current)) return current.problem
    const theirs = pick(current)
    const { merged, clashes } = mergeEdits(before, draft, theirs)
    setBefore(theirs)
    setDraft((now) => mergeEdits(draft, now, merged).merged)
    if (clashes.length > 0)
      return refuse(
        clashes.map(({ field }) => field as Part),
        theirs,
      )
    const answer = await staffApi.saveBookingContact({ uuid, version: current.version, ...merged, writes })
    if (failed(answer)) return answer.problem
    setBefore(merged)
    await finish('Saved', nameChange('status', uuid))
  }
  return (
    <Dialog open onClose={onClose} keeps={isDone && isSaved} title={`Edit the visit of ${booking.name}`}>
      <SentForm action="Save" send={save} onCancel={onClose}>
        {(problems) => {
          const field = (part: Part) => ({
            name: part,
            label: labels[part],
            value: draft[part],
            problem: problems[part],
            problems: {},
            onChange: (value: string) => setDraft((before) => ({ ...before, [part]: value })),
          })
          return (
            <>
              <TextField bound={field('name')} />
              <div className="grid gap-5 sm:grid-cols-2">
                <TextField bound={field('phone')} type="tel" />
                <TextField
                  bound={field('email')}
                  type="email"
                  hint="If you change the address, the links in emails already sent stop working."
                />
              </div>
              <TextField bound={field('note')} lines={4} />
              {draft.email !== '' && draft.email !== before.email && isUpcoming(booking) && (
                <WritesSwitch name={draft.name} checked={writes} onChange={setWrites} />
              )}
            </>
          )
        }}
      </SentForm>
    </Dialog>
  )
}

/** Whether the visit is still to come: only then is a confirmation sent to a new email address. */
const isUpcoming = ({ status, startsAt }: BookingRow) => status === 'booked' && Date.parse(startsAt) > Date.now()

const pick = ({ name, phone, email, note }: BookingRow) => ({ name, phone, email, note })

/** Both people changed these fields: saving again replaces the colleague's text. */
const refuse = (parts: Part[], theirs: Record<Part, string>) => ({
  title: 'Not saved',
  reason: 'This visit has changed since you opened it.',
  fields: Object.fromEntries(parts.map((part) => [part, `This is now ‘${theirs[part]}’. Save again to keep yours.`])),
})
