import { href } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import { blankHomeRow, type HomeRowEdit } from '../../../contract/staff/home-rows.ts'
import { staffApi } from '../api.ts'
import { ChoiceField } from '../form/fields/choice-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { NewRecord } from '../list/new-record.tsx'
import { sourceChoices } from './home-row-texts.ts'

type Start = Pick<HomeRowEdit, 'title' | 'source'>

/** A row is hidden until somebody has filled it and shows it. */
export function NewHomeRow() {
  const create = async (start: Start) => {
    const answer = await staffApi.createHomeRow({ ...blankHomeRow, ...start })
    return failed(answer) ? answer : { to: href('/admin/home/rows/:key', { key: answer.key }) }
  }
  return (
    <NewRecord
      noun="row"
      start={{ title: '', source: 'products' } as Start}
      labels={{ title: 'Title', source: 'Filled with' }}
      create={create}
      several
    >
      {(field) => {
        const source = field('source')
        return (
          <>
            <ChoiceField
              bound={{ ...source, onChange: (value) => value && source.onChange(value) }}
              choices={sourceChoices}
            />
            <TextField
              bound={field('title')}
              hint={source.value === 'products' ? undefined : 'Leave empty for the name of what fills it.'}
            />
          </>
        )
      }}
    </NewRecord>
  )
}
