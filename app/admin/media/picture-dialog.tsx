import { Dialog } from '../controls/dialog.tsx'
import { useKeptDraft } from './drawer-save-bar.tsx'
import { PictureDetails } from './picture-details.tsx'

/** The words and the focal point of a picture, without leaving the form that shows it. */
export function PictureDialog({ hash, onClose }: { hash: string | null; onClose(): void }) {
  const { unsaved, close } = useKeptDraft(onClose)
  return (
    <Dialog open={hash !== null} onClose={close} keeps title="Words and focal point">
      {hash !== null && <PictureDetails ref={unsaved} hash={hash} onClose={onClose} />}
    </Dialog>
  )
}
