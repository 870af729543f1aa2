import { Button } from '../../controls/button.tsx'
import { Dialog, DialogButtons } from '../../controls/dialog.tsx'
import { useLeaveQuestion } from '../../controls/leaving.tsx'
import type { Editor } from './editor.ts'

/** Asks before leaving a form with unsaved changes. */
export function LeaveGuard<Edit extends object>({ editor }: { editor: Editor<Edit> }) {
  const { changed, isSaving } = editor
  const question = useLeaveQuestion(() => changed)
  if (!question) return null
  const { stay, leave } = question
  const saveAndGo = async () => ((await editor.save()) ? leave() : stay())
  // A save that was running when the question opened may have ended since.
  const isSaved = !changed && !isSaving
  return (
    <Dialog
      open
      onClose={stay}
      title={isSaved ? 'Your changes are saved' : 'Save your changes?'}
      description={isSaved ? 'You can leave now.' : isSaving ? 'They are being saved.' : 'They are not saved yet.'}
    >
      <DialogButtons>
        <Button look="plain" onClick={stay}>
          Stay here
        </Button>
        {!isSaved && <Button onClick={leave}>Leave without saving</Button>}
        <Button look="solid" onClick={isSaved ? leave : saveAndGo} disabled={isSaving}>
          {isSaved ? 'Leave' : 'Save and leave'}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
