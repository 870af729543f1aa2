import { Dialog } from '../controls/dialog.tsx'
import type { Crop } from './crops.ts'
import { useKeptDraft } from './drawer-save-bar.tsx'
import { PictureDetails } from './picture-details.tsx'

type Props = { hash: string | null; crops?: Crop[]; onClose(): void }

/** Edits a picture's alt text and focal point without leaving the form that shows it. */
export function PictureDialog({ hash, crops, onClose }: Props) {
  const { unsaved, close } = useKeptDraft(onClose)
  return (
    <Dialog open={hash !== null} onClose={close} keeps hasCross title="Description and focal point">
      {hash !== null && <PictureDetails ref={unsaved} hash={hash} crops={crops} onClose={onClose} />}
    </Dialog>
  )
}
