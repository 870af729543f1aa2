import { statusLabels } from '../../../contract/enquiry-labels.ts'
import type { EnquiryStatus } from '../../../contract/staff/enquiries.ts'

const looks: Record<EnquiryStatus, string> = {
  new: 'bg-green text-paper',
  replied: 'bg-sage',
  'visit-booked': 'bg-sage',
  won: 'border border-green text-green',
  lost: 'border border-rule text-soft',
  spam: 'border border-rule text-soft',
}

export function StatusMark({ status }: { status: EnquiryStatus }) {
  return (
    <span className={`inline-flex items-center rounded-sm px-2 py-0.5 text-label whitespace-nowrap ${looks[status]}`}>
      {statusLabels[status]}
    </span>
  )
}
