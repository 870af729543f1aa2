import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { Reason } from './reason.tsx'

const manager = Toast.createToastManager()

type Undo = {
  label?: string
  run(): unknown
  /** Names what was changed. When it changes again this Undo is withdrawn, because it would take back both changes. */
  of?: string
}

/** The open notices with Undo, by what was changed. */
const offered = new Map<string, string>()

/**
 * Shows a notice at the edge of the screen, with a button that undoes the action where that is possible. Returns a
 * function that closes it.
 */
export function notify(text: string, undo?: Undo): () => void {
  if (undo?.of) withdrawUndo(undo.of)
  const id = manager.add({
    title: text,
    timeout: undo ? 12_000 : 5000,
    ...(undo && {
      actionProps: {
        children: undo.label ?? 'Undo',
        onClick: () => {
          manager.close(id)
          undo.run()
        },
      },
    }),
  })
  if (undo?.of) offered.set(undo.of, id)
  return () => manager.close(id)
}

/** Names what was changed: a fact of a record, or an order. */
export const nameChange = (fact: string, record: string) => `${fact} of ${record}`

/** Closes the notice that offers to undo the last change of something, because that has changed again. */
export function withdrawUndo(of: string): void {
  const id = offered.get(of)
  offered.delete(of)
  if (id) manager.close(id)
}

/** Shows a failure as a notice, which stays longer. */
export const warn = (text: string) => manager.add({ title: text, type: 'warning', priority: 'high', timeout: 15_000 })

/** On a phone a notice would cover a dialog, which rises from below: while one is open, notices are at the top. */
const aboveSheet = 'max-sm:[body:has([data-sheet])_&]:top-4 max-sm:[body:has([data-sheet])_&]:bottom-auto'

export function Notices({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider toastManager={manager}>
      {children}
      <Toast.Portal>
        <Toast.Viewport
          className={`fixed inset-x-4 bottom-20 z-50 flex flex-col gap-2 sm:right-8 sm:left-auto sm:w-96 ${aboveSheet}`}
        >
          <NoticeList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function NoticeList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // The library hides warnings and 'Close' from screen readers while Tab reaches them (mui/base-ui#5659).
      aria-hidden={false}
      className={`text-paper shadow-lg ${toast.type === 'warning' ? 'bg-sale' : 'bg-ink'} data-limited:hidden`}
    >
      <Toast.Content className="on-green flex min-h-12 items-center gap-3 py-1 pl-4">
        <Toast.Title render={<p />} className="grow text-small">
          <Reason>{String(toast.title)}</Reason>
        </Toast.Title>
        <Toast.Action className="min-h-11 px-3 text-small font-semibold underline underline-offset-4" />
        <Toast.Close aria-label="Close" aria-hidden={false} className="min-h-11 min-w-11 px-3 text-h3">
          ×
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
