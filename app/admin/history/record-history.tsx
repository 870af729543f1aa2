import { useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { HistoryEntry } from '../../../contract/staff-history.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { Drawer } from '../controls/drawer.tsx'
import { tell, warn } from '../controls/notices.tsx'
import type { Editor } from '../form/editor.ts'
import { useMember } from '../layout/desk-layout.tsx'
import { EntryList } from './entry-list.tsx'

type Props<Edit extends object> = { editor: Editor<Edit>; entity: string; id: string }

/** What has become of one thing so far, beside its form; an earlier state can be put back into the form. */
export function RecordHistory<Edit extends object>({ editor, entity, id }: Props<Edit>) {
  const isOpenToThem = useMember().role !== 'sales'
  const [entries, setEntries] = useState<HistoryEntry[]>()
  if (!isOpenToThem) return null
  const open = async () => {
    const answer = await staffApi.history({ entity, id })
    if (failed(answer)) warn(answer.problem.reason)
    else setEntries(answer.entries)
  }
  const putBack = (state: object) => {
    const fields = Object.entries(state).filter(([name]) => name in editor.draft)
    editor.change(Object.fromEntries(fields) as Partial<Edit>)
    setEntries(undefined)
    tell('It is in the form as it was then: save it to keep it')
  }
  return (
    <>
      <Button look="plain" onClick={open}>
        History
      </Button>
      <Drawer open={entries !== undefined} onClose={() => setEntries(undefined)} title="History">
        <EntryList entries={entries ?? []}>
          {({ state }) =>
            state && (
              <Button className="mt-2" onClick={() => putBack(state)}>
                Back to how it was then
              </Button>
            )
          }
        </EntryList>
      </Drawer>
    </>
  )
}
