import { href } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { notify } from '../controls/notices.tsx'
import { AddressField } from '../form/fields/address-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { NewRecord } from '../list/new-record.tsx'

export function NewRedirect() {
  const reload = useReload()
  const create = async (start: { fromPath: string; toPath: string }) => {
    const answer = await staffApi.saveRedirect({ ...start, isNew: true })
    if (failed(answer)) return answer
    // The list is already open, and a navigation that only changes its query does not reload it.
    await reload()
    notify(`${answer.fromPath} redirects to ${answer.toPath}`)
    return { to: href('/admin/redirects') }
  }
  return (
    <NewRecord
      noun="redirect"
      start={{ fromPath: '', toPath: '' }}
      labels={{ fromPath: 'Old address', toPath: 'Redirects to' }}
      create={create}
    >
      {(field) => (
        <>
          <TextField bound={field('fromPath')} placeholder="/old-page" hint="An address that no longer has a page." />
          <AddressField bound={field('toPath')} hint="A page of the shop." />
        </>
      )}
    </NewRecord>
  )
}
