import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { DialogButtons } from '../controls/dialog.tsx'
import { type Send, useSending } from './sending.ts'

type Props = {
  action: string
  send: Send
  children?(problems: Record<string, string>): ReactNode
  /** Closes the dialog that the form is in. */
  onCancel?(): void
}

/** A form of a few fields that has a button of its own, in a section of a page or in a dialog. */
export function SentForm({ action, send, children, onCancel }: Props) {
  const { sending, problem, submit } = useSending(send)
  const isAtFields = problem && Object.keys(problem.fields ?? {}).length > 0
  return (
    <form method="post" onSubmit={submit} className="grid max-w-xl gap-5">
      {children?.(problem?.fields ?? {})}
      {problem && !isAtFields && (
        <p role="alert" className="text-small font-semibold text-sale">
          {problem.reason}
        </p>
      )}
      {onCancel ? (
        <DialogButtons>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" look="solid" disabled={sending}>
            {action}
          </Button>
        </DialogButtons>
      ) : (
        <p>
          <Button type="submit" disabled={sending}>
            {action}
          </Button>
        </p>
      )}
    </form>
  )
}
