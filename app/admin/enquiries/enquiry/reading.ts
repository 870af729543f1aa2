import type { EnquiryView } from '../../../../contract/staff/enquiries.ts'
import { staffApi } from '../../api.ts'

/** Enquiries that are being left as unread: their page, which may be loaded again meanwhile, does not mark them as read. */
const leftUnread = new Set<string>()

export async function keepUnread(uuid: string, leave: () => Promise<void>): Promise<void> {
  leftUnread.add(uuid)
  try {
    await leave()
  } finally {
    leftUnread.delete(uuid)
  }
}

/** Marks an enquiry that is shown as read; not once its page was left. */
export async function markAsRead({ uuid, unread }: EnquiryView, signal: AbortSignal): Promise<void> {
  if (unread && !signal.aborted && !leftUnread.has(uuid)) await staffApi.markEnquiry({ uuid, unread: false })
}
