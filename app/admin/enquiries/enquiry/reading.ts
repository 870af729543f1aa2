import type { EnquiryView } from '../../../../contract/staff/enquiries.ts'
import { staffApi } from '../../api.ts'

/** Enquiries that somebody is leaving as unread: a reload of their page meanwhile must not mark them as read. */
const leftUnread = new Set<string>()

export async function keepUnread(uuid: string, leave: () => Promise<void>): Promise<void> {
  leftUnread.add(uuid)
  try {
    await leave()
  } finally {
    leftUnread.delete(uuid)
  }
}

/** Marks the shown enquiry as read, unless its page was left before. */
export async function markAsRead({ uuid, unread }: EnquiryView, signal: AbortSignal): Promise<void> {
  if (unread && !signal.aborted && !leftUnread.has(uuid)) await staffApi.markEnquiry({ uuid, unread: false })
}
