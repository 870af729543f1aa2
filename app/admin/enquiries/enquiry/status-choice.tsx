import { statusLabels } from '../../../../contract/enquiry-labels.ts'
import { type EnquiryStatus, type EnquiryView, enquiryStatuses } from '../../../../contract/staff/enquiries.ts'
import { staffApi } from '../../api.ts'
import { useMove } from './move.ts'

export function StatusChoice({ enquiry: { uuid, version, status } }: { enquiry: EnquiryView }) {
  const move = useMove()
  const to = (value: EnquiryStatus) => ({
    value,
    send: (at: number) => staffApi.moveEnquiry({ uuid, version: at, status: value }),
    done: `Now: ${statusLabels[value]}`,
  })
  const choose = (next: EnquiryStatus) => move({ uuid, fact: 'status', version, before: to(status), step: to(next) })
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-semibold">Status</legend>
      <div className="grid grid-cols-3 gap-1.5">
        {enquiryStatuses.map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === status}
            onClick={() => choose(key)}
            className="min-h-11 rounded-sm border border-line bg-white px-1 text-small hover:border-ink aria-pressed:border-green aria-pressed:bg-green aria-pressed:font-semibold aria-pressed:text-paper lg:min-h-9"
          >
            {statusLabels[key]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
