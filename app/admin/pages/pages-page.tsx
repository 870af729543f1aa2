import { href } from 'react-router'
import { pageAddress } from '../../../contract/addresses.ts'
import type { PageRow } from '../../../contract/staff/content.ts'
import { staffApi } from '../api.ts'
import { arrangeRows } from '../list/arrange-rows.ts'
import { ListPage } from '../list/list-page.tsx'
import { unlessOnlyTheListMoves, useListState } from '../list/list-state.ts'
import type { Column } from '../list/record-table.tsx'
import { changedColumn, visibleColumn } from '../list/usual-columns.ts'
import { orFail, whenSignedIn } from '../visit.ts'
import { NewPageRecord } from './new-page.tsx'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.pages()))
export const shouldRevalidate = unlessOnlyTheListMoves

const describeState = ({ fixed, visible }: PageRow) => (fixed ? 'Always' : visible ? 'Yes' : 'Hidden')

const columns: Column<PageRow>[] = [
  { key: 'title', label: 'Title', show: ({ title }) => title, sortBy: ({ title }) => title },
  {
    key: 'address',
    label: 'Address',
    wide: true,
    show: ({ id }) => pageAddress(id),
    sortBy: ({ id }) => pageAddress(id),
  },
  { ...visibleColumn, show: describeState, sortBy: describeState },
  changedColumn,
]

export default function PagesPage({ loaderData: pages }: { loaderData: PageRow[] }) {
  const state = useListState()
  return (
    <ListPage
      title="Pages"
      noun={['page', 'pages']}
      rows={arrangeRows(pages, columns, ({ title, id }) => `${title} ${id}`, state)}
      total={pages.length}
      columns={columns}
      state={state}
      rowKey={({ id }) => id}
      to={({ id }) => href('/admin/pages/:id', { id })}
      actions={<NewPageRecord />}
      empty="No pages yet."
    />
  )
}
