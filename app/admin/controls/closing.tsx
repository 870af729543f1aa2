import { type ReactNode, useState } from 'react'
import { useChangedControls } from './changed-controls.ts'
import { useLeaveQuestion } from './leaving.tsx'
import { UnsavedQuestion } from './unsaved-question.tsx'

/** `keeps`: closing keeps what was typed and chosen, so no question is needed. */
type Options = { open: boolean; onClose(): void; keeps?: boolean }

/** Closes a dialog or drawer. If input would be lost, it asks first, also when another page opens. */
export function useClosing({ open, onClose, keeps = false }: Options) {
  const [asking, setAsking] = useState(false)
  const { onFocus, isChanged } = useChangedControls()
  const losesInput = () => !keeps && isChanged()
  const close = () => (losesInput() ? setAsking(true) : onClose())
  const leaving = useLeaveQuestion(() => open && losesInput())
  const question: ReactNode = (
    <UnsavedQuestion
      open={asking || leaving !== null}
      title="Close without saving?"
      stay="Keep editing"
      leave="Close without saving"
      onStay={() => {
        setAsking(false)
        leaving?.stay()
      }}
      onLeave={() => {
        setAsking(false)
        if (leaving) leaving.leave()
        else onClose()
      }}
    />
  )
  return { close, onFocus, question }
}
