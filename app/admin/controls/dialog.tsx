import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useClosing } from './closing.tsx'
import { DialogHead } from './dialog-head.tsx'

type Props = {
  open: boolean
  onClose(): void
  title: string
  description?: string
  children: ReactNode
  /** For contents that need a lot of space, such as a grid of pictures. */
  wide?: boolean
  /** Closing the dialog or leaving the page keeps what was typed, so neither asks. */
  keeps?: boolean
  /** For contents without a close button of their own. */
  hasCross?: boolean
}

/** On a phone the dialog fills the screen from below; on a wide screen it is centred. */
export function Dialog({ open, onClose, title, description, children, wide = false, keeps, hasCross = false }: Props) {
  const { close, onFocus, question } = useClosing({ open, onClose, keeps })
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && close()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-ink/40" />
        <Base.Popup
          data-sheet
          onFocus={onFocus}
          className={`fixed inset-x-0 bottom-0 z-40 grid max-h-[92svh] gap-4 scroll-pb-20 overflow-y-auto bg-paper p-5 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:p-8 ${wide ? 'sm:w-[min(60rem,92vw)]' : 'sm:w-[min(34rem,92vw)]'}`}
        >
          {hasCross ? <DialogHead title={title} /> : <Base.Title className="text-h3">{title}</Base.Title>}
          {description && <Base.Description className="text-soft">{description}</Base.Description>}
          {children}
          {question}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * The row of buttons at the foot of a dialog, with the main one last, at the right. It stays in view while the rest
 * scrolls, because a button may have the focus when a long preview appears above it.
 */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-5 z-10 -mb-5 flex flex-wrap justify-end gap-3 bg-paper pt-2 pb-5 sm:-bottom-8 sm:-mb-8 sm:pb-8">
      {children}
    </div>
  )
}
