import type { ReactNode } from 'react'
import type { EnquiryView } from '../../../../contract/staff/enquiries.ts'

type Props = { enquiry: EnquiryView; leaves: boolean }

/**
 * Notes to read before replying: who else is writing, and where this reply and its answer go. `leaves`: whether emails
 * leave the shop.
 */
export const ReplyNotes = ({ enquiry: { name, replying, reply }, leaves }: Props) => (
  <>
    {replying && <Notice>{replying} is writing a reply right now.</Notice>}
    {!leaves && (
      <Notice>
        Email is not set up: this reply is kept as a file and does not reach {name}. Write from your own mailbox, or
        phone.
      </Notice>
    )}
    {leaves && !reply.answersReachUs && (
      <Notice>The shop’s settings have no email address, so their answer will not reach you.</Notice>
    )}
    {leaves && reply.answersGoTo && (
      <p className="text-label text-soft">
        A reply from {name} goes to {reply.answersGoTo}, not here.
      </p>
    )}
  </>
)

export const Notice = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="border-l-2 border-sale bg-sand px-4 py-2 text-small">
    {children}
  </p>
)
