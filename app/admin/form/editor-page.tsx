import type { ReactNode } from 'react'
import { BackLink } from '../controls/text-links.tsx'
import { useMayEdit, useMember } from '../layout/back-office-layout.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { useUsedLately } from '../search/used-lately.ts'
import { EditorsFields } from './fields/editors-fields.tsx'
import { useNamedField } from './fields/named-field.ts'
import { ConflictDialog } from './saving/conflict-dialog.tsx'
import { Discards } from './saving/discards.ts'
import type { Editor } from './saving/editor.ts'
import { LeaveGuard } from './saving/leave-guard.tsx'
import { SaveBar } from './saving/save-bar.tsx'

type Props<Edit extends object> = {
  editor: Editor<Edit>
  title: string
  back: { label: string; to: string }
  /** Actions on the whole record, such as viewing it on the site or moving it to the bin. */
  actions?: ReactNode
  /** The history of the record. */
  history?: ReactNode
  /** Whether this member may save the record; by default, editors and owners may. */
  mayEdit?: boolean
  whoMayEdit?: string
  children: ReactNode
}

/** The frame of every form of the back office. */
export function EditorPage<Edit extends object>({
  editor,
  title,
  back,
  actions,
  history,
  mayEdit: granted,
  whoMayEdit,
  children,
}: Props<Edit>) {
  useNamedField()
  const byRole = useMayEdit()
  useUsedLately(useMember().uuid, title, back.label)
  const mayEdit = granted ?? byRole
  return (
    <>
      <PageTitle title={title} />
      <BackLink to={back.to}>{back.label}</BackLink>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-h2">{title}</h1>
        <div className="flex flex-wrap items-center gap-3">
          {history}
          {actions}
        </div>
      </div>
      <EditorsFields mayEdit={mayEdit} whoMayEdit={whoMayEdit}>
        <Discards value={editor.discards}>{children}</Discards>
      </EditorsFields>
      {mayEdit && (
        <>
          <SaveBar editor={editor} />
          <LeaveGuard editor={editor} />
          <ConflictDialog editor={editor} />
        </>
      )}
    </>
  )
}
