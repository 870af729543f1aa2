import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useClosing } from './closing.tsx'
import { DialogHead } from './dialog-head.tsx'

type Props = {
  open: boolean
  onClose(): void
  title: string
  /** The element that gets the initial focus, if not the first one of the drawer. */
  findFocus?(): HTMLElement | null
  /** A closed drawer stays mounted, with everything that was typed in it. */
  keepMounted?: boolean
  /** Closing keeps what was typed, so it does not ask. */
  keeps?: boolean
  children: ReactNode
}

/** The details of one record, beside its list; on a phone the drawer fills the screen. */
export function Drawer({ open, onClose, title, findFocus, keepMounted, keeps = keepMounted, children }: Props) {
  const { close, onFocus, question } = useClosing({ open, onClose, keeps })
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && close()}>
      <Base.Portal keepMounted={keepMounted}>
        <Base.Backdrop className="fixed inset-0 z-40 bg-ink/40" />
        <Base.Popup
          initialFocus={findFocus}
          onFocus={onFocus}
          className="fixed inset-y-0 right-0 z-40 w-full scroll-pb-20 overflow-y-auto bg-paper p-5 sm:w-[min(32rem,92vw)] sm:p-8"
        >
          <DialogHead title={title} className="mb-4" />
          {children}
          {question}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
