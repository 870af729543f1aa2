import { useEffect, useRef, useState } from 'react'
import type { EnquiryView } from '../../../../contract/staff/enquiries.ts'
import { staffApi } from '../../api.ts'

type Draft = { subject: string; text: string }

const sayAgainAfter = 30_000

/** A reply draft: kept in the browser, and announced to colleagues while it is written. */
export function useReplyDraft({ uuid, reply }: EnquiryView) {
  const key = `reply-${uuid}`
  const fresh = { subject: reply.subject, text: '' }
  const [draft, setDraft] = useState<Draft>(() => readKept(key) ?? fresh)
  const reportedAt = useRef(0)
  const isBegun = draft.text.trim() !== ''
  useEffect(() => {
    if (isBegun) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  }, [key, draft, isBegun])
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    if (Date.now() - reportedAt.current < sayAgainAfter) return
    reportedAt.current = Date.now()
    staffApi.startReply({ uuid }).catch(console.error)
  }
  const clear = () => {
    reportedAt.current = 0
    setDraft(fresh)
  }
  return { draft, isBegun, change, clear }
}

function readKept(key: string): Draft | undefined {
  const kept = sessionStorage.getItem(key)
  return kept ? (JSON.parse(kept) as Draft) : undefined
}
