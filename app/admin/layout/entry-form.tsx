import { type ReactNode, type SubmitEvent, useState } from 'react'
import type { Problem } from '../../../contract/errors.ts'
import { Button } from '../../ui/button.tsx'

type Props = {
  heading: string
  lead: string
  action: string
  /** Says what is wrong, or nothing when all went well. What was typed stays either way. */
  send(fields: Record<string, string>): Promise<Problem | undefined>
  children(problems: Record<string, string>): ReactNode
}

const unreachable: Problem = { title: 'Not sent', reason: 'The shop could not be reached just now. Please try again.' }

/** The forms at the door of the back office. */
export function EntryForm({ heading, lead, action, send, children }: Props) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    setSending(true)
    setProblem(await send(Object.fromEntries(entries)).catch(() => unreachable))
    setSending(false)
  }
  return (
    <form method="post" onSubmit={submit} className="mx-auto grid w-full max-w-lg gap-6">
      <h1 className="text-h1">{heading}</h1>
      <p className="text-soft">{lead}</p>
      {problem && (
        <p role="alert" className="border-l-2 border-sale bg-sand px-5 py-4">
          {problem.reason}
        </p>
      )}
      {children(problem?.fields ?? {})}
      <p>
        <Button type="submit" disabled={sending}>
          {action}
        </Button>
      </p>
    </form>
  )
}
