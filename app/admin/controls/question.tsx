import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'

type Question = {
  title: string
  /** What the action does, and whether it can be undone. */
  description: string
  /** The labels of the two answers: the one that goes ahead, and the one that does not. */
  yes: string
  no?: string
  /** Nothing is lost by the action, so its answer does not look dangerous. */
  isSafe?: boolean
  run(): unknown
}

/** Asks before an action that changes much or cannot be undone. `ask` opens `dialog`. */
export function useQuestion(): { ask(question: Question): void; dialog: ReactNode } {
  const [asked, setAsked] = useState<Question>()
  const close = () => setAsked(undefined)
  const agree = () => {
    close()
    asked?.run()
  }
  const dialog = asked && (
    <Dialog open onClose={close} title={asked.title} description={asked.description}>
      <Answers {...asked} onNo={close} onYes={agree} />
    </Dialog>
  )
  return { ask: setAsked, dialog }
}

type AnswersProps = Pick<Question, 'yes' | 'no' | 'isSafe'> & { onNo(): void; onYes(): void }

export const Answers = ({ yes, no = 'Keep it', isSafe = false, onNo, onYes }: AnswersProps) => (
  <DialogButtons>
    <Button onClick={onNo}>{no}</Button>
    <Button look={isSafe ? 'solid' : 'danger'} onClick={onYes}>
      {yes}
    </Button>
  </DialogButtons>
)
