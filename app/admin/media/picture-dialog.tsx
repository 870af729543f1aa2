import { Dialog } from '../controls/dialog.tsx'
import { PictureDetails } from './picture-details.tsx'

/** The words and the focal point of a picture, without leaving the form that shows it. */
export function PictureDialog({ hash, onClose }: { hash: string | null; onClose(): void }) {
  return (
    <Dialog open={hash !== null} onClose={onClose} title="Words and focal point">
      {hash !== null && <PictureDetails hash={hash} onClose={onClose} />}
    </Dialog>
  )
}
