import { href } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'
import { AddressField } from '../form/address-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { NewRecord } from '../list/new-record.tsx'

export function NewRedirect() {
  const create = async (start: { fromPath: string; toPath: string }) => {
    const answer = await staffApi.saveRedirect(start)
    return failed(answer) ? answer : { to: href('/admin/redirects') }
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
