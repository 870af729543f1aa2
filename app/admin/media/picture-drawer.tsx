import type { PictureForm } from '../../../contract/staff/media.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { Drawer } from '../controls/drawer.tsx'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { deleteWithUndo } from './deletion.ts'
import { useKeptDraft } from './drawer-save-bar.tsx'
import { PictureDetails } from './picture-details.tsx'

type Props = { hash: string | null; onClose(): void; onChanged(): void }

/** One picture of the library, in a drawer beside the list. */
export function PictureDrawer({ hash, onClose, onChanged }: Props) {
  const { unsaved, close } = useKeptDraft(onClose)
  return (
    <Drawer open={hash !== null} onClose={close} keeps title="Picture">
      {hash !== null && (
        <PictureDetails
          key={hash}
          ref={unsaved}
          hash={hash}
          onSaved={onChanged}
          onClose={onClose}
          actions={(form) => <PictureActions form={form} onClose={onClose} onChanged={onChanged} />}
        />
      )}
    </Drawer>
  )
}

function PictureActions({ form, onClose, onChanged }: Omit<Props, 'hash'> & { form: PictureForm }) {
  const { picture, uses, version } = form
  const { hash, url, fileName } = picture
  const mayEdit = useMayEdit()
  const deleteIt = () =>
    deleteWithUndo({
      name: fileName,
      remove: () => staffApi.deletePicture({ hash, version }),
      restore: () => staffApi.restorePicture({ hash }),
      onGone: onClose,
      onChanged,
    })
  return (
    <>
      <a
        href={url}
        download={fileName.replace(/\.[^.]*$|$/, '.webp')}
        className="inline-flex min-h-11 items-center px-3 text-small underline lg:min-h-9"
      >
        Download
      </a>
      {mayEdit && (
        <Button look="danger" onClick={deleteIt} disabled={uses.length > 0}>
          Delete
        </Button>
      )}
    </>
  )
}
