import { formatDay } from '../../../contract/dates/staff-dates.ts'
import type { InvitationLink } from '../../../contract/staff/people.ts'
import { copyText } from '../../ui/copy-text.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { notify, warn } from '../controls/notices.tsx'
import { notSent } from '../mail/mail-texts.ts'
import { useMailing } from '../mail/mailing.tsx'

/** A link that is shown once, and its recipient. */
export type Shown = InvitationLink & { email: string }

type Props = { shown: Shown | undefined; onClose(): void }

/** Shows a link once. If mail is set up, the link is emailed as well. */
export function LinkDialog({ shown, onClose }: Props) {
  const { leaves } = useMailing()
  if (!shown) return null
  const { link, email, expiresAt } = shown
  const copy = async () => {
    if (await copyText(link)) notify('The link is copied')
    else warn('Please copy the link by hand.')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={leaves ? 'The invitation is on its way' : notSent}
      description={leaves ? `It goes to ${email}.` : `Please pass this link on to ${email} yourself.`}
    >
      <label className="grid gap-1.5 text-small">
        <span className="font-semibold">
          {leaves ? 'You can also pass the link on yourself' : 'The link to pass on'}
        </span>
        <input
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full rounded-sm border border-line bg-white px-3 lg:min-h-9"
        />
      </label>
      <p className="text-label text-soft">It works once, until {formatDay(expiresAt)}, and is not shown again.</p>
      <DialogButtons>
        <Button onClick={copy}>Copy the link</Button>
        <Button look="solid" onClick={onClose}>
          Done
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
