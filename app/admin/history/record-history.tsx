import { sellersOwn } from '../../../contract/staff-history.ts'
import { Button } from '../controls/button.tsx'
import { tell } from '../controls/notices.tsx'
import type { Editor } from '../form/editor.ts'
import { useMember } from '../layout/desk-layout.tsx'
import { HistoryButton } from './history-button.tsx'

type Props<Edit extends object> = { editor: Editor<Edit>; entity: string; id: string }

/** What has become of one thing so far, beside its form; an earlier state can be put back into the form. */
export function RecordHistory<Edit extends object>({ editor, entity, id }: Props<Edit>) {
  const isOpenToThem = useMember().role !== 'sales' || sellersOwn.includes(entity)
  if (!isOpenToThem) return null
  const putBack = (state: object) => {
    const fields = Object.entries(state).filter(([name]) => name in editor.draft)
    editor.change(Object.fromEntries(fields) as Partial<Edit>)
    tell('It is in the form as it was then: save it to keep it')
  }
  return (
    <HistoryButton asked={{ entity, id }}>
      {({ state }, close) =>
        state && (
          <Button
            className="mt-2"
            onClick={() => {
              putBack(state)
              close()
            }}
          >
            Back to how it was then
          </Button>
        )
      }
    </HistoryButton>
  )
}
