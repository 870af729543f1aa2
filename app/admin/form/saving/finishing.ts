import { startTransition, useEffect, useRef, useState } from 'react'
import { useReload } from '../../background-refresh.ts'
import { notify, withdrawUndo } from '../../controls/notices.tsx'

/**
 * For a dialog whose call has succeeded: it closes with the page behind it showing what was done, and a notice says it.
 * `isDone`: from then on closing it loses nothing. `of`: what was changed, so that an earlier change cannot be taken back;
 * `undo` takes this one back.
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
    // Somebody may have closed it, and opened it again.
    if (isGone.current) return
    // The page is drawn in a transition as well: neither is seen without the other.
    startTransition(() => {
      setDone(false)
      onClose()
    })
  }
  return { finish, isDone }
}
