import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef } from 'react'
import { Button } from './button.tsx'

type Props = {
  open: boolean
  title: string
  /** The unsaved work that closing would lose. */
  loss?: string
  stay: string
  leave: string
  onStay(): void
  onLeave(): void
}

const defaultLoss = 'What you entered here is not saved yet.'

/** Asks before closing or leaving loses the input of the part of the page that it belongs to. */
export function UnsavedQuestion({ open, title, loss = defaultLoss, stay, leave, onStay, onLeave }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className="fixed inset-0 z-40 bg-ink/40" />
        <AlertDialog.Popup
          data-sheet
          initialFocus={first}
          className="fixed inset-x-0 bottom-0 z-40 grid gap-4 bg-paper p-5 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(28rem,92vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:p-8"
        >
          <AlertDialog.Title className="text-h3">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-soft">{loss}</AlertDialog.Description>
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <Button onClick={onLeave}>{leave}</Button>
            <Button ref={first} look="solid" onClick={onStay}>
              {stay}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
