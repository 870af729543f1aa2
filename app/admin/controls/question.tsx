import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'

type Question = {
  title: string
  /** What cannot be taken back. */
  description: string
  /** The answer that does it, and the one that does not. */
  yes: string
  no?: string
  run(): unknown
}

/** Asks before an action that cannot be undone. `ask` opens `dialog`. */
export function useQuestion(): { ask(question: Question): void; dialog: ReactNode } {
  const [asked, setAsked] = useState<Question>()
  const close = () => setAsked(undefined)
  const agree = () => {
    close()
    asked?.run()
  }
  const dialog = asked && (
    <Dialog open onClose={close} title={asked.title} description={asked.description}>
      <DialogButtons>
        <Button onClick={close}>{asked.no ?? 'Keep it'}</Button>
        <Button look="danger" onClick={agree}>
          {asked.yes}
        </Button>
      </DialogButtons>
    </Dialog>
  )
  return { ask: setAsked, dialog }
}
