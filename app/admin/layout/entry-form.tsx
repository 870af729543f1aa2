import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/hydrated.ts'
import { guardPress } from '../controls/guarded-press.ts'
import { CheckedForm } from '../form/saving/checked-form.tsx'
import { type Send, useSending } from '../form/saving/sending.ts'

type Props = {
  heading: string
  intro: string
  action: string
  send: Send
  children(problems: Record<string, string>): ReactNode
  /** Links to other ways of continuing. */
  after?: ReactNode
}

/** The form of each page that needs no sign-in. */
export function EntryForm({ heading, intro, action, send, children, after }: Props) {
  const { isSending, problem, submit } = useSending(send)
  const hydrated = useHydrated()
  return (
    <CheckedForm refusal={problem} method="post" onSubmit={submit} className="mx-auto grid w-full max-w-lg gap-6">
      <h1 className="text-h1">{heading}</h1>
      <p className="text-soft">{intro}</p>
      {problem && (
        <p role="alert" className="border-l-2 border-sale bg-sand px-5 py-4">
          {problem.reason}
        </p>
      )}
      {children(problem?.fields ?? {})}
      <p>
        <Button type="submit" disabled={!hydrated} {...guardPress(isSending)}>
          {action}
        </Button>
      </p>
      {after}
    </CheckedForm>
  )
}
