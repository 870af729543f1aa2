import { Button } from '../../controls/button.tsx'
import { Dialog, DialogButtons } from '../../controls/dialog.tsx'
import { useLeaveQuestion } from '../../controls/leaving.tsx'
import type { Editor } from './editor.ts'

/** Asks before leaving a form with unsaved changes. */
export function LeaveGuard<Edit extends object>({ editor }: { editor: Editor<Edit> }) {
  const { changed, saving } = editor
  const question = useLeaveQuestion(() => changed)
  if (!question) return null
  const { stay, leave } = question
  const saveAndGo = async () => ((await editor.save()) ? leave() : stay())
  return (
    <Dialog open onClose={stay} title="Save your changes?" description="They are not saved yet.">
      <DialogButtons>
        <Button look="plain" onClick={stay}>
          Stay here
        </Button>
        <Button onClick={leave}>Leave without saving</Button>
        <Button look="solid" onClick={saveAndGo} disabled={saving}>
          Save and leave
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
