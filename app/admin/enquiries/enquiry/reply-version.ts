import { useState } from 'react'
import type { EnquiryView, TimelineEntry } from '../../../../contract/staff/enquiries.ts'
import { nameStatus } from '../enquiry-texts.ts'

/**
 * The version of an enquiry that somebody is replying to. While they write, only their own actions advance it; what a
 * colleague does or the shopper writes is shown instead, until they confirm that they have seen it.
 */
export function useReplyVersion({ version, timeline }: EnquiryView, { me, isBegun }: { me: string; isBegun: boolean }) {
  const [seen, setSeen] = useState(version)
  const last = findLastChange(timeline)
  const isMine = last === undefined || (last.kind !== 'answer' && last.by === me)
  if (seen !== version && (!isBegun || isMine)) setSeen(version)
  const news = seen !== version && last ? describeNews(last) : undefined
  return { seen, news, acknowledge: () => setSeen(version) }
}

/**
 * The last entry that made a new version. Where an answer has reopened the enquiry, the answer is the news and not the
 * new status.
 */
export function findLastChange(timeline: TimelineEntry[]): TimelineEntry | undefined {
  const last = timeline.findLast(makesVersion)
  return timeline.find(({ kind, at }) => kind === 'answer' && at === last?.at) ?? last
}

const makesVersion = ({ kind, answer }: TimelineEntry) =>
  kind === 'reply' || kind === 'status' || kind === 'assignee' || (kind === 'answer' && !answer?.isAutomatic)

export function describeNews({ kind, by, after }: TimelineEntry): string {
  if (kind === 'reply') return `${by} has written a reply in the meantime.`
  if (kind === 'answer') return `${by} has written again in the meantime.`
  if (kind === 'status') return `${by} has set the status to ${nameStatus(after)} in the meantime.`
  return after === null ? `${by} has assigned it to nobody in the meantime.` : `It is assigned to ${after} now.`
}
