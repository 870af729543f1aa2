import { type KindName, listOpenKinds } from '../../../contract/kinds.ts'
import { notify } from '../controls/notices.tsx'
import type { Editor } from '../form/saving/editor.ts'
import { useMember } from '../layout/back-office-layout.tsx'
import { findFormerFields } from './former-fields.ts'
import { GoBack } from './go-back.tsx'
import { HistoryButton } from './history-button.tsx'

type Props<Edit extends object> = { editor: Editor<Edit>; entity: KindName; id: string }

/** A record's history beside its form; an earlier state can be loaded into the form. */
export function RecordHistory<Edit extends object>({ editor, entity, id }: Props<Edit>) {
  const { role } = useMember()
  if (!listOpenKinds(role).includes(entity)) return null
  return (
    <HistoryButton asked={{ entity, id }}>
      {(entry, close) => {
        const former = findFormerFields(entry, editor.draft)
        const goBack = () => {
          if (former) editor.change(former.fields)
          close()
          notify('The form shows that version. Save it to keep it.')
        }
        return former && <GoBack undoes={former.undoes} onGoBack={goBack} />
      }}
    </HistoryButton>
  )
}
