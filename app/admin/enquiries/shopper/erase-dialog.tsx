import { useState } from 'react'
import type { ShopperData } from '../../../../contract/staff/shoppers.ts'
import { writeCount } from '../../../../contract/whole-numbers.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog, DialogButtons } from '../../controls/dialog.tsx'
import { nameShopper } from './shopper-query.ts'

type Props = { held: ShopperData; onClose(): void; onErase(): Promise<boolean> }

/** Erasing is the one action without Undo, so the dialog lists what will be erased. */
export function EraseDialog({ held, onClose, onErase }: Props) {
  const [erasing, setErasing] = useState(false)
  const erase = async () => {
    setErasing(true)
    const isErased = await onErase()
    setErasing(false)
    if (isErased) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Erase everything about ${nameShopper(held)}?`}
      description="This cannot be undone."
    >
      <ul className="list-disc pl-5 text-small">
        {listWhatGoes(held).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-small text-soft">
        What has left the shop is not erased. Please delete it too: emails in your own mailbox, files and backups that
        you downloaded, what was printed, and replies that somebody is still writing. A backup from before brings
        everything back when it is restored.
      </p>
      <DialogButtons>
        <Button onClick={onClose}>Keep it</Button>
        <Button look="danger" onClick={erase} disabled={erasing}>
          Erase it
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

function listWhatGoes({ email, phone, enquiries, visits, mentions, sharedLists }: ShopperData): string[] {
  const named = [email && 'the address', phone && 'the number'].filter(Boolean).join(' or ')
  const events = enquiries.flatMap((enquiry) => enquiry.events)
  const countOf = (kind: string) => events.filter((event) => event.kind === kind).length
  const mails = [...enquiries, ...visits].reduce((sum, held) => sum + held.mails.length, 0)
  return [
    formatCount(enquiries.length, 'enquiry'),
    formatCount(visits.length, 'visit to the showroom', 'visits to the showroom'),
    formatCount(countOf('reply'), 'reply'),
    formatCount(countOf('note'), 'note'),
    formatCount(mails, 'email in the outbox, sent or not', 'emails in the outbox, sent or not'),
    formatCount(
      mentions.length,
      `enquiry or visit of somebody else that names ${named}: only ${named} goes`,
      `enquiries or visits of others that name ${named}: only ${named} goes`,
    ),
    formatCount(
      sharedLists,
      `shared shortlist with a note that names ${named}: only ${named} goes`,
      `shared shortlists with notes that name ${named}: only ${named} goes`,
    ),
  ].flat()
}

const formatCount = (count: number, one: string, many?: string) => (count === 0 ? [] : [writeCount(count, one, many)])
