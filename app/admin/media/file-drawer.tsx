import type { Ref } from 'react'
import { formatDate } from '../../../contract/dates/staff-dates.ts'
import { FileEdit, type FileForm } from '../../../contract/staff/media.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { Drawer } from '../controls/drawer.tsx'
import { useLoaded } from '../controls/loaded.ts'
import { ReasonNote } from '../controls/reason.tsx'
import { EditorsFields } from '../form/fields/editors-fields.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { UseList } from '../uses/use-list.tsx'
import { deleteWithUndo } from './deletion.ts'
import { describeBytes } from './describe-bytes.ts'
import { DrawerSaveBar, type Unsaved, useKeptDraft } from './drawer-save-bar.tsx'

type Props = { hash: string | null; onClose(): void; onChanged(): void }

/** One file of the library, in a drawer beside the list. */
export function FileDrawer({ hash, onClose, onChanged }: Props) {
  const { unsaved, close } = useKeptDraft(onClose)
  return (
    <Drawer open={hash !== null} onClose={close} keeps title="File">
      {hash !== null && <LoadedFile key={hash} ref={unsaved} hash={hash} onClose={onClose} onChanged={onChanged} />}
    </Drawer>
  )
}

type Opened = Omit<Props, 'hash'> & { ref: Ref<Unsaved> }

function LoadedFile({ hash, ...rest }: Opened & { hash: string }) {
  const { answer: form, problem } = useLoaded((signal) => staffApi.file({ hash }, { signal }))
  if (problem) return <ReasonNote>{problem}</ReasonNote>
  if (!form) return <p className="text-soft">Loading …</p>
  return <FileDetails form={form} {...rest} />
}

function FileDetails({ form, onClose, onChanged, ref }: Opened & { form: FileForm }) {
  const { file, uses } = form
  const { hash } = file
  const mayEdit = useMayEdit()
  const editor = useEditor<FileEdit>({
    form,
    schema: FileEdit,
    labels: { fileName: 'File name' },
    save: (edit, version) => staffApi.saveFile({ hash, version, edit }),
    reread: () => staffApi.file({ hash }),
    onSaved: onChanged,
  })
  const deleteIt = () =>
    deleteWithUndo({
      name: file.fileName,
      remove: () => staffApi.deleteFile({ hash, version: editor.version }),
      restore: () => staffApi.restoreFile({ hash }),
      onGone: onClose,
      onChanged,
    })
  return (
    <div className="grid gap-5">
      <EditorsFields mayEdit={mayEdit} className="grid min-w-0 gap-5">
        <legend className="sr-only">About the file</legend>
        <TextField
          bound={editor.field('fileName')}
          hint="Shoppers download it under this name. Links to the old name keep working."
        />
      </EditorsFields>
      <p className="text-label text-soft">
        {describeBytes(file.bytes)}, since {formatDate(file.createdAt)}
      </p>
      <UseList uses={uses} />
      <div className="flex flex-wrap gap-3">
        <a href={file.url} download className="inline-flex min-h-11 items-center px-3 text-small underline lg:min-h-9">
          Download
        </a>
        {mayEdit && (
          <Button look="danger" onClick={deleteIt} disabled={uses.length > 0}>
            Delete
          </Button>
        )}
      </div>
      <DrawerSaveBar ref={ref} editor={editor} onClose={onClose} />
    </div>
  )
}
