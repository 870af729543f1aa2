import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import type { Editor } from './editor.ts'

/** Asks before leaving a form with unsaved changes. */
export function LeaveGuard<Edit extends object>({ editor }: { editor: Editor<Edit> }) {
  const { changed, saving } = editor
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed])
  if (blocker.state !== 'blocked') return null
  const saveAndGo = async () => ((await editor.save()) ? blocker.proceed() : blocker.reset())
  return (
    <Dialog open onClose={blocker.reset} title="Save what you changed?" description="It is not saved yet.">
      <DialogButtons>
        <Button look="plain" onClick={blocker.reset}>
          Stay here
        </Button>
        <Button onClick={blocker.proceed}>Leave without saving</Button>
        <Button look="solid" onClick={saveAndGo} disabled={saving}>
          Save and go
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
