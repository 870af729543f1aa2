import { startTransition, useEffect, useRef, useState } from 'react'
import { useReload } from '../../background-refresh.ts'
import { notify, withdrawUndo } from '../../controls/notices.tsx'

/**
 * Ends a dialog whose call has succeeded: it closes in the same render in which the page behind it shows the result,
 * and a notice says what was done. `isDone`: closing it no longer loses input. `of`: names what was changed, so that an
 * earlier Undo of it is withdrawn; `undo` undoes this change.
 */
export function useFinish(onClose: () => void) {
  const reload = useReload()
  const [isDone, setDone] = useState(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const finish = async (done: string, of: string, undo?: () => unknown): Promise<void> => {
    setDone(true)
    withdrawUndo(of)
    await reload()
    notify(done, undo && { run: undo, of })
    // Somebody may have closed the dialog meanwhile, and opened it again.
    if (isGone.current) return
    // The page renders its new data in a transition. In one too, the dialog closes together with it.
    startTransition(() => {
      setDone(false)
      onClose()
    })
  }
  return { finish, isDone }
}
