import type { ReactNode } from 'react'
import { Button } from '../../controls/button.tsx'
import { DialogButtons } from '../../controls/dialog.tsx'
import { ReasonNote } from '../../controls/reason.tsx'
import { CheckedForm } from './checked-form.tsx'
import { type Send, useSending } from './sending.ts'

type Props = {
  action: string
  send: Send
  children?(problems: Record<string, string>): ReactNode
  /** Closes the dialog that the form is in. */
  onCancel?(): void
  /** The label of the cancel button. */
  keep?: string
  disabled?: boolean
  /** The look of the button in a form without `onCancel`. */
  look?: 'outline' | 'solid'
  byButtonAlone?: boolean
}

/** A form of a few fields with a submit button of its own, in a section of a page or in a dialog. */
export function SentForm({
  action,
  send,
  children,
  onCancel,
  keep = 'Cancel',
  look = 'outline',
  disabled = false,
  byButtonAlone,
}: Props) {
  const { isSending, problem, submit } = useSending(send)
  const isAtFields = problem && Object.keys(problem.fields ?? {}).length > 0
  return (
    <CheckedForm
      refusal={problem}
      method="post"
      onSubmit={submit}
      byButtonAlone={byButtonAlone}
      className="grid max-w-xl gap-5"
    >
      {children?.(problem?.fields ?? {})}
      {problem && !isAtFields && <ReasonNote>{problem.reason}</ReasonNote>}
      {onCancel ? (
        <DialogButtons>
          <Button onClick={onCancel}>{keep}</Button>
          <Button type="submit" look="solid" disabled={isSending || disabled}>
            {action}
          </Button>
        </DialogButtons>
      ) : (
        <p>
          <Button type="submit" look={look} disabled={isSending || disabled}>
            {action}
          </Button>
        </p>
      )}
    </CheckedForm>
  )
}
