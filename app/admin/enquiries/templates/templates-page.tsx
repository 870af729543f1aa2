import { href } from 'react-router'
import { failed } from '../../../../contract/errors.ts'
import type { BinnedTemplate, TemplateRow } from '../../../../contract/reply-templates.ts'
import { staffApi } from '../../api.ts'
import { TextField } from '../../form/fields/text-field.tsx'
import { arrangeRows } from '../../list/arrange-rows.ts'
import { ListPage } from '../../list/list-page.tsx'
import { shouldReloadList, useListState } from '../../list/list-state.ts'
import { NewRecord } from '../../list/new-record.tsx'
import type { Column } from '../../list/record-table.tsx'
import { nameColumn } from '../../list/usual-columns.ts'
import { orFail, whenSignedIn } from '../../page-loader.ts'
import { BinnedTemplates } from './binned-templates.tsx'

export const clientLoader = whenSignedIn(async () => {
  const [templates, binned] = await Promise.all([staffApi.replyTemplates(), staffApi.binnedReplyTemplates()])
  return { templates: orFail(templates), binned: orFail(binned) }
})
export const shouldRevalidate = shouldReloadList

const columns: Column<TemplateRow>[] = [
  nameColumn,
  {
    key: 'text',
    label: 'Text',
    wide: true,
    show: ({ text }) => <span className="line-clamp-1 text-soft">{text}</span>,
  },
]

type Data = { templates: TemplateRow[]; binned: BinnedTemplate[] }

export default function TemplatesPage({ loaderData: { templates, binned } }: { loaderData: Data }) {
  const state = useListState()
  return (
    <>
      <ListPage
        title="Reply templates"
        noun={['template', 'templates']}
        rows={arrangeRows(templates, columns, ({ name, text }) => `${name} ${text}`, state)}
        total={templates.length}
        columns={columns}
        state={state}
        usual={{ sort: 'name' }}
        rowKey={({ uuid }) => uuid}
        to={({ uuid }) => href('/admin/enquiries/templates/:uuid', { uuid })}
        actions={<NewTemplate />}
        empty="No templates yet. Save the answers that you give often: the shop fills in the name and the product."
      />
      <BinnedTemplates templates={binned} />
    </>
  )
}

function NewTemplate() {
  const create = async (start: { name: string; text: string }) => {
    const answer = await staffApi.createReplyTemplate(start)
    return failed(answer) ? answer : { to: href('/admin/enquiries/templates/:uuid', { uuid: answer.uuid }) }
  }
  return (
    <NewRecord
      noun="template"
      start={{ name: '', text: 'Hello {first name},\n\n\n\nBest wishes\n{me}\n{shop}' }}
      labels={{ name: 'Name', text: 'Text' }}
      create={create}
    >
      {(field) => (
        <>
          <TextField bound={field('name')} />
          <TextField bound={field('text')} lines={7} />
        </>
      )}
    </NewRecord>
  )
}
