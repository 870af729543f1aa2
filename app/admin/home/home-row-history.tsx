import { useRevalidator } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import type { HomeRowEdit, HomeRows } from '../../../contract/staff/catalogue.ts'
import { staffApi } from '../api.ts'
import { notify, warn } from '../controls/notices.tsx'
import { findFormerFields } from '../history/former-fields.ts'
import { GoBack } from '../history/go-back.tsx'
import { HistoryButton } from '../history/history-button.tsx'
import { unreachable } from '../unreachable.ts'

type Row = HomeRows['rows'][number]

/** The history of the rows. Restoring an earlier state saves it immediately, as every change of a row does. */
export function HomeRowHistory({ rows }: Pick<HomeRows, 'rows'>) {
  const { revalidate } = useRevalidator()
  const save = async ({ key }: Row, version: number, edit: HomeRowEdit) => {
    const answer = await staffApi.saveHomeRow({ key, version, edit }).catch(unreachable)
    if (failed(answer)) warn(answer.problem.reason)
    await revalidate()
    return failed(answer) ? undefined : answer.version
  }
  const goBack = async (row: Row, fields: Partial<HomeRowEdit>) => {
    const version = await save(row, row.version, { ...row.edit, ...fields })
    if (version !== undefined)
      notify('The row is restored to that version', { run: () => save(row, version, row.edit) })
  }
  return (
    <HistoryButton label="History of the rows" asked={{ entity: 'home row' }}>
      {(entry, close) => {
        const row = rows.find(({ key }) => key === entry.entityId)
        const going = row && findFormerFields(entry, row.edit)
        const restore = () => {
          close()
          if (going) goBack(row, going.fields)
        }
        return going && <GoBack undoes={going.undoes} onGoBack={restore} />
      }}
    </HistoryButton>
  )
}
