import type { BookingView } from '../../../../contract/staff/bookings.ts'
import { staffApi } from '../../api.ts'
import { MailLine } from '../../mail/mail-line.tsx'

/** The emails about a visit, each with its state. A failed one can be sent again. */
export function VisitMails({ booking: { uuid, mails } }: { booking: BookingView }) {
  if (mails.length === 0) return null
  const last = mails.findLast(({ toVisitor }) => toVisitor)
  return (
    <section aria-labelledby="visit-mails">
      <h2 id="visit-mails" className="mb-1 text-h3">
        Emails
      </h2>
      <ul className="border-t border-rule">
        {mails.map((mail) => (
          <li key={mail.id} className="grid gap-1 border-b border-rule py-3 text-small">
            <p>
              <span className="text-soft">{mail.toVisitor ? 'To the visitor: ' : 'To the shop: '}</span>
              {mail.subject}
            </p>
            <MailLine
              mail={mail}
              send={
                mail.toVisitor && mail !== last
                  ? undefined
                  : () => staffApi.resendBookingMail({ uuid, mailId: mail.id })
              }
              sendLater={mail.toVisitor}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
