import { type SubmitEvent, useState } from 'react'
import type { Problem } from '../../../../contract/errors.ts'
import { unreachable } from '../../unreachable.ts'

/** Returns a problem, or nothing on success. */
export type Send = (fields: Record<string, string>) => Promise<Problem | undefined>

/** For a `CheckedForm` that is sent directly, without a draft, such as a password form. A refusal keeps the input. */
export function useSending(send: Send) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    setSending(true)
    // Clears the problem first: screen readers announce the same message again only if it had disappeared.
    setProblem(undefined)
    const refused = await send(Object.fromEntries(entries)).catch((error) => unreachable(error).problem)
    setProblem(refused)
    setSending(false)
    if (!refused) form.reset()
  }
  return { isSending, problem, submit }
}
