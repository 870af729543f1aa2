import type { ReplyPreview } from '../../../../contract/staff/enquiries.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog, DialogButtons } from '../../controls/dialog.tsx'
import { useMailing } from '../../mail/mailing.tsx'

type Props = { preview: ReplyPreview | undefined; onClose(): void; onSend?(): void; isSending: boolean }

/** A preview of the mail as the shopper will get it. */
export function ReplyDialog({ preview, onClose, onSend, isSending }: Props) {
  const { leaves } = useMailing()
  if (!preview) return null
  const { from, to, subject, text } = preview
  return (
    <Dialog open onClose={onClose} title={leaves ? 'This is what will be sent' : 'This is what will be kept as a file'}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        <dt className="text-soft">From</dt>
        <dd>{from}</dd>
        <dt className="text-soft">To</dt>
        <dd className="break-all">{to}</dd>
        <dt className="text-soft">Subject</dt>
        <dd>{subject}</dd>
      </dl>
      <p className="border border-rule bg-white p-4 text-small whitespace-pre-wrap">{text}</p>
      <DialogButtons>
        <Button onClick={onClose}>Continue writing</Button>
        {onSend && (
          <Button look="solid" onClick={onSend} disabled={isSending}>
            {leaves ? 'Send it' : 'Keep it as a file'}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  )
}
