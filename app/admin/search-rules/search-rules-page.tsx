import { href } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import type { SearchRuleRow } from '../../../contract/staff/search-rules.ts'
import { staffApi } from '../api.ts'
import { TextField } from '../form/fields/text-field.tsx'
import { arrangeRows } from '../list/arrange-rows.ts'
import { ListPage } from '../list/list-page.tsx'
import { shouldReloadList, useListState } from '../list/list-state.ts'
import { NewRecord } from '../list/new-record.tsx'
import type { Column } from '../list/record-table.tsx'
import { changedColumn } from '../list/usual-columns.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { blankRule } from './blank-rule.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.searchRules()))
export const shouldRevalidate = shouldReloadList

const columns: Column<SearchRuleRow>[] = [
  { key: 'words', label: 'Shoppers search for', show: ({ words }) => words, sortBy: ({ words }) => words },
  {
    key: 'pinned',
    label: 'Shown first',
    align: 'right',
    show: ({ pinned }) => pinned,
    sortBy: ({ pinned }) => pinned,
  },
  { key: 'hidden', label: 'Left out', align: 'right', show: ({ hidden }) => hidden, sortBy: ({ hidden }) => hidden },
  { key: 'sendTo', label: 'Leads to', wide: true, show: ({ sendTo }) => sendTo, sortBy: ({ sendTo }) => sendTo },
  changedColumn,
]

export default function SearchRulesPage({ loaderData: rules }: { loaderData: SearchRuleRow[] }) {
  const state = useListState()
  return (
    <ListPage
      title="Search rules"
      noun={['search rule', 'search rules']}
      rows={arrangeRows(rules, columns, ({ words, sendTo }) => `${words} ${sendTo}`, state)}
      total={rules.length}
      columns={columns}
      state={state}
      usual={{ sort: 'words' }}
      rowKey={({ uuid }) => uuid}
      to={({ uuid }) => href('/admin/search-rules/:uuid', { uuid })}
      actions={<NewRule />}
      empty="No search rules yet. A rule shows the products you choose first in a search, leaves others out, or sends the search to a page."
    />
  )
}

function NewRule() {
  const create = async ({ words }: { words: string }) => {
    const answer = await staffApi.createSearchRule({ ...blankRule, words })
    return failed(answer) ? answer : { to: href('/admin/search-rules/:uuid', { uuid: answer.uuid }) }
  }
  return (
    <NewRecord noun="search rule" start={{ words: '' }} labels={{ words: 'Shoppers search for' }} create={create}>
      {(field) => (
        <TextField bound={field('words')} placeholder="grey sofa" hint="The whole search, as shoppers type it." />
      )}
    </NewRecord>
  )
}
