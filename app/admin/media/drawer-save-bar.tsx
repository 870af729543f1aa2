import { type Ref, useImperativeHandle, useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { DialogButtons } from '../controls/dialog.tsx'
import { ReasonNote } from '../controls/reason.tsx'
import { ConflictDialog } from '../form/saving/conflict-dialog.tsx'
import type { Editor } from '../form/saving/editor.ts'
import { LeaveGuard } from '../form/saving/leave-guard.tsx'
import { useMayEdit } from '../layout/back-office-layout.tsx'

/** Saves the draft before the drawer closes. */
export type Unsaved = { keep(): Promise<boolean> }

/** For a drawer or dialog with a save bar: a reference to its form, and a function that saves the draft and then closes. */
export function useKeptDraft(onClose: () => void) {
  const unsaved = useRef<Unsaved>(null)
  const close = async () => ((await unsaved.current?.keep()) ?? true) && onClose()
  return { unsaved, close }
}

type Props<Edit extends object> = { editor: Editor<Edit>; onClose(): void; ref?: Ref<Unsaved> }

/** The save bar of a form in a drawer or dialog. */
export function DrawerSaveBar<Edit extends object>({ editor, onClose, ref }: Props<Edit>) {
  const { changed, isSaving, problem } = editor
  const mayEdit = useMayEdit()
  const keep = async () => !changed || (await editor.save()) !== false
  useImperativeHandle(ref, () => ({ keep }))
  return (
    <>
      {problem && <ReasonNote>{problem}</ReasonNote>}
      {mayEdit && (
        <DialogButtons>
          <Button onClick={editor.discard} disabled={!changed || isSaving}>
            Discard
          </Button>
          <Button look="solid" onClick={async () => (await keep()) && onClose()} disabled={isSaving}>
            {changed ? 'Save' : 'Done'}
          </Button>
        </DialogButtons>
      )}
      <ConflictDialog editor={editor} />
      <LeaveGuard editor={editor} />
    </>
  )
}
