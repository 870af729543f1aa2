import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import type { Failure } from '../../../contract/errors.ts'
import type { MailState } from '../../../contract/staff/enquiries.ts'
import { Button } from '../controls/button.tsx'
import { useCarryOut } from '../form/saving/carry-out.ts'
import { notSent } from './mail-texts.ts'
import { useMailing } from './mailing.tsx'

type Props = {
  mail: MailState | null
  /** Sends the mail again; undefined for one that is no longer needed. */
  send?(): Promise<Failure | null>
  /** Whether the shopper still needs a mail that was only kept as a file. */
  sendLater?: boolean
}

/** The delivery state of a mail; a failed one can be sent again. */
export function MailLine({ mail, send, sendLater = false }: Props) {
  const carryOut = useCarryOut()
  const { leaves } = useMailing()
  if (!mail) return null
  const retry = send && (() => carryOut({ run: send, done: 'The email is being sent again' }))
  const isBad = mail.state === 'failed' || mail.state === 'delayed' || mail.state === 'kept' || mail.state === 'bounced'
  const canSendNow = mail.state === 'kept' && sendLater && leaves
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-label [article_&]:mt-3">
      <p role="status" className={isBad ? 'font-semibold text-sale' : 'text-soft'}>
        {describeState(mail, leaves)}
      </p>
      {(mail.state === 'failed' || mail.state === 'bounced') && leaves && retry && (
        <Button onClick={retry}>Send it again</Button>
      )}
      {canSendNow && retry && <Button onClick={retry}>Send it now</Button>}
    </div>
  )
}

function describeState({ state, at, reason }: MailState, leaves: boolean): string {
  if (state === 'sent') return at ? `Sent ${formatMoment(at)}` : 'Sent'
  // Without a mail server, a waiting mail becomes a file within moments.
  if (state === 'waiting') return leaves ? 'Waiting to be sent' : notSent
  if (state === 'failed') return `Could not be sent: ${reason ?? 'no reason was given'}`
  if (state === 'bounced') return `Not delivered: ${reason ?? 'no reason was given'}`
  if (state === 'replaced') return 'Not sent: the visit or its address was changed first'
  if (state === 'kept')
    return leaves ? 'Not sent: email was not set up then. Kept as a file' : `${notSent}. Kept as a file`
  if (state === 'unknown') return `Done${at ? ` ${formatMoment(at)}` : ''}. Whether it left was not recorded then`
  return `Not sent yet (${reason}). It will be tried again ${at ? formatMoment(at) : 'soon'}`
}
