import { type SubmitEvent, useState } from 'react'
import type { Problem } from '../../../../contract/errors.ts'

/** Returns a problem, or nothing on success. */
export type Send = (fields: Record<string, string>) => Promise<Problem | undefined>

const unreachable: Problem = { title: 'Not sent', reason: 'The shop could not be reached just now. Please try again.' }

/** A form that is sent directly, without a draft, such as a password's. The input stays when it is refused. */
export function useSending(send: Send) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    setSending(true)
    const refused = await send(Object.fromEntries(entries)).catch(() => unreachable)
    setProblem(refused)
    setSending(false)
    if (refused) focusOnProblem(form, refused)
    else form.reset()
  }
  return { sending, problem, submit }
}

/** Focuses the first field that is wrong. */
function focusOnProblem(form: HTMLFormElement, { fields = {} }: Problem): void {
  const wrong = [...form.elements].find((field) => field instanceof HTMLInputElement && fields[field.name])
  if (wrong instanceof HTMLInputElement) wrong.focus()
}
