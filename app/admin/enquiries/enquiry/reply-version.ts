import { useState } from 'react'
import type { EnquiryView } from '../../../../contract/staff/enquiries.ts'
import { nameStatus } from '../enquiry-texts.ts'

/**
 * The version of an enquiry that somebody is replying to. While they write, only their own actions advance it; a
 * colleague's actions are shown instead, until they confirm that they have seen them.
 */
export function useReplyVersion({ version, timeline }: EnquiryView, { me, isBegun }: { me: string; isBegun: boolean }) {
  const [seen, setSeen] = useState(version)
  const last = timeline.findLast(({ kind }) => kind === 'reply' || kind === 'status' || kind === 'assignee')
  const isMine = last === undefined || last.by === me
  if (seen !== version && (!isBegun || isMine)) setSeen(version)
  const news = seen !== version && last ? describeNews(last) : undefined
  return { seen, news, acknowledge: () => setSeen(version) }
}

function describeNews({ kind, by, after }: EnquiryView['timeline'][number]): string {
  if (kind === 'reply') return `${by} has written a reply in the meantime.`
  if (kind === 'status') return `${by} has set the status to ${nameStatus(after)} in the meantime.`
  return after === null ? `${by} has assigned it to nobody in the meantime.` : `It is assigned to ${after} now.`
}
