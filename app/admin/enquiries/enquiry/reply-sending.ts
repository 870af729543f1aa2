import { useRef, useState } from 'react'
import { type Failure, failed } from '../../../../contract/errors.ts'
import type { ReplyPreview } from '../../../../contract/staff/enquiries.ts'
import { staffApi } from '../../api.ts'
import { useRefresh } from '../../background-refresh.ts'
import { notify } from '../../controls/notices.tsx'
import { useMailing } from '../../mail/mailing.tsx'
import { explain } from '../../unreachable.ts'
import type { useReplyDraft } from './reply-draft.ts'

const unreachable = (error: unknown): Failure => {
  console.error(error)
  return { status: 0, problem: { title: 'Not sent', reason: `${explain(error)} Nothing is lost: please try again.` } }
}

/** Previews and sends a reply, and reports a refusal. `seen` is the version of the enquiry that it answers. */
export function useReplySending(uuid: string, seen: number, replyDraft: ReturnType<typeof useReplyDraft>) {
  const { draft, clear } = replyDraft
  const latest = useRef(replyDraft)
  latest.current = replyDraft
  const refresh = useRefresh()
  const { describeOutcome } = useMailing()
  const [problem, setProblem] = useState<Failure['problem']>()
  const [preview, setPreview] = useState<ReplyPreview>()
  const [sending, setSending] = useState(false)
  const leave = () => setPreview(undefined)
  const look = async (): Promise<void> => {
    setProblem(undefined)
    const asked = latest.current.draft
    const answer = await staffApi.previewReply({ uuid, ...asked }).catch(unreachable)
    // Text typed since would be sent without a preview, so the new draft is previewed. One sent or discarded since needs none.
    if (latest.current.draft !== asked) return latest.current.isBegun ? look() : undefined
    if (failed(answer)) setProblem(answer.problem)
    else setPreview(answer)
  }
  const send = async () => {
    setSending(true)
    setProblem(undefined)
    const answer = await staffApi.sendReply({ uuid, version: seen, ...draft }).catch(unreachable)
    if (!failed(answer)) clear(draft)
    leave()
    if (failed(answer)) setProblem(answer.problem)
    // Until the page shows what was sent, another press would be refused as if a colleague had sent it.
    await refresh()
    setSending(false)
    if (!failed(answer)) notify(describeOutcome('The reply is on its way', 'The reply is kept as a file'))
  }
  return { problem, preview, sending, look, leave, send }
}
