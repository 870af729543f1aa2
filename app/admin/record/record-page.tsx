import type { ReactNode } from 'react'
import { type KindName, type KindWith, labelKind, labelKinds, listOpenKinds } from '../../../contract/kinds.ts'
import { Menu } from '../controls/menu.tsx'
import { EditorPage } from '../form/editor-page.tsx'
import type { Editor } from '../form/saving/editor.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { useMember } from '../layout/back-office-layout.tsx'
import { PageLink } from '../layout/page-link.tsx'
import { listAddress } from '../record-addresses.ts'
import { useBinWithUses } from '../uses/bin-with-uses.tsx'
import type { OpenRecord } from './open-record.ts'

type Props<Edit extends object> = {
  id: string | number
  record: OpenRecord<Edit>
  editor: Editor<Edit>
  name: string
  /** The address of the record's page in the shop. */
  place?: { address: string; shown: boolean }
  /** What binning the record does to those that use it, for kinds that others use. */
  consequence?: string
  /** The record cannot be binned. */
  isKept?: boolean
  children: ReactNode
} & ({ kind: KindWith<'page'> } | { kind: KindName; back: { label: string; to: string } })

/** The form of a record, with its history, a link to its page in the shop, and a button that bins it. */
export function RecordPage<Edit extends object>({ id, record, editor, place, children, ...props }: Props<Edit>) {
  const { binIt, dialog } = useBinWithUses()
  // Staff who may change a kind may read its history.
  const mayEdit = listOpenKinds(useMember().role).includes(props.kind)
  const name = props.name || labelKind(props.kind)
  const back = 'back' in props ? props.back : { label: labelKinds(props.kind), to: listAddress(props.kind) }
  const moveToBin = () =>
    binIt({
      name,
      list: back.to,
      bin: () => record.bin(editor.readVersion()),
      restore: record.restore,
      use: props.consequence === undefined ? undefined : { list: record.uses, consequence: props.consequence },
    })
  return (
    <EditorPage
      editor={editor}
      mayEdit={mayEdit}
      history={<RecordHistory editor={editor} entity={props.kind} id={String(id)} />}
      title={name}
      back={back}
      actions={
        <>
          {place && <PageLink {...place} editor={editor} />}
          {mayEdit && !props.isKept && (
            <Menu label="More" items={[{ label: 'Move to the bin', onChoose: moveToBin, danger: true }]} />
          )}
        </>
      }
    >
      {children}
      {dialog}
    </EditorPage>
  )
}
