import type { EnquiryRow } from '../../../../contract/staff/enquiries.ts'
import { staffApi } from '../../api.ts'
import { useMove } from '../enquiry/move.ts'

/** Marks an enquiry as spam from the list, with Undo. */
export function SpamButton({ row: { uuid, version, name, status, unread } }: { row: EnquiryRow }) {
  const move = useMove()
  const isSpam = status === 'spam'
  const to = (value: EnquiryRow['status'], asItWas: { unread?: boolean } = {}) => ({
    value,
    send: (at: number) => staffApi.moveEnquiry({ uuid, version: at, status: value, ...asItWas }),
    done: value === 'spam' ? `${name} is spam now` : `${name} is not spam`,
  })
  const press = () =>
    move({ uuid, fact: 'status', version, before: to(status, { unread }), step: to(isSpam ? 'new' : 'spam') })
  if (status === 'won' || status === 'lost') return null
  return (
    <button
      type="button"
      onClick={press}
      aria-label={isSpam ? `Not spam: ${name}` : `Spam: ${name}`}
      className="relative z-10 min-h-11 shrink-0 px-2 text-label text-soft underline underline-offset-4 hover:text-ink"
    >
      {isSpam ? 'Not spam' : 'Spam'}
    </button>
  )
}
