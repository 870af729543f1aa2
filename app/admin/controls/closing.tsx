import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { useChangedControls } from './changed-controls.ts'
import { useLeaveQuestion } from './leaving.tsx'

/** `keeps`: closing keeps what was typed and chosen, so nobody has to be asked. */
type Options = { open: boolean; onClose(): void; keeps?: boolean }

/** Closes a dialog or drawer. If input would be lost, it asks first, also when another page opens. */
export function useClosing({ open, onClose, keeps = false }: Options) {
  const [asking, setAsking] = useState(false)
  const { onFocus, isChanged } = useChangedControls()
  const losesInput = () => !keeps && isChanged()
  const close = () => (losesInput() ? setAsking(true) : onClose())
  const leaving = useLeaveQuestion(() => open && losesInput())
  const question: ReactNode = (
    <ClosingQuestion
      open={asking || leaving !== null}
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

type Props = { open: boolean; onStay(): void; onLeave(): void }

function ClosingQuestion({ open, onStay, onLeave }: Props) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className="fixed inset-0 z-40 bg-ink/40" />
        <AlertDialog.Popup
          initialFocus={stay}
          className="fixed inset-x-0 bottom-0 z-40 grid gap-4 bg-paper p-5 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(28rem,92vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:p-8"
        >
          <AlertDialog.Title className="text-h3">Close without saving?</AlertDialog.Title>
          <AlertDialog.Description className="text-soft">
            What you typed and chose here is not saved yet.
          </AlertDialog.Description>
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <Button onClick={onLeave}>Close without saving</Button>
            <Button ref={stay} look="solid" onClick={onStay}>
              Continue typing
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
