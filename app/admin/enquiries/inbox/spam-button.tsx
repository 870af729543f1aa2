import type { EnquiryRow } from '../../../../contract/staff/enquiries.ts'
import { staffApi } from '../../api.ts'
import { useMove } from '../enquiry/move.ts'

/** Marks an enquiry as spam from the list, with Undo. */
export function SpamButton({ row: { uuid, version, name, status, unread } }: { row: EnquiryRow }) {
  const move = useMove()
  const isSpam = status === 'spam'
  const change = (fields: { version: number; status: EnquiryRow['status']; unread?: boolean }) =>
    staffApi.moveEnquiry({ uuid, ...fields })
  const press = async () => {
    const done = isSpam ? `${name} is not spam` : `${name} is spam now`
    await move({
      uuid,
      version,
      go: (version) => change({ version, status: isSpam ? 'new' : 'spam' }),
      back: (version) => change({ version, status, unread }),
      done,
    })
  }
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
