import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { Drawer } from '../controls/drawer.tsx'
import { useMember } from '../layout/desk-layout.tsx'
import { UseList } from '../uses/use-list.tsx'
import { deleteWithUndo } from './deletion.ts'
import { describeBytes } from './describe-bytes.ts'
import { useLoaded } from './loaded.ts'

type Props = { hash: string | null; onClose(): void; onChanged(): void }

/** One file of the library, beside the others. */
export function FileDrawer({ hash, onClose, onChanged }: Props) {
  return (
    <Drawer open={hash !== null} onClose={onClose} title="File">
      {hash !== null && <Facts key={hash} hash={hash} onClose={onClose} onChanged={onChanged} />}
    </Drawer>
  )
}

function Facts({ hash, onClose, onChanged }: Props & { hash: string }) {
  const { answer: facts, problem } = useLoaded((signal) => staffApi.file({ hash }, { signal }))
  const mayEdit = useMember().role !== 'sales'
  if (problem) return <p role="alert">{problem}</p>
  if (!facts) return <p className="text-soft">Loading …</p>
  const { file, uses } = facts
  const deleteIt = () =>
    deleteWithUndo({
      name: file.fileName,
      remove: () => staffApi.deleteFile({ hash, version: file.version }),
      restore: () => staffApi.restoreFile({ hash }),
      onGone: onClose,
      onChanged,
    })
  return (
    <div className="grid gap-5">
      <p className="font-semibold break-words">{file.fileName}</p>
      <p className="text-label text-soft">
        {describeBytes(file.bytes)}, since {new Date(file.createdAt).toLocaleDateString('en-GB')}
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
    </div>
  )
}
