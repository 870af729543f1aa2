import { useRef } from 'react'
import type { EnquiryView } from '../../../../contract/staff/enquiries.ts'
import { staffApi } from '../../api.ts'
import { notify } from '../../controls/notices.tsx'
import { useStoredDraft } from '../../stored-drafts.ts'

type Draft = { subject: string; text: string }

const isWritten = ({ text }: Draft) => text.trim() !== ''

const join = (kept: Draft, now: Draft): Draft => ({ ...kept, text: `${kept.text}\n\n${now.text}` })

const reportEveryMs = 30_000

/** A reply draft, kept in the browser; colleagues see that somebody is writing. */
export function useReplyDraft({ uuid, reply }: EnquiryView) {
  const fresh = { subject: reply.subject, text: '' }
  const { draft, setDraft, putBack, drop } = useStoredDraft<Draft>('reply', uuid, { fresh, isBegun: isWritten, join })
  const reportedAt = useRef(0)
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    if (Date.now() - reportedAt.current < reportEveryMs) return
    reportedAt.current = Date.now()
    staffApi.startReply({ uuid }).catch(console.error)
  }
  const discard = () => {
    reportedAt.current = 0
    drop(draft)
    notify('The reply is discarded', { run: () => putBack(draft) })
  }
  /** Deletes the draft that was sent; text typed since then stays. */
  const clear = (sent: Draft) => {
    reportedAt.current = 0
    drop(sent)
  }
  return { draft, isBegun: isWritten(draft), change, clear, discard }
}
