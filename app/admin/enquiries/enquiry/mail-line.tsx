import type { MailState } from '../../../../contract/staff-enquiries.ts'
import { staffApi } from '../../api.ts'
import { Button } from '../../controls/button.tsx'
import { writeMoment } from '../../controls/moment.ts'
import { useCarryOut } from '../../form/carry-out.ts'

type Props = { uuid: string; mail: MailState | null }

/** How a mail is getting on; what has failed is sent again at one press. */
export function MailLine({ uuid, mail }: Props) {
  const carryOut = useCarryOut()
  if (!mail) return null
  const retry = () =>
    carryOut({ run: () => staffApi.retryMail({ uuid, mailId: mail.id }), done: 'It is on its way once more' })
  const isBad = mail.state === 'failed' || mail.state === 'delayed'
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-label [article_&]:mt-3">
      <p role="status" className={isBad ? 'font-semibold text-sale' : 'text-soft'}>
        {tellState(mail)}
      </p>
      {mail.state === 'failed' && <Button onClick={retry}>Send it again</Button>}
    </div>
  )
}

function tellState({ state, at, reason }: MailState): string {
  if (state === 'sent') return at ? `Sent ${writeMoment(at)}` : 'Sent'
  if (state === 'waiting') return 'Waiting to be sent'
  if (state === 'failed') return `Could not be sent: ${reason ?? 'no reason was given'}`
  return `Not sent yet (${reason}). Tried again ${at ? writeMoment(at) : 'soon'}`
}
