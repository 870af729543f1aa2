import { href } from 'react-router'
import { pageAddress, slugify } from '../../../contract/addresses.ts'
import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'
import { TextField } from '../form/fields/text-field.tsx'
import { NewRecord } from '../list/new-record.tsx'

type Start = { title: string; id: string }

export function NewPageRecord() {
  const create = async (start: Start) => {
    const answer = await staffApi.createPage({ ...start, body: '', metaDescription: '', visible: false })
    return failed(answer) ? answer : { to: href('/admin/pages/:id', { id: answer.id }) }
  }
  return (
    <NewRecord noun="page" start={{ title: '', id: '' }} labels={{ title: 'Title', id: 'Address' }} create={create}>
      {(field) => {
        const [title, id] = [field('title'), field('id')]
        /** Derives the address from the title until somebody types another address. */
        const follow = (text: string) => {
          title.onChange(text)
          if (id.value === slugify(title.value)) id.onChange(slugify(text))
        }
        return (
          <>
            <TextField bound={{ ...title, onChange: follow }} />
            <TextField
              bound={id}
              hint={`${location.host}${pageAddress(id.value || '…')} – the page keeps this address.`}
            />
          </>
        )
      }}
    </NewRecord>
  )
}
